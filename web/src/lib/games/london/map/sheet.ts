/**
 * The sheet on which the map is drawn, in units of its own, and where things lie on it. The map file says where a place
 * is, from 0 to 1000 each way; the sheet may be wide or tall, and signs and letters stay as they are.
 */
import type { MapLocation } from '../../../wire/london';
import type { Places } from '../places';

export interface Point {
  x: number;
  y: number;
}

/** A sheet: its size, the free edge around the places, and how large signs and letters are on it. */
export interface Sheet {
  width: number;
  height: number;
  /** How large things are drawn: 1 on an ordinary screen. */
  scale: number;
  edge: { x: number; top: number; bottom: number };
  /** Where no name may stand: the border, and the tools. */
  margin: { left: number; right: number; top: number; bottom: number };
  radius: { site: number; plain: number };
  letters: number;
}

/** The sheet for a window of that size: a unit is a pixel when all of it is seen. */
export function sheetFor(width: number, height: number): Sheet {
  return width < 560 ? smallSheet(width, height) : largeSheet(width, height);
}

/** On a phone: the tools lie below the town. */
function smallSheet(width: number, height: number): Sheet {
  return {
    width,
    height,
    scale: 0.76,
    edge: { x: 36, top: 40, bottom: 76 },
    margin: { left: 11, right: 11, top: 11, bottom: 11 },
    radius: { site: 12, plain: 8.5 },
    letters: 9.5,
  };
}

/** On a screen: the tools lie to the right of it; with more room everything is larger. */
function largeSheet(width: number, height: number): Sheet {
  const scale = Math.min(1.6, Math.max(1, Math.min(width / 900, height / 480)));
  return {
    width,
    height,
    scale,
    edge: { x: 92 * scale, top: 48 * scale, bottom: 40 * scale },
    margin: { left: 14, right: 56, top: 14, bottom: 14 },
    radius: { site: 16 * scale, plain: 11 * scale },
    letters: 12.5 * scale,
  };
}

/** Where something lies on the sheet that the map file puts at these coordinates. */
export function onSheet(sheet: Sheet, [x, y]: readonly [number, number]): Point {
  const { width, height, edge } = sheet;
  return {
    x: edge.x + (x / 1000) * (width - 2 * edge.x),
    y: edge.top + (y / 1000) * (height - edge.top - edge.bottom),
  };
}

/** How large a place is drawn. */
export function radiusOf(sheet: Sheet, place: MapLocation): number {
  return place.site === null ? sheet.radius.plain : sheet.radius.site;
}

/** A straight line. */
export interface Segment {
  from: Point;
  to: Point;
}

/** All paths as lines. */
export function segments(sheet: Sheet, places: Places): Segment[] {
  const points = places.all.map((place) => onSheet(sheet, place.at));
  const none = { x: 0, y: 0 };
  return places.paths.map(({ between: [one, other] }) => ({ from: points[one] ?? none, to: points[other] ?? none }));
}

/** How far a point is from a line. */
export function distance(point: Point, { from, to }: Segment): number {
  const [across, down] = [to.x - from.x, to.y - from.y];
  const length = across * across + down * down;
  const along = length === 0 ? 0 : ((point.x - from.x) * across + (point.y - from.y) * down) / length;
  const part = Math.min(1, Math.max(0, along));
  return Math.hypot(point.x - from.x - part * across, point.y - from.y - part * down);
}
