/**
 * A view to test with: the first turn of Hyde on a map of six places; tests change what they are about.
 */
import type { About } from '../../wire/wire';
import type { Board, Map, MapLocation, Own, Priced, View } from '../../wire/london';

const place = (id: string, at: [number, number], ground: MapLocation['ground'], site: MapLocation['site']): MapLocation => ({
  id,
  name: { en: id, fr: id, de: id },
  ground,
  site,
  at,
});

/** Six places: the lab in the west, roads to north, east and south. */
export const MAP: Map = {
  name: 'Six places',
  credit: 'a test',
  sha256: '',
  locations: [
    place('lab', [100, 500], 'grey', 'lab'),
    place('north', [300, 100], 'white', 'research'),
    place('middle', [500, 500], 'grey', null),
    place('south', [300, 900], 'grey', 'apothecary'),
    place('east', [900, 520], 'white', 'research'),
    place('far', [950, 100], 'grey', 'research'),
  ],
  paths: [
    { between: ['lab', 'north'], kind: 'white' },
    { between: ['lab', 'middle'], kind: 'grey' },
    { between: ['lab', 'south'], kind: 'black' },
    { between: ['middle', 'east'], kind: 'white' },
    { between: ['east', 'far'], kind: 'white' },
  ],
};

export const ABOUT = { table: 't', game: 'london', agreed: { map: MAP, turns: 200 } } as unknown as About;

const BOARD: Board = {
  options: { map: MAP.sha256, turns: 200 },
  phase: 'act',
  turn: 1,
  pool: { hyde: 12 },
  pawn: 0,
  visit: 1,
  acted: [],
  turned: '',
  whites_in_bag: 0,
  whitened: [],
  tiles: [1, 4, 5],
  trashed: [],
  researched: '',
  cured: [],
  refuted: [],
  held: [0, 0],
  apothecary: '',
  displaced: '',
  discard: '',
  hands: [[''], ['']],
};

export const JEKYLL: Own = { jekyll: { hand: '', hyde: [''], recipes: [] } };
export const HYDE: Own = { hyde: { hand: '', jekyll: [''] } };

const priced = (...acts: [Priced['name'], number][]): Priced[] => acts.map(([name, cost]) => ({ name, cost }));

/** The prices of hyde's actions, and of jekyll's. */
const HYDES = priced(['vice', 3], ['meet', 2], ['resist', 6], ['trash', 3], ['steal', 4]);
const JEKYLLS = priced(['mix', 3], ['buy', 2], ['research', 3], ['alleviate', 6]);

/** A view with these changes to the board. */
export function viewWith(board: Partial<Board>, own: Own = HYDE): View {
  const acts = typeof own === 'object' && 'jekyll' in own ? JEKYLLS : HYDES;
  const reckoning = { acts, purse: [], payment: null, bag: [], deck: 40, white_stock: 8, black_stock: 8 };
  return { board: { ...BOARD, ...board }, own, reckoning };
}
