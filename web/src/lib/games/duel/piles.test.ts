import { describe, expect, it } from 'vitest';
import { NO_PILES, pilesAfter } from './piles';

describe('the piles', () => {
  it('grow by a trick of its own', () => {
    const one = pilesAfter(NO_PILES, { jekyll: 1, hyde: 0 });
    expect(one).toEqual({ jekyll: [0], hyde: [] });
    expect(pilesAfter(one, { jekyll: 1, hyde: 1 })).toEqual({ jekyll: [0], hyde: [1] });
  });

  it('show a stolen trick as the same one on the other side, below the new one', () => {
    const before = { jekyll: [0, 2], hyde: [1] };
    expect(pilesAfter(before, { jekyll: 1, hyde: 3 })).toEqual({ jekyll: [0], hyde: [1, 2, 3] });
    expect(pilesAfter(before, { jekyll: 4, hyde: 0 })).toEqual({ jekyll: [0, 2, 1, 3], hyde: [] });
  });

  it('begin anew with a round, and stay as they are otherwise', () => {
    expect(pilesAfter({ jekyll: [0, 2], hyde: [1] }, { jekyll: 0, hyde: 0 })).toEqual(NO_PILES);
    expect(pilesAfter({ jekyll: [0, 2], hyde: [1] }, { jekyll: 2, hyde: 1 })).toEqual({ jekyll: [0, 2], hyde: [1] });
  });
});
