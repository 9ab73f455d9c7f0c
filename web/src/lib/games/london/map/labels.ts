/**
 * The names of the places, and the search for a side where each of them can be read.
 *
 * A name can stand on eight sides of its place. Every side has a cost: it is high where the name would cover something.
 * Each name in turn takes its cheapest side, a few times over, since names that have moved leave room.
 */
import type { Places } from '../places';
import type { Language } from '../../../words/bundle';
import { onSheet, radiusOf, segments, type Point, type Segment, type Sheet } from './sheet';

/** A name beside its place. */
export interface Label {
  lines: string[];
  anchor: 'start' | 'middle' | 'end';
  x: number;
  /** The baseline of the first line. */
  y: number;
  /** What it covers. */
  area: Area;
  /** It covers another name: to be seen only when there is reason to. */
  crowded: boolean;
}

/** A part of the sheet. */
export interface Area {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

interface Draft {
  lines: string[];
  width: number;
  height: number;
  at: Point;
  radius: number;
  side: number;
}

/** The sides in order of liking: to the right (1) or left (-1), below (1) or above (-1). */
const SIDES: [number, number][] = [
  [0, 1],
  [0, -1],
  [1, 0],
  [-1, 0],
  [1, 1],
  [-1, 1],
  [1, -1],
  [-1, -1],
];
const DISLIKE = 1.5;
const OFF_THE_SHEET = 5000;
const COVERED = 2;
/** The pawn on its pin would cover it, when it stands there. */
const PIN = 0.25;
const ROUNDS = 4;
/** A longer name is broken into two lines. */
const ONE_LINE = 12;
/** How wide a letter is on average, in parts of its height. */
const LETTER = 0.56;
const LINE = 1.08;
const BASELINE = 0.84;

/** The names of all places, each where it can be read. */
export function labels(sheet: Sheet, places: Places, language: Language): Label[] {
  const drafts = places.all.map((place): Draft => {
    const lines = broken(place.name[language]);
    const width = Math.max(...lines.map((line) => line.length)) * LETTER * sheet.letters;
    const height = LINE * sheet.letters * lines.length;
    return { lines, width, height, at: onSheet(sheet, place.at), radius: radiusOf(sheet, place) + 2, side: 0 };
  });
  const lines = segments(sheet, places);
  for (let round = 0; round < ROUNDS; round++) {
    for (const draft of drafts) draft.side = cheapestSide(sheet, drafts, lines, draft);
  }
  return drafts.map((draft) => written(sheet, drafts, draft));
}

/** A name, cut at the space that leaves the two halves most alike if it is too long for one line. */
export function broken(name: string): string[] {
  const cuts = [...name.matchAll(/ /g)].map(({ index }) => index);
  if (name.length <= ONE_LINE || cuts.length === 0) return [name];
  const longer = (cut: number) => Math.max(cut, name.length - cut - 1);
  const best = cuts.reduce((best, cut) => (longer(cut) < longer(best) ? cut : best));
  return [name.slice(0, best), name.slice(best + 1)];
}

function cheapestSide(sheet: Sheet, drafts: Draft[], lines: Segment[], draft: Draft): number {
  const costs = SIDES.map((_, side) => cost(sheet, drafts, lines, draft, side));
  return costs.indexOf(Math.min(...costs));
}

function cost(sheet: Sheet, drafts: Draft[], lines: Segment[], draft: Draft, side: number): number {
  const area = areaOn(draft, side);
  let cost = DISLIKE * side;
  const { left, right, top, bottom } = sheet.margin;
  const isOff = area.left < left || area.right > sheet.width - right;
  if (isOff || area.top < top || area.bottom > sheet.height - bottom) cost += OFF_THE_SHEET;
  cost += PIN * drafts.reduce((sum, other) => sum + shared(area, pinOf(other)), 0);
  for (const other of drafts) {
    if (other === draft) continue;
    cost += COVERED * shared(area, around(other, 2)) + COVERED * shared(area, areaOn(other, other.side));
  }
  for (const line of lines) cost += COVERED * lengthInside(grown(area, 3), line);
  return cost;
}

function areaOn({ at, radius, width, height }: Draft, side: number): Area {
  const [across, down] = SIDES[side] ?? [0, 1];
  // In a corner the circle leaves room that a square would not.
  const distance = (radius + 3) * (across !== 0 && down !== 0 ? 0.74 : 1);
  const x = at.x + across * (distance + width / 2);
  const y = at.y + down * (distance + height / 2);
  return { left: x - width / 2, top: y - height / 2, right: x + width / 2, bottom: y + height / 2 };
}

/** Where the pawn is seen when it stands at a place. */
function pinOf({ at, radius }: Draft): Area {
  return { left: at.x - 1.1 * radius, top: at.y - 3.2 * radius, right: at.x + 1.1 * radius, bottom: at.y - radius };
}

/** The square around the place itself. */
function around({ at, radius }: Draft, edge: number): Area {
  return grown({ left: at.x, top: at.y, right: at.x, bottom: at.y }, radius + edge);
}

function grown(area: Area, by: number): Area {
  return { left: area.left - by, top: area.top - by, right: area.right + by, bottom: area.bottom + by };
}

/** How much of the sheet lies in both. */
function shared(one: Area, other: Area): number {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return Math.max(0, width) * Math.max(0, height);
}

/** How much of a line lies inside: it enters and leaves at these parts of its length. */
function lengthInside(area: Area, { from, to }: Segment): number {
  const [across, down] = [to.x - from.x, to.y - from.y];
  let [enters, leaves] = [0, 1];
  const axes: [number, number, number, number][] = [
    [across, from.x, area.left, area.right],
    [down, from.y, area.top, area.bottom],
  ];
  for (const [length, start, low, high] of axes) {
    if (length === 0 && (start < low || high < start)) return 0;
    if (length === 0) continue;
    const [one, other] = [(low - start) / length, (high - start) / length];
    enters = Math.max(enters, Math.min(one, other));
    leaves = Math.min(leaves, Math.max(one, other));
  }
  return Math.max(0, leaves - enters) * Math.hypot(across, down);
}

function written(sheet: Sheet, drafts: Draft[], draft: Draft): Label {
  const area = areaOn(draft, draft.side);
  const [across] = SIDES[draft.side] ?? [0, 1];
  const anchor = across === 0 ? 'middle' : across > 0 ? 'start' : 'end';
  const x = across === 0 ? draft.at.x : across > 0 ? area.left : area.right;
  const covers = (other: Draft): boolean =>
    shared(area, around(other, -1)) > 4 ||
    (drafts.indexOf(other) < drafts.indexOf(draft) && shared(area, areaOn(other, other.side)) > 6);
  const crowded = drafts.some((other) => other !== draft && covers(other));
  return { lines: draft.lines, anchor, x, y: area.top + BASELINE * sheet.letters, area, crowded };
}
