/** The tricks on the two piles, told apart, so that one that changes sides is seen to move. */
import type { BySide, Side } from '../../wire/duel';

/** The keys of the tricks of each player. */
export type Piles = BySide<number[]>;

export const NO_PILES: Piles = { jekyll: [], hyde: [] };

/** The piles when the players have taken so many tricks: what one lost the other has got; the rest is new. */
export function pilesAfter(piles: Piles, taken: BySide<number>): Piles {
  const isNewRound = taken.jekyll + taken.hyde < piles.jekyll.length + piles.hyde.length;
  const kept = isNewRound
    ? NO_PILES
    : { jekyll: piles.jekyll.slice(0, taken.jekyll), hyde: piles.hyde.slice(0, taken.hyde) };
  const stolen = isNewRound ? [] : [...piles.jekyll.slice(taken.jekyll), ...piles.hyde.slice(taken.hyde)];
  let next = Math.max(-1, ...piles.jekyll, ...piles.hyde) + 1;
  const filled = (role: Side) => {
    const pile = [...kept[role]];
    while (pile.length < taken[role]) pile.push(stolen.shift() ?? next++);
    return pile;
  };
  const jekyll = filled('jekyll');
  return { jekyll, hyde: filled('hyde') };
}
