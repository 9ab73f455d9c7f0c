/** The score of a hand, term by term, and how far one team is ahead. Sums are the engine's; here they are told. */
import type { Hand, Side, Totals, View } from '../../wire/partners';
import type { Explained, Moved } from '../contract';
import { factorOf, kindOf, otherSide, pointsOf, SIDES, sideOf, type Kind } from './cards';
import { productOf } from './score';
import { handOf } from './seats';
import { shownView, tricksOf } from './shown';
import { cardName, type Props } from './words';

type Term = Explained['terms'][number];

/** What the notes of a move say of the hand that it has ended. */
function scored(last: Moved | null): Record<Side, number> | null {
  for (const note of last?.notes ?? []) {
    const [, jekyll, hyde] = /^(?:table )?score jekyll=(\d+) hyde=(\d+)$/.exec(note) ?? [];
    if (jekyll && hyde) return { jekyll: Number(jekyll), hyde: Number(hyde) };
  }
  return null;
}

export function explain(props: Props): Explained | null {
  const score = scored(props.last);
  const hand = handOf(shownView({ ...props, resting: true }));
  if (!score || !hand) return null;
  const title = props.t('page-partners-score-title', { number: props.view.board.sheet.length });
  const terms = [
    ...SIDES.flatMap((side) => sideTerms(props, side, hand, score[side])),
    ...transformed(props, hand),
    ...totals(props, score),
  ];
  return { title, terms };
}

/** What a team took, what multiplies it, and what came of that. */
function sideTerms(props: Props, side: Side, { piles }: Hand, score: number): Term[] {
  const { t } = props;
  const pile = piles[side];
  const { points, factor } = productOf(side, pile);
  const of = (kind: Kind) => pile.filter((card) => kindOf(card) === kind);
  const scenes = of('scene').map(pointsOf).sort((a, b) => b - a);
  const characters = of('character').length;
  const deeds = (cards: string[]) => cards.filter((card) => kindOf(card) === 'deed' && sideOf(card) === side);
  const own = deeds(pile).map((card) => `${cardName(props, card)} ${factorOf(card)}`);
  const lost = deeds(piles[otherSide(side)]).map((card) => cardName(props, card));
  const args = { side: t(`partners-side-${side}.short`), count: pile.length, points, factor, score };
  type Message = [string, Record<string, string | number>];
  const gone: Message[] = lost.length ? [['page-partners-score-lost', { deeds: lost.join(', '), count: lost.length }]] : [];
  const ids: Message[] = [
    [points ? 'page-partners-score-points' : 'page-partners-score-no-points', { scenes: scenes.join(' + ') || '0', characters }],
    [own.length ? 'page-partners-score-deeds' : 'page-partners-score-no-deed', { deeds: own.join(' + ') }],
    ...gone,
    ['page-partners-score-product', {}],
  ];
  return ids.map(([id, more]) => ({ rule: 'P5.1', text: t(id, { ...args, ...more }) }));
}

/** What the transformations have moved. */
function transformed({ t }: Props, hand: Hand): Term[] {
  return tricksOf(hand).flatMap((trick, index) => {
    if (!trick.some(({ card }) => kindOf(card) === 'transformation')) return [];
    if (index === 6) return [{ rule: 'P4.6', text: t('page-partners-score-nobody', { count: hand.carried.length }) }];
    return [{ rule: 'P4.3', text: t('page-partners-score-carried', { trick: index + 1 }) }];
  });
}

/** How far everybody has come. */
function totals({ t, name, view, before }: Props, score: Record<Side, number>): Term[] {
  const { totals, options, phase } = view.board;
  const term = (who: string, added: number, total: number, rule: string): Term => {
    const args = { who, before: total - added, added, total, target: options.target };
    return { rule, text: t('page-partners-score-total', args) };
  };
  const terms =
    'teams' in totals
      ? SIDES.map((side) => term(t(`partners-side-${side}.short`), score[side], totals.teams[side], 'P5.3'))
      : totals.players.map((total, seat) => term(name(seat), total - playerBefore(before, seat), total, 'P6.6'));
  const over = { rule: 'P5.3', text: t('page-partners-score-over', { target: options.target }) };
  return 'over' in phase ? [...terms, over] : terms;
}

function playerBefore(before: View | null, seat: number): number {
  const totals: Totals | undefined = before?.board.totals;
  return totals && 'players' in totals ? (totals.players[seat] ?? 0) : 0;
}

/** By how much Jekyll leads: all hands, and what the piles of this one are worth. */
export function lead(view: View): number {
  const difference = (of: (side: Side) => number) => of('jekyll') - of('hyde');
  const sheet = view.board.sheet.reduce((sum, row) => sum + difference((side) => row[side]), 0);
  const { phase } = view.board;
  return 'play' in phase ? sheet + difference((side) => productOf(side, phase.play.piles[side]).score) : sheet;
}
