/**
 * What lies on the table while it is looked at. The view is ahead of the eye when a trick has just been completed: its cards
 * already lie on a pile, and after the seventh trick even the next hand is dealt.
 */
import type { Moved, Open } from '../contract';
import type { Action, Cards, Hand, Place, Played, Seen, View } from '../../wire/partners';
import { held } from './cards';
import { ghostOf, handOf, myPlace, spotsOf, teamsOf } from './seats';

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
  /** Where the complete trick goes: to the winner's team, or nowhere (`lead`); null while it is being played. */
  ended: { kind: 'winner' | 'lead'; place: Place } | null;
}

/** How the notes of a move say that a trick ended. */
export function trickEnd(move: Moved | null): Trick['ended'] {
  for (const note of move?.notes ?? []) {
    const [, kind, place] = /^(?:table )?trick (winner|lead)=([nesw])$/.exec(note) ?? [];
    if (kind && place) return { kind: kind as 'winner' | 'lead', place: place as Place };
  }
  return null;
}

/** What a decision was; null if chance moved. */
export function actOf(move: Moved | null): { place: Place; action: Action } | null {
  const seen = move?.seen as Seen | undefined;
  return seen && 'act' in seen ? seen.act : null;
}

/** The view to be drawn: the finished hand while its last trick rests, and otherwise the view itself. */
export function shownView({ view, before, last, resting }: Showing): View {
  const act = actOf(last);
  if (!resting || !before || !act || !('play' in act.action) || handOf(view)?.played.length) return view;
  const finished = handOf(before);
  if (finished?.played.length !== 27) return view;
  const card = act.action.play;
  const from = finished.open.includes(card) ? ghostOf(before.board)! : act.place;
  const hand = cleared({ ...finished, played: [...finished.played, { turn: finished.turn, from, card }] }, trickEnd(last));
  const without = (cards: Cards) => cards.filter((held) => held !== card);
  const phase = { over: { ...hand, open: without(hand.open), backs: noBacks } };
  return { ...before, hand: without(before.hand), board: { ...before.board, phase } };
}

const none = { jekyll: 0, hyde: 0 };
const noBacks = { n: none, e: none, s: none, w: none };

/** The hand after its last trick went where the notes say. */
function cleared(hand: Hand, ended: Trick['ended']): Hand {
  const table = [...hand.carried, ...hand.played.slice(-4).map(({ card }) => card)];
  if (ended?.kind !== 'winner') return { ...hand, carried: table };
  const side = hand.teams[ended.place];
  return { ...hand, carried: [], piles: { ...hand.piles, [side]: [...hand.piles[side], ...table] } };
}

/** The tricks of a hand, the last one perhaps incomplete. */
export function tricksOf({ played }: Hand): Played[][] {
  return Array.from({ length: Math.ceil(played.length / 4) }, (_, n) => played.slice(4 * n, 4 * n + 4));
}

/** The trick that lies on the table of this view. */
export function trickOf(shown: View, last: Moved | null, resting: boolean): Trick {
  const hand = handOf(shown);
  if (!hand) return { cards: [], ended: null };
  if (resting && hand.played.length % 4 === 0) return { cards: hand.played.slice(-4), ended: trickEnd(last) };
  return { cards: hand.played.slice(Math.floor(hand.played.length / 4) * 4), ended: null };
}

/** The cards that stay from earlier tricks, without those that still lie in front of the places. */
export function carriedOf(shown: View, trick: Trick): Cards {
  const lying = trick.cards.map(({ card }) => card);
  return (handOf(shown)?.carried ?? []).filter((card) => !lying.includes(card));
}

/** The last complete trick; while one rests, the one before it is past. */
export function lastTrick(shown: View): Played[] {
  const played = handOf(shown)?.played ?? [];
  const end = Math.floor(played.length / 4) * 4;
  return played.slice(Math.max(0, end - 4), end);
}

/** The number of the trick that is being looked at, from 1 to 7. */
export function trickNumber(shown: View, trick: Trick): number {
  const played = handOf(shown)?.played.length ?? 0;
  return Math.min(7, Math.max(1, trick.ended ? played / 4 : Math.floor(played / 4) + 1));
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
  const laid = open.views.map((view) => ({ place: myPlace({ ...view, board: shown.board }), cards: view.hand }));
  const all = [...laid, { place: ghost && spotsOf(shown)[ghost] !== 'bottom' ? ghost : null, cards: hand?.open ?? [] }];
  return all.flatMap(({ place, cards }) => (place && teams ? [{ place, cards: held(cards, teams[place]) }] : []));
}
