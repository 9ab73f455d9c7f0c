/**
 * Where the sheet of a tour stands: beside what it speaks of, and never over it where the screen has room for both.
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

/** The corner of the sheet: below, above, right or left of the target, wherever it first fits; else where it covers least. */
export function besides(target: Box, sheet: Size, screen: Size): { x: number; y: number } {
  const across = keep(target.x + target.width / 2 - sheet.width / 2, screen.width - sheet.width);
  const down = keep(target.y + target.height / 2 - sheet.height / 2, screen.height - sheet.height);
  const corners = [
    { x: across, y: target.y + target.height + GAP },
    { x: across, y: target.y - sheet.height - GAP },
    { x: target.x + target.width + GAP, y: down },
    { x: target.x - sheet.width - GAP, y: down },
  ];
  const fits = ({ x, y }: { x: number; y: number }) =>
    x >= EDGE && y >= EDGE && x + sheet.width <= screen.width - EDGE && y + sheet.height <= screen.height - EDGE;
  const lower = { x: across, y: screen.height - sheet.height - EDGE };
  const upper = { x: across, y: EDGE };
  const least = target.y + target.height / 2 > screen.height / 2 ? upper : lower;
  return corners.find(fits) ?? least;
}

function keep(at: number, most: number): number {
  return Math.max(EDGE, Math.min(at, most - EDGE));
}
