import { describe, expect, test } from 'vitest';
import { alike, apart, CARD_PAPER, CLEAR, contrast, lightOf, PRINTED, READABLE, readable, SUITS, TOGETHER, tokensOf } from './suits';

/** The black tokens of london. */
const BLACK = '#221d19';

/** How light looks to eyes without one kind of cone (Machado, Oliveira and Fernandes 2009), on linear light. */
const EYES = {
  all: [[1, 0, 0], [0, 1, 0], [0, 0, 1]],
  protanopia: [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]],
  deuteranopia: [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.01182, 0.04294, 0.968881]],
  tritanopia: [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.3039]],
};

const seen = (ink: string, eyes: number[][]) =>
  eyes.map((row) => Math.min(1, Math.max(0, row.reduce((sum, part, at) => sum + part * lightOf(ink)[at]!, 0)))) as [number, number, number];

/** The least difference between two suits of one table, for any eyes. */
const leastApart = (inks: typeof CLEAR) =>
  Math.min(
    ...TOGETHER.flatMap((suits) =>
      suits.flatMap((one, index) =>
        suits.slice(index + 1).flatMap((other) => Object.values(EYES).map((eyes) => apart(seen(inks[one], eyes), seen(inks[other], eyes)))),
      ),
    ),
  );

describe('the inks', () => {
  test('all of ours are readable on every card', () => {
    for (const inks of [PRINTED, CLEAR])
      for (const suit of SUITS) expect(contrast(inks[suit], CARD_PAPER), suit).toBeGreaterThanOrEqual(READABLE);
  });

  test('the clear ones stay apart for every kind of eyes, where the printed ones do not', () => {
    expect(leastApart(PRINTED)).toBeLessThan(0.05);
    expect(leastApart(CLEAR)).toBeGreaterThan(0.12);
    for (const ink of Object.values(CLEAR))
      for (const eyes of Object.values(EYES)) expect(apart(seen(ink, eyes), seen(BLACK, eyes)), ink).toBeGreaterThan(0.12);
  });
});

describe('what a player chooses', () => {
  test('is taken as it is where it can be read, and made darker where it cannot', () => {
    expect(readable('#123f4d', CARD_PAPER)).toBe('#123f4d');
    for (const pale of ['#ffff00', '#ffffff', '#ecdfc0', '#7fbf7f']) {
      expect(contrast(readable(pale, CARD_PAPER), CARD_PAPER)).toBeGreaterThanOrEqual(READABLE);
    }
  });

  test('becomes lighter on dark paper', () => {
    const gaslight = { raised: '#262319', sunk: '#121109' };
    const { '--jekyll': name = '', '--suit-jekyll': ink = '' } = tokensOf({ jekyll: '#000080' }, gaslight);
    expect(contrast(name, gaslight.raised)).toBeGreaterThanOrEqual(READABLE);
    expect(ink).toBe('#000080');
  });

  test('leaves the suits alone that were not chosen', () => {
    expect(Object.keys(tokensOf({ lust: '#203040' }, { raised: '#f8f2e2', sunk: '#e3d7ba' }))).toEqual([
      '--suit-lust',
      '--suit-lust-wash',
    ]);
  });

  test('is called alike where two suits of one table are', () => {
    expect(alike(CLEAR)).toBeNull();
    expect(alike(PRINTED)).toBeNull();
    expect(alike({ ...PRINTED, pride: PRINTED.wrath })).toEqual(['pride', 'wrath']);
    // Potions and lust never lie on one table.
    expect(alike({ ...PRINTED, potion: '#000080', lust: '#000080' })).toBeNull();
  });
});
