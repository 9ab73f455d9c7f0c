/**
 * Several people at one device. Each has a table of his own; one of them is shown, and a curtain falls before the device
 * goes to the next.
 */
import type { Table } from './table.svelte';

/** So long the one who has just played sees what came of it. */
const LOOK_MS = 900;

export class HotSeat {
  /** Whose table is shown. */
  shown = $state(0);
  /** Who is to take the device; null: nobody, the shown one has it. */
  handTo = $state<number | null>(null);
  /** Has somebody taken it? Before that nobody's cards are shown, not even the first one's. */
  isTaken = $state(false);

  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly tables: Table[]) {
    this.isTaken = tables.length === 1;
  }

  /** Whom the game waits for among us: the one who is shown, if he is one of them. */
  readonly wanted = $derived.by(() => {
    const isWaitedFor = (index: number) => this.tables[index]?.isWaitedFor ?? false;
    if (isWaitedFor(this.shown)) return this.shown;
    const next = this.tables.findIndex((_, index) => isWaitedFor(index));
    return next < 0 ? this.shown : next;
  });

  /** May the device go on now? Not while somebody looks at a trick, nor while his decision is on its way. */
  readonly isFree = $derived.by(() => {
    const table = this.tables[this.shown];
    return table !== undefined && !table.resting && !table.deciding;
  });

  /** Is there anything to hide? Not before the cards are dealt, nor when all is over. The other tables stand still meanwhile. */
  readonly isPlaying = $derived.by(() => this.tables[this.shown]?.position?.stage.type === 'playing');

  /** Lets the curtain fall when it is time; to be called whenever `wanted`, `isFree` or `isPlaying` changes. */
  pass(): void {
    clearTimeout(this.timer);
    if (!this.isTaken) {
      if (this.isPlaying) this.handTo = this.wanted;
      return;
    }
    if (this.wanted === this.shown || !this.isFree) return;
    const next = this.wanted;
    this.timer = setTimeout(() => (this.handTo = next), LOOK_MS);
  }

  /** The next one has the device, and wants to see. */
  reveal(): void {
    if (this.handTo === null) return;
    this.shown = this.handTo;
    this.handTo = null;
    this.isTaken = true;
  }

  close(): void {
    clearTimeout(this.timer);
  }
}
