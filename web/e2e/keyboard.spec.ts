/** From the home screen to the end of a trick without a mouse. */
import { expect, test, waitForTurn, type Page } from './harness';

/** Presses Tab until the focus is there. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press('Tab');
    const label = await page.evaluate(() => document.activeElement?.textContent?.trim() ?? '');
    if (name.test(label)) return;
  }
  throw new Error(`the focus never came to ${name}`);
}

test('a game is set up and begun with keys only; help, menu and tabs too', async ({ open }) => {
  const page = await open();
  for (const button of [/^More.*Duel$/s, /^Against the computer.*Duel$/s]) {
    await tabTo(page, button);
    await page.keyboard.press('Enter');
  }
  await expect(page.getByRole('dialog')).toBeVisible();
  await tabTo(page, /^Begin$/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('tablist')).toBeVisible();
  await waitForTurn(page);

  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keys and help' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.keyboard.press('h');
  await expect(page.getByRole('status').filter({ hasText: /Pride|Wrath|Envy/ })).toHaveCount(1);

  const score = page.getByRole('tab').first();
  await score.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('tab', { name: 'Log' })).toBeFocused();
  await expect(page.getByRole('tabpanel')).toBeVisible();
});

test('those who listen are told that it is their turn, and what happened', async ({ open }) => {
  const page = await open();
  await tabTo(page, /^Play now.*Duel$/s);
  await page.keyboard.press('Enter');
  await waitForTurn(page);
  await expect(page.getByRole('alert').filter({ hasText: 'It is your turn.' })).toHaveCount(1);
  await expect(page.getByRole('log')).toContainText(/cards|chosen/);
});
