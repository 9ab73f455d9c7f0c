/** Two people in two browsers, who meet by a link; a page that is reloaded, and a server that crashes in between. */
import type { Server } from './harness';
import { bill, expect, expectAccessible, expectNoSidewaysScroll, picture, test, waitForTurn, type OpenPage, type Page } from './harness';
import { cards, decide } from './duel';

/** Ann opens a table, and Bob comes by her link. */
async function meet(open: OpenPage): Promise<[Page, Page]> {
  const ann = await open();
  await bill(ann, 'duel').getByRole('button', { name: /^With friends/ }).click();
  await ann.getByRole('dialog').getByText('Jekyll', { exact: true }).click();
  await ann.getByLabel('Your name').fill('Ann');
  await ann.getByRole('button', { name: 'Open the table' }).click();
  const link = await ann.getByLabel('Link to this table').inputValue();
  await expectAccessible(ann);
  await picture(ann, 'lobby');

  const bob = await open({ size: 'phone' });
  await bob.goto(link);
  await expect(bob.getByText('Ann would like to play with you.')).toBeVisible();
  await expectAccessible(bob);
  await expectNoSidewaysScroll(bob);
  await picture(bob, 'invited');
  await bob.getByLabel('Your name').fill('Bob');
  await bob.getByRole('button', { name: 'Sit down' }).click();
  expect(bob.url(), 'the secret does not stay in the address bar').not.toContain('invite');
  for (const page of [ann, bob]) await page.getByRole('button', { name: 'Begin' }).click();
  for (const page of [ann, bob]) await expect(page.getByRole('tablist')).toBeVisible();
  return [ann, bob];
}

/** On a phone a card is lifted first; the tests play it with the keyboard’s one step. */
async function act(page: Page): Promise<void> {
  if (await waitForTurn(page)) await decide(page);
}

test('a table by link, with a page reloaded and the server crashed in the middle', async ({ open, server }) => {
  const [ann, bob] = await meet(open);
  await oneTap(bob);
  await Promise.all([act(ann), act(bob)]);
  await act(ann);
  await expect(ann.getByRole('tab', { name: 'Log' })).toBeVisible();

  const hand = await cards(bob);
  await bob.reload();
  await expect.poll(() => cards(bob)).toEqual(hand);

  await crash(server, [ann, bob]);
  expect(await cards(bob)).toEqual(hand);
  await act(bob);
  await expect.poll(() => cards(bob).then((held) => held.length)).toBe(hand.length - 1);

  await ann.getByRole('tab', { name: 'Log' }).click();
  await expect(ann.getByRole('tabpanel')).toContainText('Bob plays');
  await expect(ann.getByRole('tabpanel')).toContainText('You give');
});

/** Ends the server, sees that it is told within two seconds, and that everything goes on by itself afterwards. */
async function crash(server: Server, pages: Page[]): Promise<void> {
  await server.down();
  for (const page of pages) {
    await expect(page.getByText('The connection is broken.')).toBeVisible({ timeout: 2000 });
  }
  await picture(pages[0]!, 'connection-lost');
  await server.up();
  for (const page of pages) await expect(page.getByText('The connection is broken.')).toHaveCount(0);
}

async function oneTap(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByText('One tap', { exact: true }).click();
  await page.keyboard.press('Escape');
}

test('people ask each other: taking back, breaking off, playing again', async ({ open }) => {
  const [ann, bob] = await meet(open);
  await oneTap(bob);
  await act(ann);

  await ann.getByRole('button', { name: 'Take back' }).click();
  await expect(bob.getByText('Ann would like to take the last decision back.')).toBeVisible();
  await picture(bob, 'take-back-asked');
  await expectAccessible(bob);
  await bob.getByRole('button', { name: 'Agree' }).click();
  await expect.poll(() => ann.title()).toContain('●');

  await bob.getByRole('button', { name: 'Menu' }).click();
  await picture(bob, 'menu');
  await expectAccessible(bob);
  await bob.getByRole('button', { name: 'Well played!' }).click();
  await expect(ann.getByText('Bob: Well played!')).toBeVisible();

  await ann.getByRole('button', { name: 'Menu' }).click();
  await ann.getByRole('button', { name: 'Offer to break the game off' }).click();
  await bob.getByRole('button', { name: 'Break it off' }).click();
  for (const page of [ann, bob]) await expect(page.getByText('The game was broken off')).toBeVisible();
  await picture(ann, 'ending');
  await picture(bob, 'ending');
  await expectAccessible(ann);

  const before = ann.url();
  await ann.getByRole('button', { name: 'Play again, seats swapped' }).click();
  await expect(bob.getByText('Ann would like to play again.')).toBeVisible();
  await bob.getByRole('button', { name: 'Play again, seats swapped' }).click();
  await expect.poll(() => ann.url()).not.toBe(before);
  await expect.poll(() => bob.url()).toBe(ann.url());
});

test('giving up asks once more, and says who won', async ({ open }) => {
  const [ann, bob] = await meet(open);
  await ann.getByRole('button', { name: 'Menu' }).click();
  await ann.getByRole('button', { name: 'Give up' }).click();
  await ann.getByRole('button', { name: /^Really give up/ }).click();
  await expect(ann.getByRole('heading', { name: 'You have lost' })).toBeVisible();
  await expect(bob.getByRole('heading', { name: 'You have won' })).toBeVisible();
  await expect(bob.getByText('Ann gave up.')).toBeVisible();
  const saved = bob.waitForEvent('download');
  await bob.getByRole('button', { name: 'Save the record' }).click();
  expect((await saved).suggestedFilename()).toMatch(/^duel-[0-9a-f]{8}\.case$/);
});

test('a third at a full table is told so, and who leaves is missed', async ({ open }) => {
  const ann = await open();
  await bill(ann, 'duel').getByRole('button', { name: /^With friends/ }).click();
  await ann.getByRole('button', { name: 'Open the table' }).click();
  const link = await ann.getByLabel('Link to this table').inputValue();
  const bob = await open();
  await bob.goto(link);
  await bob.getByRole('button', { name: 'Sit down' }).click();
  const cid = await open();
  await cid.goto(link);
  await expect(cid.getByRole('heading', { name: 'All seats are taken' })).toBeVisible();
  await picture(cid, 'full-table');
  await expectAccessible(cid);
  for (const page of [ann, bob]) await page.getByRole('button', { name: 'Begin' }).click();
  await expect(ann.getByRole('tablist')).toBeVisible();
  await bob.context().close();
  await expect(ann.getByText(/is not at the table just now/)).toBeVisible();
});
