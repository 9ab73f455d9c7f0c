/**
 * Sentences about what lies on the table, made of the catalogues' words.
 */
import type { Action, Board, Location, Side, View } from '../../wire/london';
import type { Language } from '../../words/bundle';
import type { BoardProps } from '../contract';
import { coloursIn, of } from './counts';
import { handOf, isGreyNow, mover, phaseName, seatOf, tileAt, tokensLeft } from './look';
import { points } from './payment';
import { nameOf, pathBetween, type Places } from './places';

export type T = (id: string, args?: Record<string, string | number>) => string;
export type Props = BoardProps<View, Action>;

/** The name of a vice. */
export const vice = (t: T, colour: string): string => t(`london-colour-${colour}`);

/** "2 Wrath, 1 Envy"; a word for nothing. */
export function cards(t: T, counts: string): string {
  if (counts === '') return t('page-london-none');
  return coloursIn(counts)
    .map((colour) => t('page-london-so-many', { count: of(counts, colour), what: vice(t, colour) }))
    .join(', ');
}

/** What a place is, what lies on it, and whether one may choose it now. */
export function place(
  t: T,
  board: Board,
  places: Places,
  at: Location,
  language: Language,
  badge: string | null,
): string {
  const { site, ground } = places.all[at] ?? { site: null, ground: 'white' };
  const parts = [nameOf(places, at, language), t(`london-ground-${ground}`)];
  if (site !== null) parts.push(t(`london-site-${site}`));
  if (site === 'research') parts.push(t(`page-london-tile-${tileAt(board, at)}`));
  if (board.acted.includes(at)) parts.push(t('page-london-acted-here'));
  if (board.whitened.includes(at)) parts.push(t('page-london-whitened'));
  if (board.pawn === at) parts.push(t('page-london-pawn-here', { face: t(`london-side-${mover(board)}`) }));
  const path = pathBetween(places, board.pawn, at);
  if (path !== null) parts.push(t(`london-path-${path}`));
  if (badge !== null) parts.push(t('page-london-can-choose'));
  return parts.join(', ');
}

/** Where Hyde has acted and may not again yet, and what renews it (L4.4); empty when there is no such place. */
export function acted(t: T, board: Board, places: Places, language: Language): string {
  if (board.acted.length === 0) return '';
  return t('page-london-acted', { places: named(places, board.acted, language) });
}

/** Where Hyde could act again once he has entered that location; empty if nowhere (L4.4). */
export function renewed(t: T, board: Board, places: Places, to: Location, language: Language): string {
  const again = isGreyNow(board, places.all, to) ? board.acted.filter((at) => at !== to) : [];
  return again.length === 0 ? '' : t('page-london-renews', { places: named(places, again, language) });
}

const named = (places: Places, all: Location[], language: Language): string =>
  all.map((at) => nameOf(places, at, language)).join(', ');

/** The price of moving there, in full. */
export function fare(t: T, view: View, places: Places, to: Location): string {
  const { board } = view;
  const [jekylls, hydes] = board.held;
  if (mover(board) === 'jekyll') {
    const path = pathBetween(places, board.pawn, to) ?? 'white';
    return t(`page-london-fare-jekyll-${path}`, { held: hydes });
  }
  if (!isGreyNow(board, places.all, to)) return t('page-london-fare-hyde-white');
  return t('page-london-fare-hyde-grey', { held: jekylls });
}

/** What a badge on a place says: the price as far as it is certain. */
export function badge(view: View, places: Places, to: Location): string {
  const { board } = view;
  if (mover(board) === 'hyde') return isGreyNow(board, places.all, to) ? '1' : '2';
  return { white: '1', grey: '1+', black: '?' }[pathBetween(places, board.pawn, to) ?? 'white'];
}

/** What the game waits for, in a sentence for the one who looks. */
export function waiting({ view, me, turn, ended, name, t }: Props, places: Places, language: Language): string {
  const { board } = view;
  const side = mover(board);
  const phase = phaseName(board.phase);
  if (phase === 'over') return outcome(t, board);
  if (ended) return ended;
  const asked = turn[0];
  const goal = goalOf(board);
  const args = {
    who: asked === undefined ? '' : name(asked),
    side: t(`london-side-${asked === undefined ? side : asked === 0 ? 'jekyll' : 'hyde'}`),
    mover: t(`london-side-${side}`),
    goal: goal === null ? '' : nameOf(places, goal, language),
    what: deedOf(t, board, goal === null ? '' : nameOf(places, goal, language)),
  };
  const isMe = me !== null && turn.includes(me);
  return t(`page-london-${isMe ? 'asked' : 'waiting'}-${phase}`, args);
}

/** What is being paid for. */
function deedOf(t: T, { phase }: Board, goal: string): string {
  if (typeof phase !== 'object' || !('pay' in phase)) return '';
  const { deed } = phase.pay;
  const verb = typeof deed === 'string' ? deed : (Object.keys(deed)[0] ?? '');
  return verb === 'move' || verb === 'toll' ? t('page-london-do-move', { where: goal }) : t(`london-action-${verb}`);
}

/** Where the pawn is going; null if nowhere. */
export function goalOf({ phase }: Board): Location | null {
  if (typeof phase !== 'object') return null;
  if ('toll' in phase) return phase.toll.to;
  if ('raise' in phase) return phase.raise.to;
  if ('pay' in phase && typeof phase.pay.deed === 'object') {
    if ('move' in phase.pay.deed) return phase.pay.deed.move;
    if ('toll' in phase.pay.deed) return phase.pay.deed.toll;
  }
  return null;
}

function outcome(t: T, { phase }: Board): string {
  const winner: Side | null = typeof phase === 'object' && 'over' in phase ? phase.over.winner : null;
  return t(`page-london-over-${winner ?? 'draw'}`);
}

/** Whose turn, how many points, where; and where Hyde has acted. */
export function standing({ view, t }: Props, places: Places, language: Language): string {
  const { board } = view;
  const stands = t('page-london-standing', {
    side: t(`london-side-${mover(board)}`),
    tokens: tokensLeft(board),
    place: nameOf(places, board.pawn, language),
    turn: board.turn,
    turns: board.options.turns,
  });
  return `${stands} ${acted(t, board, places, language)}`.trim();
}

/** What the viewer has. */
export function hand({ view, t }: Props): string {
  if (view.own === 'public') return '';
  return t('page-london-read-hand', { cards: cards(t, handOf(view)), points: points(view.reckoning.purse) });
}

/** What lies in the bag. */
export function bag(t: T, { reckoning }: View): string {
  return reckoning.bag
    .map(({ token, count }) => t('page-london-so-many', { count, what: t(`london-colour-${token}`) }))
    .join(', ');
}

/** How the psyche stands: what is cured, what has turned black. */
export function score({ view, t }: Props): string {
  const { cured, turned } = view.board;
  return t('page-london-read-score', {
    cured: cards(t, cured.map((recipe) => recipe[0]).join('')),
    black: cards(t, turned),
  });
}

/** What is public about both sides. */
export function others({ view, t }: Props): string {
  const { board } = view;
  return t('page-london-read-others', {
    jekyll: board.held[seatOf('jekyll')],
    hyde: board.held[seatOf('hyde')],
    displaced: cards(t, board.displaced),
    apothecary: cards(t, board.apothecary),
    bag: bag(t, view),
  });
}

/** Decisions that are no actions of a turn have words of their own. */
const VERBS: Record<string, string> = {
  raise: 'london-reaction-raise',
  whiten: 'london-reaction-whiten',
  decline: 'london-reaction-decline',
  pay: 'london-pay',
  discard: 'london-discard',
  whites: 'london-whites',
  lift: 'london-lift',
};

/** What may be chosen now, in words. */
export function moves({ view, legal, t }: Props, places: Places, language: Language): string {
  const goals: string[] = [];
  const verbs = new Set<string>();
  for (const { action, text } of legal) {
    if (typeof action === 'object' && 'move' in action) goals.push(nameOf(places, action.move, language));
    else verbs.add(text.split(' ')[0] ?? '');
  }
  if (legal.length === 0) return t('page-london-read-no-moves');
  const acts = [...verbs].map((verb) => t(VERBS[verb] ?? `london-action-${verb}`));
  if (goals.length > 0) acts.unshift(t('page-london-read-move', { places: goals.join(', ') }));
  return `${acts.join('. ')}. ${view.board.phase === 'act' ? t('page-london-read-visit', { count: view.board.visit }) : ''}`.trim();
}
