/** How a round moved the marker, term by term, and how the track stands. */
import type { BySide, Side, Score, View } from '../../wire/duel';
import type { BoardProps, Explained } from '../contract';
import type { Action } from '../../wire/duel';
import { LAST_SPACE, outcomeOf, roundEnd, seatOf, type RoundEnd } from './scene';

type Props = BoardProps<View, Action>;
type Term = Explained['terms'][number];

/** The first space of hyde's half (D1.3). */
const HYDES_HALF = 5;

export function explain(props: Props, lines: string[]): Explained | null {
  const { last, before, t } = props;
  const end = last && roundEnd(last);
  if (!end || !before) return null;
  const { round } = before.board.track;
  const terms = [...earlier(props, before, lines), ...moved(props, before, end), ...whatNext(props, before, end)];
  return { title: t('page-duel-score-title', { round }), terms };
}

/** The rounds of this game before this one, as the record has told them. */
function earlier({ t }: Props, { board }: View, lines: string[]): Term[] {
  const told = lines.slice(lines.findLastIndex((line) => /^table game /.test(line)) + 1);
  const ends = told.flatMap((line) => roundEnd({ notes: [line] }) ?? []);
  return ends.slice(0, board.track.round - 1).map(({ tricks, marker }, index) => ({
    rule: 'D5.1',
    text: t('page-duel-score-earlier', { round: index + 1, ...tricks, marker }),
  }));
}

function moved({ t, name }: Props, { board }: View, { tricks, marker }: RoundEnd): Term[] {
  const who = (role: Side) => name(seatOf(role, board.leg));
  const difference = Math.abs(tricks.jekyll - tricks.hyde);
  const args = { ...names(who), difference, from: board.track.marker, to: marker };
  return [
    { rule: 'D5.1', text: t('page-duel-score-tricks', { ...args, took: tricks.jekyll, others: tricks.hyde }) },
    { rule: 'D5.1', text: t(difference === 0 ? 'page-duel-score-stays' : 'page-duel-score-moves', args) },
  ];
}

const names = (who: (role: Side) => string): BySide<string> => ({ jekyll: who('jekyll'), hyde: who('hyde') });

/** What follows: the end of the game, of the match, or who leads the next round. */
function whatNext(props: Props, before: View, { marker }: RoundEnd): Term[] {
  const { t, name, view } = props;
  const { leg, track } = before.board;
  const isLast = marker >= LAST_SPACE || track.round === 3;
  if (!isLast) {
    const side = marker < HYDES_HALF ? 'jekyll' : 'hyde';
    return [{ rule: 'D2.4', text: t('page-duel-score-leads', { side, round: track.round + 1 }) }];
  }
  const won: Term = { rule: 'D5.2', text: t(marker >= LAST_SPACE ? 'page-duel-score-hyde' : 'page-duel-score-jekyll') };
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

/** How far the marker would be from hyde's end if the round ended now. */
export function lead({ board: { phase, track, taken } }: View): number {
  const isPlayed = phase !== 'deal' && !('over' in phase);
  const moves = isPlayed ? Math.abs(taken.jekyll - taken.hyde) : 0;
  return -Math.min(LAST_SPACE, track.marker + moves);
}
