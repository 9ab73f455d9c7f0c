/**
 * What a side can do on its turn besides moving: the legal ways to do each thing, and what to ask the server about those
 * that have none.
 */
import type { Action, Location, Priced, View } from '../../wire/london';
import type { Legal } from '../contract';
import { COLOURS, counts, of, type Colour } from './counts';
import { handOf } from './look';

export type ActName = Priced['name'];

/** One way to do something. */
export interface Choice {
  text: string;
  /** The colour that it names. */
  colour: Colour | null;
  /** The cards handed in for a cure. */
  trio: string | null;
}

/** Something that the side could do here, or not. */
export interface Act extends Priced {
  /** Empty: not now. */
  choices: Choice[];
  /** What to ask the server about if there is no choice. */
  probe: string;
}

/** The actions of the mover at this moment. */
export function actsOf(view: View, legal: Legal<Action>[]): Act[] {
  return view.reckoning.acts.map(({ name, cost }) => ({
    name,
    cost,
    choices: legal.filter(({ text }) => text.split(' ')[0] === name).map(choice),
    probe: probe(view, name),
  }));
}

function choice({ text }: Legal<Action>): Choice {
  const [, colour = null, trio = null] = text.split(' ');
  return { text, colour: colour as Colour | null, trio };
}

/** The likeliest way to do it, as text: the reason why even this may not be done is the one worth telling. */
function probe(view: View, name: ActName): string {
  const { board } = view;
  const hand = handOf(view);
  const most = (letters: string): Colour =>
    COLOURS.reduce((best, colour) => (of(letters, colour) > of(letters, best) ? colour : best));
  switch (name) {
    case 'meet':
      return `meet ${most(board.displaced)}`;
    case 'buy':
      return `buy ${most(board.apothecary)}`;
    case 'resist':
      return `resist ${most(hand)}`;
    case 'trash':
      return 'trash w';
    case 'alleviate': {
      const uncured = COLOURS.find((colour) => !board.cured.some((recipe) => recipe.startsWith(colour))) ?? 'w';
      return `alleviate ${uncured} ${counts((hand + uncured.repeat(3)).slice(0, 3))}`;
    }
    case 'vice':
    case 'steal':
    case 'mix':
    case 'research':
      return name;
  }
}

/** Locations for which there is a legal action, each with its text: `move soho`, `whiten soho w`, `lift soho`. */
export function targets(legal: Legal<Action>[], colour: Colour | null): Map<Location, string> {
  const found = new Map<Location, string>();
  for (const { action, text } of legal) {
    if (typeof action === 'string') continue;
    if ('move' in action) found.set(action.move, text);
    if ('lift' in action) found.set(action.lift, text);
    if ('whiten' in action && action.whiten[1] === colour) found.set(action.whiten[0], text);
  }
  return found;
}
