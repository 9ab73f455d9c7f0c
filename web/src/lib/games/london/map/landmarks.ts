/**
 * Small engraved buildings beside the places whose ids we know, each where it covers nothing. A map without these places
 * has none, and a place without room stays without.
 */
import type { Places } from '../places';
import type { Label } from './labels';
import { distance, onSheet, radiusOf, segments, type Point, type Sheet } from './sheet';

/** A building, standing on the line y = 10. */
export interface Landmark {
  drawing: string;
  at: Point;
}

const CATHEDRAL =
  'M-12,10H12V6H-12ZM-9,6V0H9V6M-6,6V0M-3,6V0M0,6V0M3,6V0M6,6V0M-7,0Q-7,-9 0,-9T7,0M-2,-9V-12H2V-9M0,-12V-16M-1.5,-14H1.5';
const KEEP =
  'M-11,10V-6H11V10ZM-13,10V-10H-9V10M9,10V-10H13V10M-13,-10L-11,-14L-9,-10M9,-10L11,-14L13,-10M-8,-6V-8H-5V-6M-2,-6V-8H2V-6M5,-6V-8H8V-6M-4,10V4Q-4,1 0,1T4,4V10';
const PARLIAMENT =
  'M-12,10V-8H-4V10ZM-13,-8H-3V-10H-13ZM-12,-10L-8,-18L-4,-10M-8,-1A2.6,2.6 0 1 1 -7.9,-1M-8,-3.6V-5.4M-8,-3.6H-6.6M-4,10H14V1H-4M0,1V-2M4,1V-2M9,1V-2M14,1V-2M0,10V4M4,10V4M9,10V4';
const PORTICO = 'M-14,10H14M-13,8H13M-11,8V-1M-7,8V-1M-3,8V-1M3,8V-1M7,8V-1M11,8V-1M-13,-1H13L0,-9Z';
const STATION =
  'M-15,10H15M-13,10V-1Q-13,-7 -7,-7T-1,-1V10M1,10V-1Q1,-7 7,-7T13,-1V10M-10,10V0Q-10,-4 -7,-4T-4,0V10M4,10V0Q4,-4 7,-4T10,0V10M-2,-7V-13H2V-7M-2,-13L0,-16L2,-13';
const SHIP = 'M-13,4H13L10,10H-9ZM-4,4V-14M5,4V-12M-4,-13Q4,-9 3,-1H-4M5,-11Q11,-7 10,-1H5M-13,4L-4,-12';
const HOUSE = 'M-9,10V-4H9V10ZM-11,-4L0,-11L11,-4ZM5,-8V-13H8V-6M-6,0H-3V4H-6ZM3,0H6V4H3ZM-1.6,10V3H1.6V10';

/** By the ids of our own map. */
const DRAWINGS: Record<string, string> = {
  'st-pauls': CATHEDRAL,
  tower: KEEP,
  westminster: PARLIAMENT,
  'british-museum': PORTICO,
  'kings-cross': STATION,
  limehouse: SHIP,
  rotherhithe: SHIP,
  'jekylls-house': HOUSE,
  bedlam: PORTICO,
};

/** The room that a building needs around its middle. */
const ROOM = 19;
/** How far from its place it may stand. */
const NEAR = [40, 50, 60];

/** The buildings of a map, around the names that stand on it already. */
export function landmarks(sheet: Sheet, places: Places, labels: Label[], water: (at: Point) => boolean): Landmark[] {
  const room = ROOM * sheet.scale;
  const lines = segments(sheet, places);
  const discs = places.all.map((place) => ({ at: onSheet(sheet, place.at), radius: radiusOf(sheet, place) }));
  const found: Landmark[] = [];
  const isFree = (at: Point): boolean =>
    lines.every((line) => distance(at, line) > room) &&
    discs.every((disc) => Math.hypot(disc.at.x - at.x, disc.at.y - at.y) > disc.radius + room) &&
    found.every((other) => Math.hypot(other.at.x - at.x, other.at.y - at.y) > 2 * room) &&
    labels.every(({ area }) => beside(at, area) > room - 4) &&
    inside(sheet, at, room) &&
    !water(at);
  places.all.forEach((place, index) => {
    const drawing = DRAWINGS[place.id];
    const middle = discs[index]?.at;
    const at = middle && drawing && spots(middle, sheet.scale).find(isFree);
    if (at) found.push({ drawing, at });
  });
  return found;
}

/** Where a building could stand: around its place, near before far. */
function spots({ x, y }: Point, scale: number): Point[] {
  return NEAR.map((far) => far * scale).flatMap((far) =>
    Array.from({ length: 16 }, (_, turn) => ({
      x: x + far * Math.cos((turn * Math.PI) / 8 - Math.PI / 2),
      y: y + far * Math.sin((turn * Math.PI) / 8 - Math.PI / 2),
    })),
  );
}

/** How far a point is from a part of the sheet. */
function beside({ x, y }: Point, { left, right, top, bottom }: Label['area']): number {
  return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
}

function inside({ width, height, margin }: Sheet, { x, y }: Point, room: number): boolean {
  const isAcross = x > margin.left + room && x < width - margin.right - room;
  return isAcross && y > margin.top + room && y < height - margin.bottom - room;
}
