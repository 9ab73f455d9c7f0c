/**
 * What the player is about to do with his cards, read from what may be done. Cards for an exchange are chosen here and leave
 * the page together, when the player locks them.
 */
import type { Action, Card, Cards } from '../../wire/duel';
import type { Legal } from '../contract';
import { inCardOrder, isPotion, letterOf, type ColourLetter } from './cards';

/** An exchange that the player is to choose cards for. */
export interface Exchange {
  verb: 'give' | 'swap';
  /** How many cards. */
  due: number;
  /** All choices that may be made. */
  choices: Cards[];
  /** Is a potion in every one of them? */
  needsPotion: boolean;
}

/** The exchange that these actions are, if they are one. */
export function exchangeOf(legal: Legal<Action>[]): Exchange | null {
  const gives = legal.flatMap(({ action }) => ('give' in action ? [action.give] : []));
  const choices = gives.length > 0 ? gives : legal.flatMap(({ action }) => ('swap' in action ? [action.swap] : []));
  const [first] = choices;
  if (first === undefined) return null;
  return {
    verb: gives.length > 0 ? 'give' : 'swap',
    due: first.length,
    choices,
    needsPotion: gives.length > 0 && choices.every((choice) => choice.some(isPotion)),
  };
}

/** The choice after a tap on a card: it joins or leaves; when enough are chosen it takes the place of the first. */
export function tapped(chosen: readonly Card[], card: Card, { due }: Exchange): Card[] {
  if (chosen.includes(card)) return chosen.filter((other) => other !== card);
  return [...chosen.slice(Math.max(0, chosen.length + 1 - due)), card];
}

/** May the choice become one that may be made? */
export function canBecome(chosen: readonly Card[], { choices }: Exchange): boolean {
  return choices.some((choice) => chosen.every((card) => choice.includes(card)));
}

/** May these very cards be exchanged? */
export function isComplete(chosen: readonly Card[], exchange: Exchange): boolean {
  return chosen.length === exchange.due && canBecome(chosen, exchange);
}

/** The choice as it is sent. */
export function exchangeText({ verb }: Exchange, chosen: readonly Card[]): string {
  return `${verb} ${inCardOrder(chosen).join(',')}`;
}

/** How a card may be played: as it is, with a colour called, or not at all. */
export type Playing = { how: 'plainly'; text: string } | { how: 'calling'; calls: Call[] } | null;

/** A colour that may be called, and the action that calls it. */
export interface Call {
  colour: ColourLetter;
  text: string;
}

export function playingOf(card: Card, legal: Legal<Action>[]): Playing {
  const plain = legal.find(({ action }) => 'play' in action && action.play === card);
  if (plain) return { how: 'plainly', text: plain.text };
  const calls = legal.flatMap(({ action, text }) =>
    'lead' in action && action.lead[0] === card ? [{ colour: letterOf(action.lead[1]), text }] : [],
  );
  return calls.length > 0 ? { how: 'calling', calls } : null;
}
