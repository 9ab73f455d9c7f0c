/**
 * Standing answers: what a player has told his page to answer when he is asked about the other side's moves. They stay on
 * his device. The page gives them with the delay that every answer has, so that its tempo tells nothing.
 */
import type { Action, View } from '../../wire/london';
import type { Legal } from '../contract';
import { phaseName } from './look';
import type { Colour } from './counts';
import type { Places } from './places';

/** No answer leaves earlier than this after the question, whoever gives it. */
export const ANSWER_MS = 1500;

/** When to pass: never; for the rest of this turn; always, except when the pawn is at the lab or on its way there. */
export type Passing = { when: 'never' } | { when: 'this-turn'; turn: number } | { when: 'away-from-lab' };

/** A rule: if the pawn is going there, raise the cost with a card of that colour. */
export interface Rule {
  at: string;
  colour: Colour;
}

export interface Standing {
  passing: Passing;
  rules: Rule[];
}

export const ALWAYS_ASK: Standing = { passing: { when: 'never' }, rules: [] };

/** Is the viewer asked about the other side's move? */
export function isReaction(view: View, legal: Legal<Action>[]): boolean {
  const phase = phaseName(view.board.phase);
  return (phase === 'raise' || phase === 'window') && legal.length > 0;
}

/** The text of the answer that stands; null: ask the player. */
export function standingAnswer(view: View, places: Places, legal: Legal<Action>[], standing: Standing): string | null {
  const { phase } = view.board;
  if (typeof phase === 'object' && 'raise' in phase) {
    const goal = places.all[phase.raise.to]?.id;
    const rule = standing.rules.find(({ at, colour }) => at === goal && has(legal, `raise ${colour}`));
    if (rule) return `raise ${rule.colour}`;
  }
  return passes(view, places, standing.passing) && has(legal, 'decline') ? 'decline' : null;
}

const has = (legal: Legal<Action>[], text: string): boolean => legal.some((one) => one.text === text);

function passes(view: View, places: Places, passing: Passing): boolean {
  const { board } = view;
  switch (passing.when) {
    case 'never':
      return false;
    case 'this-turn':
      return board.turn === passing.turn;
    case 'away-from-lab':
      return board.pawn !== places.lab && !isGoing(view, places.lab);
  }
}

function isGoing(view: View, to: number): boolean {
  const { phase } = view.board;
  return typeof phase === 'object' && 'raise' in phase && phase.raise.to === to;
}
