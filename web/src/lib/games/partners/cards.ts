/**
 * What is printed on the 28 cards. Facts, no rules: what may be played and who takes a trick comes from the server.
 */
import type { Card, Cards, Place, Played, Side } from '../../wire/partners';

export const SIDES = ['jekyll', 'hyde'] as const satisfies readonly Side[];

/** The faces of either side, highest first; scenes are equal among themselves, and so are deeds. */
export const FACES = ['T', 'A', 'B', 'C', 'D', 'E', '3', '4', '5', '6', '7', 'x1', 'x2', 'x3'] as const;
export type Face = (typeof FACES)[number];

export type Kind = 'transformation' | 'character' | 'scene' | 'deed';

/** The deeds of a side, lowest factor first. */
export const deedsOf = (side: Side): Card[] => ['x1', 'x2', 'x3'].map((face) => letterOf(side) + face);

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

/** How high a card stands on the rank strip. */
function heightOf(card: Card): number {
  switch (kindOf(card)) {
    case 'transformation':
    case 'character':
      return FACES.length - FACES.indexOf(faceOf(card));
    case 'scene':
      return 1;
    case 'deed':
      return 0;
  }
}

/** The place in front of which the highest card lies so far, the first played among equals; null on an empty table. */
export function highest(trick: Played[]): Place | null {
  const best = trick.reduce<Played | null>(
    (high, next) => (high === null || heightOf(next.card) > heightOf(high.card) ? next : high),
    null,
  );
  return best?.turn ?? null;
}

/** The cards in the order in which a hand is held: the own side first, the others after it. */
export function held(cards: Cards, own: Side): Cards {
  const of = (side: Side) => cards.filter((card) => sideOf(card) === side);
  return [...of(own), ...of(otherSide(own))];
}
