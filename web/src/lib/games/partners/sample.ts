/** A table to test with: four players, north looks, the first trick of the first hand waits for its fourth card. */
import type { Moved } from '../contract';
import type { ByPlace, Hand, HandReckoning, Note, Place, Played, Seating, Sits, Taken, View, Worth } from '../../wire/partners';
import { PLACES } from './seats';

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

export const aTrick = (change: Partial<Taken> = {}): Taken => ({
  cards: [plays('n', 'J5'), plays('e', 'HD'), plays('s', 'J7'), plays('w', 'Hx1')],
  winner: 'e',
  side: 'hyde',
  leads: 'e',
  by: 'HD',
  why: 'highest',
  rule: 'P4.1',
  ...change,
});

const worth = (): Worth => ({ product: { points: 0, factor: 0, score: 0 }, deeds: [] });

/** What the engine says of the hand: three cards lie in its first trick. */
export const aReckoning = (change: Partial<HandReckoning> = {}): HandReckoning => ({
  trick: 1,
  lying: 3,
  ahead: 'e',
  transformed: false,
  ended: [],
  last: null,
  worth: { jekyll: worth(), hyde: worth() },
  stakes: [],
  ...change,
});

/** Who sits and decides where: with three players nobody sits in the west. */
const placesOf = (seating: Seating): ByPlace<Sits> => {
  const sits = (seat: number): Sits => ({ person: seat, decides: seat });
  return { n: sits(0), e: sits(1), s: sits(2), w: seating === 'four' ? sits(3) : { person: null, decides: 1 } };
};

export function aView(
  change: Partial<Hand> = {},
  viewer: View['viewer'] = { seat: 0 },
  seating: Seating = 'four',
  reckoned: Partial<HandReckoning> = {},
): View {
  const players = seating === 'four' ? ({ four: { seat_card: 'a' } } as const) : { three: { ghost: seating.three.ghost } };
  const totals = seating === 'four' ? { teams: { jekyll: 0, hyde: 0 } } : { players: [0, 0, 0] as [number, number, number] };
  const board = { options: { players, target: 1000 }, seating, totals, sheet: [], phase: { play: aHand(change) } };
  const hand = aHand(change);
  const reckoning = {
    places: placesOf(seating),
    own: viewer === 'public' ? null : PLACES[viewer.seat]!,
    teams: hand.teams,
    deciding: hand.step === 'turn' ? hand.turn : hand.step.asked,
    hand: aReckoning(reckoned),
  };
  return { viewer, board, hand: viewer === 'public' ? [] : ['JA', 'J3', 'H4'], reckoning };
}

/** A move from which this followed. */
export const aMove = (...followed: Note[]): Moved => ({ type: 'moved', by: 0, line: '', seen: null, notes: [], followed });

/** Three players: nobody sits in the west, so the player in the east plays alone. */
export const THREE: Seating = { three: { ghost: 'w', players: [0, 1, 2] } };
