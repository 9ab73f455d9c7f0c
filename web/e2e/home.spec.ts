/** The home screen and what it opens: choices, settings, records, languages. */
import { join } from 'node:path';
import { expect, expectAccessible, expectNoSidewaysScroll, more, picture, playNow, SIZES, test, type Size } from './harness';

const RECORDS = join(import.meta.dirname, '../../vectors/playthroughs');

for (const size of Object.keys(SIZES) as Size[]) {
  test(`the home screen and its dialogs, ${size}`, async ({ open }) => {
    const page = await open({ size });
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await picture(page, 'home');
    const [duel, partners] = [await more(page, 'duel'), await more(page, 'partners')];
    await expectAccessible(page);
    await picture(page, 'home-more');
    for (const [name, button] of [
      ['plan-bots', duel.getByRole('button', { name: /^Against/ })],
      ['plan-bots-partners', partners.getByRole('button', { name: /^Against/ })],
      ['plan-friends', partners.getByRole('button', { name: /^With friends/ })],
      ['plan-here', partners.getByRole('button', { name: /^Together/ })],
      ['settings', page.getByRole('button', { name: 'Settings' })],
      ['record', page.getByRole('button', { name: 'Open a record' })],
    ] as const) {
      await button.click();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await picture(page, name);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(button).toBeFocused();
    }
  });
}

for (const locale of ['fr-FR', 'de-DE']) {
  test(`the longest words fit on a phone, ${locale}`, async ({ open }) => {
    const page = await open({ size: 'phone', locale });
    await expectNoSidewaysScroll(page);
    await picture(page, `home-${locale}`);
    // Play, More, and what More has: three ways to set up a game.
    await page.getByRole('article').first().getByRole('button').nth(1).click();
    await expectNoSidewaysScroll(page);
    for (const way of [2, 3, 4]) {
      await page.getByRole('article').first().getByRole('button').nth(way).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectNoSidewaysScroll(page);
      await page.keyboard.press('Escape');
    }
    await page.getByRole('button', { name: /Réglages|Einstellungen/ }).click();
    await expectNoSidewaysScroll(page);
    await picture(page, `settings-${locale}`);
  });
}

test('four are drawn onto the seats or play as they sit, to the points that they want', async ({ open }) => {
  const page = await open();
  const plan = async () => (await more(page, 'partners')).getByRole('button', { name: /^With friends/ }).click();
  await plan();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Player 2', { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Open the table' }).click();
  await expect(page.getByText('who plays with whom is drawn by lot')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Seats' })).toContainText('Player 4');
  await picture(page, 'lobby-lot');

  await page.goto('/');
  await plan();
  await dialog.getByText('As we sit').click();
  await expect(dialog.getByText('East', { exact: true })).toBeVisible();
  await dialog.getByLabel('Points to win').fill('500');
  await dialog.getByRole('button', { name: 'Open the table' }).click();
  await expect(page.getByRole('list', { name: 'Seats' })).toContainText('North');
  await expect(page.getByText('who plays with whom is drawn by lot')).toHaveCount(0);
});

test('one click, and one plays within ten seconds; afterwards the table is in the list', async ({ open }) => {
  const page = await open();
  const begun = Date.now();
  await playNow(page, 'duel');
  await expect(page.getByRole('toolbar', { name: 'Your hand' }).getByRole('button').first()).toBeVisible();
  expect(Date.now() - begun).toBeLessThan(10_000);
  await page.getByRole('link', { name: /Home/ }).click();
  const mine = page.getByRole('region', { name: 'Your tables' });
  await expect(mine.getByRole('link')).toHaveCount(1);
  await expect(mine).toContainText('Your move');
  await mine.getByRole('link').click();
  await expect(page.getByRole('tablist')).toBeVisible();
});

test('the language follows the browser, and changes at the table without losing anything', async ({ open }) => {
  const page = await open({ locale: 'fr-FR' });
  await expect(page.getByText('Trois jeux')).toBeVisible();
  await page.getByRole('article', { name: 'Duel' }).getByRole('button', { name: /^Jouer tout de suite/ }).click();
  const hand = page.locator('[data-card]');
  await expect(hand).toHaveCount(10);
  const before = await hand.evaluateAll((found) => found.map((card) => card.getAttribute('data-card')));
  await page.getByRole('button', { name: 'Réglages' }).click();
  await page.getByText('Deutsch', { exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Einstellungen' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  expect(await hand.evaluateAll((found) => found.map((card) => card.getAttribute('data-card')))).toEqual(before);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
});

test('day and gaslight can be chosen, and stay', async ({ open }) => {
  const page = await open();
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByText('Gaslight', { exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('a file that is no record says so, and a record leads to its game, told in sentences', async ({ open }) => {
  const page = await open();
  await page.getByRole('button', { name: 'Open a record' }).click();
  const file = page.getByLabel(/Choose a record/);
  await file.setInputFiles({ name: 'letter.txt', mimeType: 'text/plain', buffer: Buffer.from('Dear Utterson') });
  await expect(page.getByRole('alert')).toContainText('letter.txt is not an Utterson record');
  await file.setInputFiles(join(RECORDS, 'duel-return.case'));
  await expect(page.getByText(/gives? Wrath 6|has chosen what to give/).first()).toBeVisible();
  await expectAccessible(page);
});
