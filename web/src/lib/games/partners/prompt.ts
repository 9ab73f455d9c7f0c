/**
 * What the line above the hand says: whose turn it is, what is wanted, what has just been decided.
 */
import type { Place, Side, View } from '../../wire/partners';
import { deciderAt, decidingPlace, ghostOf, handOf, mySide } from './seats';
import type { Trick } from './shown';

/** A sentence of the catalogue. */
export interface Sentence {
  id: string;
  args: Record<string, string | number>;
  /** How much it wants to be seen. */
  tone: 'asked' | 'turn' | 'waiting';
}

/** Whoever writes sentences knows what places are called. */
export interface Names {
  /** The player at a place, or the ghost and who plays it. */
  place: (place: Place) => string;
  /** The same where there is little room: the ghost is only the ghost. */
  short: (place: Place) => string;
  /** Whose place is it: the viewer's own, the ghost's, or another's? */
  is: (place: Place) => 'you' | 'ghost' | 'other';
}

/** The sentence for what lies on the table now. `canPlay`: is there a card among the legal moves? */
export function promptOf(shown: View, trick: Trick, canPlay: 'plays' | 'asks', names: Names): Sentence {
  if (trick.ended) return endOfTrick(trick.ended, names);
  const hand = handOf(shown);
  const place = decidingPlace(shown);
  if (!hand || !place) {
    const id = 'over' in shown.board.phase ? 'page-partners-over' : 'page-partners-dealing';
    return { id, args: {}, tone: 'waiting' };
  }
  const side = hand.teams[hand.turn];
  const mine = shown.viewer !== 'public' && deciderAt(shown, place) === shown.viewer.seat;
  if (hand.step === 'turn') return mine ? myTurn(shown, place, side, canPlay) : theirTurn(place, side, names);
  return mine ? asked(shown, hand.turn, place, side, names) : theyAsked(hand.turn, place, side, names);
}

function endOfTrick({ winner, leads }: NonNullable<Trick['ended']>, names: Names): Sentence {
  const id = winner ? 'page-partners-takes' : 'page-partners-nobody-takes';
  return { id, args: { who: names.place(leads), is: names.is(leads) }, tone: 'waiting' };
}

function myTurn(shown: View, place: Place, side: Side, canPlay: 'plays' | 'asks'): Sentence {
  const three = ghostOf(shown.board) !== null && mySide(shown) === 'hyde';
  if (canPlay === 'asks') return { id: 'page-partners-turn-ask', args: { side }, tone: 'turn' };
  if (!three) return { id: 'page-partners-turn', args: { side }, tone: 'turn' };
  const whose = place === ghostOf(shown.board) ? 'ghost' : 'own';
  return { id: 'page-partners-turn-solo', args: { whose }, tone: 'turn' };
}

function theirTurn(place: Place, side: Side, names: Names): Sentence {
  return { id: 'page-partners-wait', args: { who: names.place(place), side }, tone: 'waiting' };
}

function asked(shown: View, asker: Place, place: Place, side: Side, names: Names): Sentence {
  const id = place === ghostOf(shown.board) ? 'page-partners-asked-ghost' : 'page-partners-asked';
  return { id, args: { who: names.place(asker), is: names.is(asker), side }, tone: 'asked' };
}

function theyAsked(asker: Place, place: Place, side: Side, names: Names): Sentence {
  const args = { who: names.place(asker), is: names.is(asker), whom: names.place(place), side };
  return { id: 'page-partners-wait-asked', args, tone: 'waiting' };
}
