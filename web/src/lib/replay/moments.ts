/** The moments of a game that are worth going to: where something was won, scored, swallowed or found. */
import { completesTrick, has, told } from '../games/followed';
import type { Note as Partners } from '../wire/partners';
import type { Frame, Made, Replay } from '../wire/wire';

export const KINDS = ['trick', 'turn', 'transformation', 'potion', 'research', 'cure', 'black', 'score', 'end'] as const;
export type Kind = (typeof KINDS)[number];

export interface Moment {
  at: number;
  kind: Kind;
}

/** What the frames are made of: tricks in the games of cards, turns in london. Too many to be told one by one. */
export const isBeat = ({ kind }: Moment): boolean => kind === 'trick' || kind === 'turn';

/** What a frame marks: what followed from its move, and otherwise what was done. */
function markOf(game: Replay['game'], made: Made): Kind | null {
  const [, verb, what = ''] = made.line.split(' ');
  switch (game) {
    case 'partners':
      if (has(made, 'score')) return 'score';
      if (!completesTrick(made)) return null;
      return told<Partners, 'trick'>(made, 'trick')?.winner ? 'trick' : 'transformation';
    case 'duel':
      if (has(made, 'round')) return 'score';
      if (completesTrick(made)) return 'trick';
      return verb === 'play' && what.startsWith('+') ? 'potion' : null;
    case 'london':
      if (has(made, 'cured')) return 'cure';
      if (has(made, 'black')) return 'black';
      if (verb === 'research') return 'research';
      return has(made, 'turn') ? 'turn' : null;
  }
}

/** The moments in their order, one a frame at most. */
export function momentsOf(replay: Replay): Moment[] {
  const { game, frames, result } = replay;
  const kindAt = (frame: Frame, at: number): Kind | null => {
    if (result !== null && at === frames.length - 1) return 'end';
    return frame.made && markOf(game, frame.made);
  };
  return frames.flatMap((frame, at) => {
    const kind = kindAt(frame, at);
    return kind === null ? [] : [{ at, kind }];
  });
}

/** The next moment in that direction, of those that `wanted` lets through; null where there is none. */
export function nextMoment(moments: Moment[], at: number, step: 1 | -1, wanted: (moment: Moment) => boolean): number | null {
  const beyond = moments.filter((moment) => wanted(moment) && (moment.at - at) * step > 0);
  return (step > 0 ? beyond[0] : beyond.at(-1))?.at ?? null;
}
