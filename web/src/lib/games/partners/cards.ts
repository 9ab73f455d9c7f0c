/**
 * What is printed on the 28 cards. Facts, no rules: what may be played, who takes a trick and what a pile is worth is told by
 * the engine.
 */
import type { Card, Cards, Side } from '../../wire/partners';

export const SIDES = ['jekyll', 'hyde'] as const satisfies readonly Side[];

/** The faces of either side, in card order. */
export const FACES = ['T', 'A', 'B', 'C', 'D', 'E', '3', '4', '5', '6', '7', 'x1', 'x2', 'x3'] as const;
export type Face = (typeof FACES)[number];

export type Kind = 'transformation' | 'character' | 'scene' | 'deed';

export const letterOf = (side: Side): 'J' | 'H' => (side === 'jekyll' ? 'J' : 'H');

export const sideOf = (card: Card): Side => (card.startsWith('J') ? 'jekyll' : 'hyde');

export const otherSide = (side: Side): Side => (side === 'jekyll' ? 'hyde' : 'jekyll');

export const faceOf = (card: Card): Face => card.slice(1) as Face;

export function kindOf(card: Card): Kind {
  const face = faceOf(card);
  if (face === 'T') return 'transformation';
  if (face.startsWith('x')) return 'deed';
  return /\d/.test(face) ? 'scene' : 'character';
}

/** The letter printed on a card: A to E on a character, F on every scene; the transformation shows its T, a deed none. */
export function rankLetter(card: Card): string {
  switch (kindOf(card)) {
    case 'transformation':
    case 'character':
      return faceOf(card);
    case 'scene':
      return 'F';
    case 'deed':
      return '';
  }
}

/** The points printed on a card: 1 on a character, its number on a scene. */
export function pointsOf(card: Card): number {
  switch (kindOf(card)) {
    case 'character':
      return 1;
    case 'scene':
      return Number(faceOf(card));
    case 'transformation':
    case 'deed':
      return 0;
  }
}

/** The factor printed on a deed. */
export const factorOf = (card: Card): number => (kindOf(card) === 'deed' ? Number(faceOf(card).slice(1)) : 0);

/** The cards in the order in which a hand is held: the own side first, the others after it. */
export function held(cards: Cards, own: Side): Cards {
  const of = (side: Side) => cards.filter((card) => sideOf(card) === side);
  return [...of(own), ...of(otherSide(own))];
}
