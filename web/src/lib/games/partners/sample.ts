/** A table to test with: four players, north looks, the first trick of the first hand waits for its fourth card. */
import type { Moved } from '../contract';
import type { Action, Hand, Place, Played, Seating, View } from '../../wire/partners';

export const backs = (jekyll: number, hyde: number) => ({ jekyll, hyde });

export const plays = (turn: Place, card: string, from: Place = turn): Played => ({ turn, from, card });

export const aHand = (change: Partial<Hand> = {}): Hand => ({
  teams: { n: 'jekyll', e: 'hyde', s: 'jekyll', w: 'hyde' },
  dealer: 'w',
  backs: { n: backs(3, 3), e: backs(3, 3), s: backs(3, 3), w: backs(4, 3) },
  open: [],
  played: [plays('n', 'J5'), plays('e', 'HD'), plays('s', 'J7')],
  piles: { jekyll: [], hyde: [] },
  carried: [],
  turn: 'w',
  step: 'turn',
  ...change,
});

export function aView(change: Partial<Hand> = {}, viewer: View['viewer'] = { seat: 0 }, seating: Seating = 'four'): View {
  const players = seating === 'four' ? ({ four: { seat_card: 'a' } } as const) : { three: { ghost: seating.three.ghost } };
  const totals = seating === 'four' ? { teams: { jekyll: 0, hyde: 0 } } : { players: [0, 0, 0] as [number, number, number] };
  const board = { options: { players, target: 1000 }, seating, totals, sheet: [], phase: { play: aHand(change) } };
  return { viewer, board, hand: viewer === 'public' ? [] : ['JA', 'J3', 'H4'] };
}

export const aMove = (place: Place, action: Action, notes: string[] = []): Moved => ({
  type: 'moved',
  by: 0,
  line: '',
  seen: { act: { place, action } },
  notes,
});

/** Three players: nobody sits in the west, so the player in the east plays alone. */
export const THREE: Seating = { three: { ghost: 'w', players: [0, 1, 2] } };
