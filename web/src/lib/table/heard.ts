/**
 * What a move sounds like: paper for cards, glass for potions, a page for what is read.
 */
import type { Game } from '../api';
import type { Moved } from '../games/contract';
import { completesTrick } from '../games/followed';
import type { SoundName } from '../sound';

/** The verbs of london that are heard; paying and answering are silent. */
const LONDON: Record<string, SoundName> = {
  move: 'laid',
  whiten: 'laid',
  trash: 'laid',
  vice: 'taken',
  meet: 'taken',
  buy: 'taken',
  steal: 'taken',
  mix: 'potion',
  alleviate: 'potion',
  resist: 'potion',
  research: 'page',
};

/** The sound of a move; null: none. */
export function heard(game: Game, moved: Moved): SoundName | null {
  const [, verb = '', card = ''] = moved.line.split(' ');
  if (completesTrick(moved)) return 'trick';
  switch (game) {
    case 'london':
      return LONDON[verb] ?? null;
    case 'duel':
    case 'partners':
      if (verb === 'play') return card.startsWith('+') || card.endsWith('T') ? 'potion' : 'laid';
      if (verb === 'give' || verb === 'swap') return 'taken';
      return verb === 'deal' ? 'page' : null;
  }
}
