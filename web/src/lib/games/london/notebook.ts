/**
 * The notebook: which of the sixteen recipes can still be a cure, for all that the viewer has legally seen.
 */
import type { Recipe, View } from '../../wire/london';
import { COLOURS, counts, type Colour } from './counts';

/** What is known of a recipe. */
export type Mark = 'cured' | 'taken' | 'refuted' | 'certain' | 'open';

/** L1.3: the four recipes of a column: with T its colour and A, B, C the others, TTT TAB TAC TBC. */
export function column(top: Colour): Recipe[] {
  const [a = top, b = top, c = top] = COLOURS.filter((colour) => colour !== top);
  return [top + top, a + b, a + c, b + c].map((rest) => `${top}:${counts(top + rest)}`);
}

/** The three cards of a recipe. */
export function cardsOf(recipe: Recipe): string {
  return recipe.slice(2);
}

function crossed(view: View, recipe: Recipe): Mark {
  const { cured, refuted } = view.board;
  if (cured.includes(recipe)) return 'cured';
  if (refuted.includes(recipe)) return 'refuted';
  const taken = view.own !== 'public' && 'jekyll' in view.own ? view.own.jekyll.recipes : [];
  if (taken.includes(recipe) || cured.some((cure) => cure[0] === recipe[0])) return 'taken';
  return 'open';
}

/** What is known of each recipe of a column. Where only one is left it must be the cure. */
export function marks(view: View, top: Colour): { recipe: Recipe; mark: Mark }[] {
  const all = column(top).map((recipe) => ({ recipe, mark: crossed(view, recipe) }));
  const open = all.filter(({ mark }) => mark === 'open');
  return open.length === 1 ? all.map((one) => (one === open[0] ? { ...one, mark: 'certain' } : one)) : all;
}

/** Could these cards be the cure of that colour? */
export function canBeCure(view: View, top: Colour, cards: string): boolean {
  return marks(view, top).some(
    ({ recipe, mark }) => cardsOf(recipe) === cards && (mark === 'open' || mark === 'certain'),
  );
}
