import { expect, test } from 'vitest';
import { besides, type Box } from './place';

const SHEET = { width: 320, height: 220 };
const covers = (one: Box, other: Box) =>
  one.x < other.x + other.width && other.x < one.x + one.width && one.y < other.y + other.height && other.y < one.y + one.height;

test.each<[string, Box, { width: number; height: number }]>([
  ['a hand at the lower edge', { x: 100, y: 620, width: 700, height: 170 }, { width: 1280, height: 800 }],
  ['a button in the corner', { x: 1180, y: 4, width: 44, height: 44 }, { width: 1280, height: 800 }],
  ['tabs at the side', { x: 940, y: 180, width: 330, height: 60 }, { width: 1280, height: 800 }],
  ['a map over most of the screen', { x: 10, y: 60, width: 920, height: 730 }, { width: 1280, height: 800 }],
  ['a hand on a phone', { x: 4, y: 650, width: 382, height: 110 }, { width: 390, height: 844 }],
  ['tabs on a phone', { x: 0, y: 790, width: 390, height: 54 }, { width: 390, height: 844 }],
  ['the table on a phone', { x: 0, y: 240, width: 390, height: 300 }, { width: 390, height: 844 }],
])('the sheet covers not %s, and stays on the screen', (_, target, screen) => {
  const at = besides(target, SHEET, screen);
  expect(covers({ ...at, ...SHEET }, target)).toBe(false);
  expect(at.x).toBeGreaterThanOrEqual(0);
  expect(at.y).toBeGreaterThanOrEqual(0);
  expect(at.x + SHEET.width).toBeLessThanOrEqual(screen.width);
  expect(at.y + SHEET.height).toBeLessThanOrEqual(screen.height);
});

test('what the player needs to go on is spared, though it is next to what is spoken of', () => {
  const [prompt, hand] = [{ x: 4, y: 592, width: 382, height: 58 }, { x: 4, y: 680, width: 382, height: 110 }];
  const table = { x: 0, y: 290, width: 390, height: 258 };
  const sheet = { width: 374, height: 210 };
  const at = besides(table, sheet, { width: 390, height: 844 }, [prompt, hand]);
  for (const box of [prompt, hand, table]) expect(covers({ ...at, ...sheet }, box)).toBe(false);
  const tabs = { x: 0, y: 796, width: 390, height: 48 };
  const over = besides(tabs, sheet, { width: 390, height: 844 }, [prompt, hand]);
  for (const box of [prompt, hand, tabs]) expect(covers({ ...over, ...sheet }, box)).toBe(false);
});

test('where there is no room it leaves the middle free', () => {
  const at = besides({ x: 0, y: 60, width: 390, height: 700 }, SHEET, { width: 390, height: 844 });
  expect(at.y).toBe(844 - 220 - 8);
});
