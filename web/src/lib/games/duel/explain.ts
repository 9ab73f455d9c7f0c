/** How a round moved the marker, term by term, and how the track stands. */
import type { BySide, RoundEnd, Score, Side, View } from '../../wire/duel';
import { fieldsOf } from '../../table/record';
import type { BoardProps, Explained } from '../contract';
import type { Action } from '../../wire/duel';
import { outcomeOf, roundEnd } from './scene';

type Props = BoardProps<View, Action>;
type Term = Explained['terms'][number];

export function explain(props: Props, lines: string[]): Explained | null {
  const { last, t } = props;
  const end = roundEnd(last);
  if (!end) return null;
  const { round } = end.table.board.track;
  const terms = [...earlier(props, end, lines), ...moved(props, end), ...whatNext(props, end)];
  return { title: t('page-duel-score-title', { round }), terms, figures: figures(t, end) };
}

function figures(t: Props['t'], { tricks, difference, marker }: RoundEnd): Explained['figures'] {
  return [
    { label: t('page-duel-figure-tricks'), value: `${tricks.jekyll} : ${tricks.hyde}` },
    { label: t('page-duel-figure-difference'), value: String(difference) },
    { label: t('page-duel-figure-marker'), value: String(marker) },
  ];
}

/** The rounds of this game before this one, as the record has told them. */
function earlier({ t }: Props, { table }: RoundEnd, lines: string[]): Term[] {
  const told = lines.slice(lines.findLastIndex((line) => line.startsWith('table game ')) + 1);
  const ends = told.map((line) => fieldsOf(line, 'round')).filter((round) => round.size > 0);
  return ends.slice(0, table.board.track.round - 1).map((fields, index) => ({
    rule: 'D5.1',
    text: t('page-duel-score-earlier', { round: index + 1, ...numbers(fields) }),
  }));
}

const numbers = (fields: Map<string, string>): Record<string, number> =>
  Object.fromEntries([...fields].map(([key, value]) => [key, Number(value)]));

function moved({ t, name }: Props, { table, tricks, difference, marker }: RoundEnd): Term[] {
  const who = (role: Side) => name(table.reckoning.seats[role]);
  const args = { ...names(who), difference, from: table.board.track.marker, to: marker };
  return [
    { rule: 'D5.1', text: t('page-duel-score-tricks', { ...args, took: tricks.jekyll, others: tricks.hyde }) },
    { rule: 'D5.1', text: t(difference === 0 ? 'page-duel-score-stays' : 'page-duel-score-moves', args) },
  ];
}

const names = (who: (role: Side) => string): BySide<string> => ({ jekyll: who('jekyll'), hyde: who('hyde') });

/** What follows: the end of the game, of the match, or who leads the next round. */
function whatNext(props: Props, { then, table }: RoundEnd): Term[] {
  const { t, name, view } = props;
  const { leg, track } = table.board;
  if ('leads' in then) {
    return [{ rule: 'D2.4', text: t('page-duel-score-leads', { side: then.leads, round: track.round + 1 }) }];
  }
  const won: Term = { rule: 'D5.2', text: t(`page-duel-score-${then.wins}`) };
  const outcome = outcomeOf(view);
  const reached = ({ space, rounds }: Score, seat: number): Term => ({
    rule: 'D5.3',
    text: t('page-duel-reached', { who: name(seat), space, rounds }),
  });
  if (outcome && 'return' in outcome) {
    const [first, second] = outcome.return.scores;
    return [won, reached(second, 1), reached(first, 0), { rule: 'D5.3', text: t('page-duel-to-win-match') }];
  }
  const next = view.board.leg;
  if (leg !== 'first' || next === 'first') return [won];
  return [won, reached(next.second.first, 1), { rule: 'D5.3', text: t('page-duel-score-swapped') }];
}
