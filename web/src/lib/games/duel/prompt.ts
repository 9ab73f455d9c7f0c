/** What is asked of whom, as a message of the catalogue. */
import type { Phase, Side, View } from '../../wire/duel';
import { isPotion, letterOf, signOf } from './cards';
import { ownOf } from './scene';

export interface Message {
  id: string;
  args: Record<string, string | number>;
}

export interface Asker {
  /** What the player of a role is called. */
  name: (role: Side) => string;
  /** What a colour is called. */
  colour: (letter: string) => string;
  /** How many cards are to be chosen for an exchange. */
  due: number;
}

/** The sentence over the hand: what the viewer is to do, or whom everybody waits for. */
export function promptOf(view: View, asker: Asker): Message | null {
  const { phase } = view.board;
  if (phase === 'deal') return { id: 'page-duel-wait-deal', args: {} };
  if ('over' in phase) return null;
  const role = ownOf(view)?.role ?? null;
  const { asked } = view.reckoning;
  if (role !== null && asked.includes(role)) return askOf(view, phase, asker);
  const who = asker.name(asked[0] ?? 'jekyll');
  if ('lead' in phase) return { id: 'page-duel-wait-lead', args: { who } };
  if ('follow' in phase) return { id: 'page-duel-wait-follow', args: { who } };
  return asked.length > 1 ? { id: 'page-duel-wait-both', args: {} } : { id: 'page-duel-wait-choice', args: { who } };
}

function askOf(view: View, phase: Exclude<Phase, 'deal' | { over: unknown }>, asker: Asker): Message {
  if ('give' in phase) return { id: 'page-duel-ask-give', args: { count: asker.due } };
  if ('swap' in phase) return { id: 'page-duel-ask-swap', args: { count: asker.due } };
  if ('lead' in phase) return { id: 'page-duel-ask-lead', args: {} };
  const { card, colour } = phase.follow.led;
  const letter = letterOf(colour);
  const holds = ownOf(view)?.hand.some((held) => signOf(held) === letter) ?? false;
  return {
    id: 'page-duel-ask-follow',
    args: { colour: asker.colour(letter), led: isPotion(card) ? 'called' : 'played', hand: holds ? 'holds' : 'none' },
  };
}
