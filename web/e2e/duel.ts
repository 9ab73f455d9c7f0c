/** How people meet at a table of duel, and how a decision is made there with the pointer: for tests that need a game to go on. */
import { expect, more, type Page } from './harness';

const hand = (page: Page) => page.getByRole('toolbar', { name: 'Your hand' });
const choosable = (page: Page) => hand(page).getByRole('button', { name: /, (playable|can be chosen)$/ });
const lock = (page: Page) => page.getByRole('button', { name: /^Lock and/ });
const calls = (page: Page) => page.getByRole('group', { name: /call a colour$/ });

/** The cards in hand, as the record writes them. */
export const cards = (page: Page): Promise<string[]> =>
  hand(page).locator('[data-card]:not([inert])').evaluateAll((found) => found.map((card) => card.getAttribute('data-card')!));

/** Decides: gives the first cards that may be given, or plays the first that may be played. */
export async function decide(page: Page): Promise<void> {
  await expect(choosable(page).first()).toBeVisible();
  if (await lock(page).isVisible()) {
    while ((await lock(page).getAttribute('aria-disabled')) === 'true') await choosable(page).last().click();
    await lock(page).click();
    return expect(lock(page)).toHaveCount(0);
  }
  const card = (await choosable(page).first().getAttribute('data-card'))!;
  const held = hand(page).locator(`[data-card="${card}"]:not([inert])`);
  await held.click();
  if (await calls(page).isVisible()) await calls(page).getByRole('button').first().click();
  await expect(held).toHaveCount(0);
}

/** Ann opens a table as Jekyll; the link to it. */
export async function host(ann: Page): Promise<string> {
  await (await more(ann, 'duel')).getByRole('button', { name: /^With friends/ }).click();
  await ann.getByRole('dialog').getByText('Jekyll', { exact: true }).click();
  await ann.getByLabel('Your name').fill('Ann');
  await ann.getByRole('button', { name: 'Open the table' }).click();
  return ann.getByLabel('Link to this table').inputValue();
}

/** Bob, who came by the link, sits down, and both begin. */
export async function begin(ann: Page, bob: Page): Promise<void> {
  await bob.getByLabel('Your name').fill('Bob');
  await bob.getByRole('button', { name: 'Sit down' }).click();
  for (const page of [ann, bob]) await page.getByRole('button', { name: 'Begin' }).click();
  for (const page of [ann, bob]) await expect(page.getByRole('tablist')).toBeVisible();
}
