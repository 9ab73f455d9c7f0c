/**
 * Where the sheet of a tour stands: beside what it speaks of, and never over it, nor over what the player needs to go on, where the
 * screen has room for all of it.
 */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Size {
  width: number;
  height: number;
}

const GAP = 14;
const EDGE = 8;
/** Places are tried so far apart. */
const STEP = 8;

/** The corner of the sheet: where it covers least of what is to be spared, then of the target, and then next to the target. */
export function besides(target: Box, sheet: Size, screen: Size, spared: readonly Box[] = []): { x: number; y: number } {
  const across = keep(target.x + target.width / 2 - sheet.width / 2, screen.width - sheet.width);
  const down = keep(target.y + target.height / 2 - sheet.height / 2, screen.height - sheet.height);
  const beside = [
    { x: across, y: keep(target.y + target.height + GAP, screen.height - sheet.height) },
    { x: across, y: keep(target.y - sheet.height - GAP, screen.height - sheet.height) },
    { x: keep(target.x + target.width + GAP, screen.width - sheet.width), y: down },
    { x: keep(target.x - sheet.width - GAP, screen.width - sheet.width), y: down },
  ];
  const lowest = screen.height - sheet.height - EDGE;
  const column = Array.from({ length: Math.max(0, Math.ceil((lowest - EDGE) / STEP)) + 1 }, (_, step) => ({
    x: across,
    y: Math.max(EDGE, Math.min(lowest, EDGE + step * STEP)),
  }));
  const places = [...beside, ...column].map((corner, order) => {
    const box = { ...corner, ...sheet };
    const covered = spared.reduce((sum, each) => sum + common(box, each), 0);
    const far = order < beside.length ? order : beside.length + Math.abs(corner.y - down);
    return { corner, cost: [covered, common(box, target), far] as const };
  });
  return places.reduce((best, each) => (isLess(each.cost, best.cost) ? each : best)).corner;
}

function keep(at: number, most: number): number {
  return Math.max(EDGE, Math.min(at, most - EDGE));
}

/** How much two boxes have in common. */
function common(one: Box, other: Box): number {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return width > 0 && height > 0 ? width * height : 0;
}

/** Do they have anything in common? */
export const overlaps = (one: Box, other: Box): boolean => common(one, other) > 0;

function isLess(one: readonly number[], other: readonly number[]): boolean {
  const differs = one.findIndex((value, place) => value !== other[place]);
  return differs >= 0 && one[differs]! < other[differs]!;
}
