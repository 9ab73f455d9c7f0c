/** The cards of duel as the page knows them: a sign, a value, and the order in which a hand is held. */

/** A card as records write it: `P6`, `W1`, `E3`, `+4`. */
export type CardText = string;

/** The letter of a colour in records. */
export type ColourLetter = 'P' | 'W' | 'E';

/** What a card is marked with: its colour, or the plus of a potion. */
export type Sign = ColourLetter | '+';

/** The colours in card order. */
export const COLOURS: readonly ColourLetter[] = ['P', 'W', 'E'];

/** The signs in the order in which a hand is held. */
export const SIGNS: readonly Sign[] = [...COLOURS, '+'];

const LETTERS = { pride: 'P', wrath: 'W', envy: 'E' } as const;

/** The letter of a colour that the view names in full. */
export function letterOf(colour: keyof typeof LETTERS): ColourLetter {
  return LETTERS[colour];
}

export function signOf(card: CardText): Sign {
  return card[0] as Sign;
}

export function valueOf(card: CardText): number {
  return Number(card[1]);
}

export function isPotion(card: CardText): boolean {
  return signOf(card) === '+';
}

/** The message that names the card; an id of the catalogue cannot hold a plus sign. */
export function nameId(card: CardText): string {
  return isPotion(card) ? `duel-potion-${valueOf(card)}` : `duel-card-${card}`;
}

/** Where a card stands in card order. */
function place(card: CardText): number {
  return SIGNS.indexOf(signOf(card)) * 10 + valueOf(card);
}

/** The cards in card order, as records list them. */
export function inCardOrder(cards: Iterable<CardText>): CardText[] {
  return [...cards].sort((one, other) => place(one) - place(other));
}
