/** The score of a hand, term by term, and how far one team is ahead. Sums are the engine's; here they are told. */
import type { Fate, Hand, HandEnd, Note, Side, View } from '../../wire/partners';
import type { Explained } from '../contract';
import { told } from '../followed';
import { SIDES } from './cards';
import { handOf } from './seats';
import { cardName, type Props } from './words';

type Term = Explained['terms'][number];

export function explain(props: Props): Explained | null {
  const end = told<Note, 'score'>(props.last, 'score');
  const hand = end && handOf(end.table);
  if (!end || !hand) return null;
  const title = props.t('page-partners-score-title', { number: props.view.board.sheet.length });
  const terms = [
    ...SIDES.flatMap((side) => sideTerms(props, side, end)),
    ...transformed(props, end.table, hand),
    ...totals(props, end),
  ];
  return { title, terms, figures: figures(props) };
}

function figures({ t, name, view }: Props): Explained['figures'] {
  const { totals, options } = view.board;
  const figure = (label: string, value: number) => ({ label, value: String(value) });
  if ('players' in totals) return totals.players.map((total, seat) => figure(name(seat), total));
  const teams = SIDES.map((side) => figure(t(`partners-side-${side}.short`), totals.teams[side]));
  return [...teams, figure(t('page-partners-figure-target'), options.target)];
}

/** What a team took, what multiplies it, and what came of that. */
function sideTerms(props: Props, side: Side, { terms, table }: HandEnd): Term[] {
  const { t } = props;
  const { product, deeds } = table.reckoning.hand!.worth[side];
  const { cards: count, scenes, characters } = terms[side];
  const of = (fate: Fate) => deeds.filter((deed) => deed.fate === fate);
  const own = of('won').map(({ card, factor }) => `${cardName(props, card)} ${factor}`);
  const lost = of('lost').map(({ card }) => cardName(props, card));
  const args = { side: t(`partners-side-${side}.short`), count, ...product };
  type Message = [string, Record<string, string | number>];
  const gone: Message[] = lost.length ? [['page-partners-score-lost', { deeds: lost.join(', '), count: lost.length }]] : [];
  const ids: Message[] = [
    [product.points ? 'page-partners-score-points' : 'page-partners-score-no-points', { scenes: scenes.join(' + ') || '0', characters }],
    [own.length ? 'page-partners-score-deeds' : 'page-partners-score-no-deed', { deeds: own.join(' + ') }],
    ...gone,
    ['page-partners-score-product', {}],
  ];
  return ids.map(([id, more]) => ({ rule: 'P5.1', text: t(id, { ...args, ...more }) }));
}

/** What the transformations have moved. */
function transformed({ t }: Props, { reckoning }: View, hand: Hand): Term[] {
  const { ended, last } = reckoning.hand!;
  return ended.flatMap(({ winner }, index) => {
    if (winner) return [];
    const isLast = index === ended.length - 1 && last?.why === 'last_transformation';
    if (isLast) return [{ rule: last.rule, text: t('page-partners-score-nobody', { count: hand.carried.length }) }];
    return [{ rule: 'P4.3', text: t('page-partners-score-carried', { trick: index + 1 }) }];
  });
}

/** How far everybody has come. */
function totals({ t, name, view }: Props, { added }: HandEnd): Term[] {
  const { totals, options, phase } = view.board;
  const term = (who: string, added: number, total: number, rule: string): Term => {
    const args = { who, before: total - added, added, total, target: options.target };
    return { rule, text: t('page-partners-score-total', args) };
  };
  const terms =
    'teams' in totals && 'teams' in added
      ? SIDES.map((side) => term(t(`partners-side-${side}.short`), added.teams[side], totals.teams[side], 'P5.3'))
      : 'players' in totals && 'players' in added
        ? totals.players.map((total, seat) => term(name(seat), added.players[seat]!, total, 'P6.6'))
        : [];
  const over = { rule: 'P5.3', text: t('page-partners-score-over', { target: options.target }) };
  return 'over' in phase ? [...terms, over] : terms;
}
