/**
 * The part of the sheet that is seen: all of it, or less of it larger. Fingers and the wheel move it.
 */
import type { Point, Sheet } from './sheet';

/** No closer than this. */
const CLOSEST = 4;
/** A finger that has gone this far is dragging, and does not choose. */
const SLACK = 8;

export class Lens {
  zoom = $state(1);
  x = $state(0);
  y = $state(0);
  /** A drag is under way: what lies under the finger is not meant. */
  dragging = false;

  private fingers = new Map<number, Point>();
  private travelled = 0;

  constructor(private readonly sheet: () => Sheet) {}

  get viewBox(): string {
    const { width, height } = this.sheet();
    return `${this.x} ${this.y} ${width / this.zoom} ${height / this.zoom}`;
  }

  /** All of the sheet. */
  fit = (): void => this.show(1, 0, 0);

  /** Closer or farther, the given point of the sheet staying where it is. */
  zoomBy(factor: number, at?: Point): void {
    const { width, height } = this.sheet();
    const still = at ?? { x: this.x + width / this.zoom / 2, y: this.y + height / this.zoom / 2 };
    const zoom = Math.min(CLOSEST, Math.max(1, this.zoom * factor));
    const shrink = this.zoom / zoom;
    this.show(zoom, still.x - (still.x - this.x) * shrink, still.y - (still.y - this.y) * shrink);
  }

  /** Brings a point into sight, if it is not. */
  reveal({ x, y }: Point): void {
    const { width, height } = this.sheet();
    const [seenX, seenY] = [width / this.zoom, height / this.zoom];
    const [edgeX, edgeY] = [0.12 * seenX, 0.12 * seenY];
    const isIn = x > this.x + edgeX && x < this.x + seenX - edgeX && y > this.y + edgeY && y < this.y + seenY - edgeY;
    if (!isIn) this.show(this.zoom, x - seenX / 2, y - seenY / 2);
  }

  down(event: PointerEvent): void {
    this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (this.fingers.size === 1) [this.travelled, this.dragging] = [0, false];
  }

  move(event: PointerEvent, box: DOMRect): void {
    const before = this.fingers.get(event.pointerId);
    if (before === undefined) return;
    const now = { x: event.clientX, y: event.clientY };
    this.fingers.set(event.pointerId, now);
    this.travelled += Math.hypot(now.x - before.x, now.y - before.y);
    if (this.travelled > SLACK && (this.zoom > 1 || this.fingers.size > 1)) this.dragging = true;
    const scale = this.sheet().width / this.zoom / box.width;
    const other = [...this.fingers].find(([id]) => id !== event.pointerId)?.[1];
    if (other) {
      const spread = (point: Point) => Math.max(1, Math.hypot(point.x - other.x, point.y - other.y));
      const middle = { x: (now.x + other.x) / 2 - box.left, y: (now.y + other.y) / 2 - box.top };
      this.zoomBy(spread(now) / spread(before), { x: this.x + middle.x * scale, y: this.y + middle.y * scale });
    } else if (this.zoom > 1 && this.dragging) {
      this.show(this.zoom, this.x - (now.x - before.x) * scale, this.y - (now.y - before.y) * scale);
    }
  }

  up(event: PointerEvent): void {
    this.fingers.delete(event.pointerId);
    // The click that ends a drag comes right after this, and is still part of it.
    if (this.fingers.size === 0) setTimeout(() => (this.dragging = false));
  }

  wheel(event: WheelEvent, box: DOMRect): void {
    // The wheel alone scrolls the page; with Ctrl, which is also what a pinch on a touch pad sends, it magnifies.
    if (!event.ctrlKey) return;
    event.preventDefault();
    const scale = this.sheet().width / this.zoom / box.width;
    const at = { x: this.x + (event.clientX - box.left) * scale, y: this.y + (event.clientY - box.top) * scale };
    this.zoomBy(Math.exp(-event.deltaY / 240), at);
  }

  private show(zoom: number, x: number, y: number): void {
    const { width, height } = this.sheet();
    this.zoom = zoom;
    this.x = Math.min(width - width / zoom, Math.max(0, x));
    this.y = Math.min(height - height / zoom, Math.max(0, y));
  }
}
