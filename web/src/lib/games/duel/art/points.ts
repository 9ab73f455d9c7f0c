/** Points of a drawing. A card face is 100 wide and 150 high. */

export interface Point {
  x: number;
  y: number;
}

/** The point as path data; two decimals are finer than any screen shows. */
export function at({ x, y }: Point): string {
  return `${round(x)} ${round(y)}`;
}

export function round(value: number): number {
  return Math.round(value * 100) / 100;
}
