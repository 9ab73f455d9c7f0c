/** The rulebooks, and looking back: records of every variant, with everybody's eyes; bad ones say why. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, expectAccessible, expectNoSidewaysScroll, picture, test, type Page } from './harness';

const VECTORS = join(import.meta.dirname, '../../vectors');
const VARIANTS = ['partners', 'partners-b', 'partners-3', 'duel-return', 'london'];

/** Everything that must be true of any screen; and a picture of it. */
async function calm(page: Page, name: string): Promise<void> {
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await picture(page, name);
}

/** Opens a record from the home page, as a person would. */
async function openRecord(page: Page, name: string, text: string): Promise<void> {
  await page.getByRole('button', { name: /record/i }).click();
  const file = { name, mimeType: 'text/plain', buffer: Buffer.from(text) };
  await page.locator('input[type=file]').setInputFiles(file);
}

for (const variant of VARIANTS) {
  test(`a record of ${variant} is looked back at with everybody's eyes`, async ({ open }) => {
    const page = await open();
    await openRecord(page, `${variant}.case`, readFileSync(join(VECTORS, `fair/${variant}.case`), 'utf8'));
    const slider = page.getByRole('slider', { name: 'Moment of the game' });
    await expect(slider).toBeVisible();
    const end = Number(await slider.getAttribute('max'));
    await page.getByRole('button', { name: 'One move on' }).click();
    await expect(slider).toHaveValue('1');
    await page.keyboard.press('End');
    await expect(slider).toHaveValue(String(end));
    await page.keyboard.press('ArrowLeft');
    await expect(slider).toHaveValue(String(end - 1));
    const eyes = page.getByRole('combobox', { name: 'Seen by' });
    for (const option of await eyes.locator('option').all()) {
      await eyes.selectOption((await option.getAttribute('value'))!);
      await expect(page).toHaveURL(new RegExp(`at=${end - 1}`));
      await expect(page.getByRole('tabpanel').getByRole('listitem')).toHaveCount(end);
    }
    // A link to a moment leads to that moment.
    await page.goto(page.url().replace(/at=\d+/, 'at=5'));
    await page.reload();
    await expect(slider).toHaveValue('5');
    await page.getByRole('button', { name: 'Was the deal fair?' }).click();
    await expect(page.getByRole('dialog').getByRole('status')).toContainText('Yes.');
    await calm(page, `lookback-${variant}`);
  });
}

test('what a seat did not know is not shown to its eyes', async ({ open }) => {
  const page = await open();
  const views: string[] = [];
  page.on('response', async (response) => {
    if (response.url().endsWith('/api/replay')) views.push(await response.text());
  });
  await openRecord(page, 'duel.case', readFileSync(join(VECTORS, 'fair/duel-return.case'), 'utf8'));
  await page.getByRole('combobox', { name: 'Seen by' }).selectOption('1');
  await expect.poll(() => views.length).toBe(2);
  const deal = /^table deal jekyll=(\S+) hyde=(\S+) aside=(\S+)$/m.exec(readFileSync(join(VECTORS, 'fair/duel-return.case'), 'utf8'))!;
  const lines = (text: string) => JSON.parse(text).frames[1].made.line;
  expect(lines(views[0]!)).toBe('table deal jekyll=? hyde=? aside=?');
  expect(lines(views[1]!)).toBe(`table deal jekyll=? hyde=${deal[2]} aside=?`);
});

test('a bad record says where and why', async ({ open }) => {
  const page = await open({ tolerates: /status of 422/ });
  const good = readFileSync(join(VECTORS, 'fair/duel-return.case'), 'utf8');
  await openRecord(page, 'bad.case', good.replace(/^(jekyll give ).*$/m, '$1+9'));
  await expect(page.getByRole('heading', { name: 'This game cannot be shown' })).toBeVisible();
  await expect(page.getByText(/^Line \d+/)).toBeVisible();
  await calm(page, 'lookback-bad');
});

for (const [game, rule, word] of [['partners', 'P4.3', 'transformation'], ['duel', 'D3.2', 'potion'], ['london', 'L4.3', 'white token']] as const) {
  test(`the rulebook of ${game} is searched and has an address for every rule`, async ({ open }) => {
    const page = await open();
    const { origin } = new URL(page.url());
    await page.goto(`${origin}/rules/${game}#${rule}`);
    await expect(page.locator('.marked')).toBeInViewport();
    await expect(page.locator('.marked')).toContainText(rule);
    await page.getByRole('searchbox').fill(word);
    await expect(page.getByRole('status')).toContainText(/rules? holds? these words/);
    await page.getByRole('searchbox').fill('no such words');
    await expect(page.getByText('Nothing here.')).toBeVisible();
    await page.getByRole('searchbox').fill('');
    await calm(page, `rules-${game}`);
  });
}
