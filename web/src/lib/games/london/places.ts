/**
 * The map as the server sends it, and ways over it.
 */
import type { About } from '../../wire/wire';
import type { Location, Map as LondonMap, MapLocation, PathKind } from '../../wire/london';
import type { Language } from '../../words/bundle';

/** A map on which one can ask for neighbours. */
export interface Places {
  name: string;
  credit: string;
  all: MapLocation[];
  paths: { between: [Location, Location]; kind: PathKind }[];
  lab: Location;
}

/** The map of a table. It never changes, so it comes once, with what was agreed; a view only names it. */
export function mapOf(about: About): LondonMap | null {
  const agreed = about.agreed as { map?: LondonMap } | null;
  return agreed?.map ?? null;
}

const known = new WeakMap<LondonMap, Places>();

/** Ids become numbers: a view speaks of locations by their place in the list. One map, one answer: drawings hang on it. */
export function placesOf(map: LondonMap): Places {
  const places = known.get(map) ?? numbered(map);
  known.set(map, places);
  return places;
}

function numbered(map: LondonMap): Places {
  const number = new Map(map.locations.map((place, index) => [place.id, index]));
  return {
    name: map.name,
    credit: map.credit,
    all: map.locations,
    paths: map.paths.map(({ between: [one, other], kind }) => ({
      between: [number.get(one) ?? 0, number.get(other) ?? 0],
      kind,
    })),
    lab: Math.max(
      0,
      map.locations.findIndex((place) => place.site === 'lab'),
    ),
  };
}

/** The kind of the path between two locations; null if there is none. */
export function pathBetween(places: Places, one: Location, other: Location): PathKind | null {
  const path = places.paths.find(({ between }) => between.includes(one) && between.includes(other));
  return path && one !== other ? path.kind : null;
}

/** What a location is called. */
export function nameOf(places: Places, at: Location, language: Language): string {
  return places.all[at]?.name[language] ?? '';
}

/** A direction of the arrow keys. */
export type Direction = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';

const UNIT: Record<Direction, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/**
 * Where an arrow key leads from a location: to the candidate that lies best in that direction; null if none does. What
 * lies off to the side counts as farther away, and what lies more than 80 degrees off does not count at all.
 */
export function towards(places: Places, from: Location, direction: Direction, candidates: Location[]): Location | null {
  const [fromX, fromY] = places.all[from]?.at ?? [0, 0];
  const [unitX, unitY] = UNIT[direction];
  let best: { at: Location; cost: number } | null = null;
  for (const at of candidates) {
    const [x, y] = places.all[at]?.at ?? [0, 0];
    const along = (x - fromX) * unitX + (y - fromY) * unitY;
    const aside = Math.abs((x - fromX) * unitY) + Math.abs((y - fromY) * unitX);
    if (at === from || along <= 0 || aside > 5.7 * along) continue;
    const cost = along + 2 * aside;
    if (best === null || cost < best.cost) best = { at, cost };
  }
  return best?.at ?? null;
}
