/**
 * What is engraved under the map: blocks of houses along the paths, thinning out into fields; for our own London the
 * Thames and its parks. Everything follows from the map and from a fixed sequence of numbers: the same map, the same print.
 */
import type { Places } from '../places';
import { distance, onSheet, radiusOf, segments, type Point, type Segment, type Sheet } from './sheet';

/** Three hatchings of houses, each one path; where trees and tufts of grass stand; the river, if there is one. */
export interface Engraving {
  houses: [string, string, string];
  trees: Point[];
  tufts: Point[];
  river: { line: string; width: number; points: Point[] } | null;
  /** Is that in the river, or on its bank? */
  isWater: (at: Point) => boolean;
}

/** Where the river of another map runs we do not know. */
const THE_THAMES: { map: string; course: [number, number][] } = {
  map: 'London, 1886',
  course: [
    [-300, 760],
    [-120, 742],
    [40, 736],
    [165, 752],
    [290, 742],
    [380, 706],
    [450, 638],
    [520, 598],
    [600, 590],
    [700, 618],
    [790, 634],
    [890, 632],
    [960, 612],
    [1100, 606],
    [1300, 612],
  ],
};

/** The parks beside the places that are called so: middle and half axes. */
const HYDE_PARK = { at: [-18, 175] as const, size: [44, 44] as const };

/** A number from 0 to 1 that belongs to these three. */
function chance(one: number, two: number, three: number): number {
  const mixed = Math.sin(one * 127.1 + two * 311.7 + three * 74.7) * 43758.5453;
  return mixed - Math.floor(mixed);
}

export function engrave(sheet: Sheet, places: Places): Engraving {
  const river = places.name === THE_THAMES.map ? thames(sheet) : null;
  const land = new Land(sheet, places, river);
  const isWater = (at: Point): boolean => !land.isDry(at, 16);
  const engraving: Engraving = { houses: ['', '', ''], trees: trees(sheet, places, land), tufts: [], river, isWater };
  const cell = 25 * sheet.scale;
  for (let row = -1; row * cell < sheet.height + cell; row++) {
    for (let column = -1; column * cell < sheet.width + cell; column++) lay(engraving, land, cell, row, column);
  }
  return engraving;
}

/** A corner of the net of small streets: bent, so that no street is quite straight. */
function corner(cell: number, row: number, column: number): Point {
  const [x, y] = [column * cell, row * cell];
  const bend = 0.42 * cell;
  return {
    x: x + bend * Math.sin(y / 71) + (chance(row, column, 1) - 0.5) * 0.5 * cell,
    y: y + bend * Math.sin(x / 93 + 1) + (chance(row, column, 2) - 0.5) * 0.5 * cell,
  };
}

/** A block of houses, or a tuft of grass, or nothing. */
function lay(engraving: Engraving, land: Land, cell: number, row: number, column: number): void {
  const corners = [
    corner(cell, row, column),
    corner(cell, row, column + 1),
    corner(cell, row + 1, column + 1),
    corner(cell, row + 1, column),
  ];
  const middle = { x: mean(corners.map(({ x }) => x)), y: mean(corners.map(({ y }) => y)) };
  if (!land.isDry(middle, 0.62 * cell) || land.isPark(middle)) return;
  const far = land.fromPaths(middle) / cell;
  const luck = chance(row, column, 3);
  if (luck > 1.25 - 0.36 * far) {
    if (far > 3.2 && luck > 0.86 && land.isFree(middle, 1.4 * cell)) engraving.tufts.push(middle);
    return;
  }
  const street = chance(row, column, 4) > 0.7 ? 0.24 : 0.12;
  const inner = corners.map(
    ({ x, y }) => `${round(x + (middle.x - x) * street * 2)},${round(y + (middle.y - y) * street * 2)}`,
  );
  const hatching = Math.floor(chance(row, column, 5) * 3) as 0 | 1 | 2;
  engraving.houses[hatching] += `M${inner.join('L')}Z`;
}

const mean = (values: number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
const round = (value: number): number => Math.round(value * 10) / 10;

/** What lies where. */
class Land {
  private readonly lines: Segment[];
  private readonly discs: { at: Point; radius: number }[];
  private readonly parks: { at: Point; radius: number }[];

  constructor(
    private readonly sheet: Sheet,
    places: Places,
    private readonly river: Engraving['river'],
  ) {
    this.lines = segments(sheet, places);
    this.discs = places.all.map((place) => ({ at: onSheet(sheet, place.at), radius: radiusOf(sheet, place) }));
    this.parks = parks(sheet, places);
  }

  isDry(point: Point, edge: number): boolean {
    if (this.river === null) return true;
    return this.fromRiver(point) > this.river.width / 2 + edge;
  }

  private fromRiver(point: Point): number {
    const points = this.river?.points ?? [];
    const banks = points.slice(1).map((to, index) => distance(point, { from: points[index] ?? to, to }));
    return Math.min(...banks);
  }

  isPark(point: Point): boolean {
    return this.parks.some(({ at, radius }) => Math.hypot(point.x - at.x, point.y - at.y) < radius);
  }

  fromPaths(point: Point): number {
    return Math.min(...this.lines.map((line) => distance(point, line)));
  }

  /** Is there neither a place nor a path nor the edge of the sheet so near? */
  isFree(point: Point, room: number): boolean {
    const { width, height } = this.sheet;
    const isInside = point.x > room && point.y > room && point.x < width - room && point.y < height - room;
    return (
      isInside &&
      this.fromPaths(point) > room &&
      this.discs.every(({ at, radius }) => Math.hypot(point.x - at.x, point.y - at.y) > radius + room)
    );
  }
}

/** Whatever is called a park has trees around it; and Hyde Park, where London is ours. */
function parks(sheet: Sheet, places: Places): { at: Point; radius: number }[] {
  const scale = sheet.width / 1000;
  const named = places.all.filter(({ name }) => /\bPark\b/.test(name.en));
  const found = named.map((place) => ({ at: onSheet(sheet, place.at), radius: 52 * scale + 8 }));
  if (places.name !== THE_THAMES.map) return found;
  return [...found, { at: onSheet(sheet, HYDE_PARK.at), radius: HYDE_PARK.size[0] * scale + 8 }];
}

function trees(sheet: Sheet, places: Places, land: Land): Point[] {
  const found: Point[] = [];
  const gap = 19 * Math.min(1, sheet.scale);
  for (const [index, park] of parks(sheet, places).entries()) {
    for (let row = -4; row <= 4; row++) {
      for (let column = -4; column <= 4; column++) {
        const point = {
          x: park.at.x + (column + (row % 2) * 0.5 + 0.5 * chance(row, column, index)) * gap,
          y: park.at.y + (row + 0.4 * chance(column, row, index)) * gap * 0.8,
        };
        const isIn = Math.hypot(point.x - park.at.x, point.y - park.at.y) < park.radius - 4;
        if (isIn && land.isFree(point, 7)) found.push(point);
      }
    }
  }
  return found;
}

/** The river as a smooth line through its course. */
function thames(sheet: Sheet): NonNullable<Engraving['river']> {
  const points = THE_THAMES.course.map((at) => onSheet(sheet, at));
  const width = Math.max(20, 0.066 * sheet.height);
  let line = '';
  const fine: Point[] = [];
  points.forEach((to, index) => {
    if (index === 0) return void (line = `M${round(to.x)},${round(to.y)}`);
    const from = points[index - 1] ?? to;
    const [before, after] = [points[index - 2] ?? from, points[index + 1] ?? to];
    const one = { x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6 };
    const two = { x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6 };
    line += `C${[one, two, to].map(({ x, y }) => `${round(x)},${round(y)}`).join(' ')}`;
    for (let part = 0; part < 1; part += 0.25) fine.push(bezier(from, one, two, to, part));
  });
  return { line, width, points: fine };
}

function bezier(from: Point, one: Point, two: Point, to: Point, part: number): Point {
  const rest = 1 - part;
  const at = (axis: 'x' | 'y'): number =>
    rest ** 3 * from[axis] + 3 * rest ** 2 * part * one[axis] + 3 * rest * part ** 2 * two[axis] + part ** 3 * to[axis];
  return { x: at('x'), y: at('y') };
}

/** The corner of the sheet where there is most room, with its middle; for ornaments. */
export function corners(sheet: Sheet, places: Places, width: number, height: number): Point[] {
  const [left, right, top, bottom] = [
    width / 2 + 10,
    sheet.width - width / 2 - 10,
    height / 2 + 10,
    sheet.height - height / 2 - 10,
  ];
  const middles = [
    { x: left, y: bottom },
    { x: right, y: bottom },
    { x: left, y: top },
    { x: right, y: top },
  ];
  const room = (at: Point): number => {
    const points = places.all.map((place) => onSheet(sheet, place.at));
    const gaps = points.map(({ x, y }) => Math.max(Math.abs(x - at.x) - width / 2, Math.abs(y - at.y) - height / 2));
    return Math.min(...gaps);
  };
  return middles.toSorted((one, other) => room(other) - room(one));
}
