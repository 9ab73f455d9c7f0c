/** Why a trick went where it went: the reason that the engine tells, in a sentence with its rule. */
import type { Game } from '../api';
import type { Taken } from '../wire/duel';
import type * as partners from '../wire/partners';
import { card, type Teller } from './tell';

/** A reason as the games of tricks tell it: the card that decided, the one that it beat where it beat one, and the rule. */
export type Reason = Pick<Taken | partners.Taken, 'by' | 'why' | 'rule'> & { beats?: string };

/** The reason in a sentence. */
export function whyText(teller: Pick<Teller, 'game' | 'say'>, { by, beats, why, rule }: Reason): string {
  const name = (raw: string) => card(teller, raw) ?? raw;
  const args = { by: name(by), beats: beats ? name(beats) : '', colour: colourOf(teller, by), rule };
  return teller.say(`told-why-${teller.game}-${why.replaceAll('_', '-')}`, args) ?? '';
}

function colourOf({ game, say }: Pick<Teller, 'game' | 'say'>, raw: string): string {
  return (game === 'duel' && say(`duel-colour-${raw[0]}`)) || '';
}

/** What a note tells machines besides its line; null where it says nothing of a trick. */
export function reasonOf(game: Game, followed: unknown): Reason | null {
  if (game === 'london' || typeof followed !== 'object' || followed === null) return null;
  return 'trick' in followed ? (followed.trick as Reason) : null;
}
