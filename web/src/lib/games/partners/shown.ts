/**
 * What lies on the table while it is looked at. The view is ahead of the eye when a trick has just been completed: its cards
 * already lie on a pile, and after the seventh trick even the next hand is dealt. What rests the engine has told with the move.
 */
import type { Moved, Open } from '../contract';
import { told } from '../followed';
import type { Cards, Hand, Note, Place, Played, Taken, View } from '../../wire/partners';
import { held } from './cards';
import { ghostOf, handOf, placeOf, PLACES, spotsOf, teamsOf } from './seats';

/** How the frame shows the view. */
export interface Showing {
  view: View;
  before: View | null;
  last: Moved | null;
  resting: boolean;
}

/** The cards in front of the places. */
export interface Trick {
  cards: Played[];
  /** How the complete trick ended; null while it is being played. */
  ended: Taken | null;
  /** The place that is ahead, or leads next. */
  ahead: Place | null;
  /** Does a transformation lie in it, so that nobody wins it? */
  transformed: boolean;
}

/** How a trick ended with this move. */
const trickEnd = (move: Moved | null): Taken | null => told<Note, 'trick'>(move, 'trick');

/** The view to be drawn: the finished hand while its last trick rests, and otherwise the view itself. */
export function shownView({ view, before, last, resting }: Showing): View {
  const end = resting ? told<Note, 'score'>(last, 'score') : null;
  if (end === null || handOf(view)?.played.length) return view;
  const reckoning = { ...end.table.reckoning, own: before?.reckoning.own ?? null };
  return { ...end.table, viewer: view.viewer, reckoning };
}

/** The tricks of a hand, the last one perhaps incomplete. */
export function tricksOf({ played }: Hand): Played[][] {
  const size = PLACES.length;
  return Array.from({ length: Math.ceil(played.length / size) }, (_, n) => played.slice(size * n, size * n + size));
}

/** The trick that lies on the table of this view. */
export function trickOf(shown: View, last: Moved | null, resting: boolean): Trick {
  const ended = resting ? trickEnd(last) : null;
  if (ended) return { cards: ended.cards, ended, ahead: ended.leads, transformed: ended.winner === null };
  const [hand, reckoning] = [handOf(shown), shown.reckoning.hand];
  if (!hand || !reckoning) return { cards: [], ended: null, ahead: null, transformed: false };
  const cards = hand.played.slice(hand.played.length - reckoning.lying);
  return { cards, ended: null, ahead: reckoning.ahead, transformed: reckoning.transformed };
}

/** The cards that stay from earlier tricks, without those that still lie in front of the places. */
export function carriedOf(shown: View, trick: Trick): Cards {
  const lying = trick.cards.map(({ card }) => card);
  return (handOf(shown)?.carried ?? []).filter((card) => !lying.includes(card));
}

/** The last complete trick. */
export const lastTrick = ({ reckoning }: View): Played[] => reckoning.hand?.last?.cards ?? [];

/** The number of the trick that is being looked at, from 1 to 7. */
export function trickNumber({ reckoning }: View, trick: Trick): number {
  if (!reckoning.hand) return 1;
  return trick.ended ? reckoning.hand.ended.length : reckoning.hand.trick;
}

/**
 * The hands that lie open at their places when one looks back with everything open; null otherwise. The ghost's before the
 * viewer is drawn there anyway.
 */
export function laidOpen({ open }: { open?: Open<View> | null }, shown: View): { place: Place; cards: Cards }[] | null {
  const hand = handOf(shown);
  const teams = teamsOf(shown);
  if (!open) return null;
  const ghost = ghostOf(shown.board);
  const laid = open.views.map(({ viewer, hand }) => ({ place: viewer === 'public' ? null : placeOf(shown, viewer.seat), cards: hand }));
  const all = [...laid, { place: ghost && spotsOf(shown)[ghost] !== 'bottom' ? ghost : null, cards: hand?.open ?? [] }];
  return all.flatMap(({ place, cards }) => (place && teams ? [{ place, cards: held(cards, teams[place]) }] : []));
}
