/** Two people in two browsers, who meet by a link; a page that is reloaded, and a server that crashes in between. */
import type { Locator } from '@playwright/test';
import type { Server } from './harness';
import { expect, expectAccessible, expectNoSidewaysScroll, isMyTurn, picture, pictures, test, waitForTurn, type OpenPage, type Page } from './harness';
import { begin, cards, decide, host } from './duel';

/** Ann on a desktop, Bob on a phone, at one table. */
async function meet(open: OpenPage): Promise<[Page, Page]> {
  const ann = await open();
  const bob = await open({ size: 'phone', settings: { confirm: 'one-tap' } });
  await bob.goto(await host(ann));
  await begin(ann, bob);
  return [ann, bob];
}

async function act(page: Page): Promise<void> {
  if (await waitForTurn(page)) await decide(page);
}

test('a table by link, with a page reloaded and the server crashed in the middle', async ({ open, server }) => {
  const [ann, bob] = await meet(open);
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
    await expect(page.getByText('The connection is lost.')).toBeVisible({ timeout: 2000 });
  }
  await pictures(pages[0]!, 'connection-lost');
  await server.up();
  for (const page of pages) await expect(page.getByText('The connection is lost.')).toHaveCount(0);
}

test('people ask each other: taking back, breaking off, playing again', async ({ open }) => {
  const [ann, bob] = await meet(open);
  await act(ann);

  await ann.getByRole('button', { name: 'Take back' }).click();
  await expect(bob.getByText('Ann would like to take back the last decision.')).toBeVisible();
  await pictures(bob, 'take-back-asked');
  await expectAccessible(bob);
  await bob.getByRole('button', { name: 'Agree' }).click();
  await expect.poll(() => ann.title()).toContain('●');

  await bob.getByRole('button', { name: 'Menu' }).click();
  await pictures(bob, 'menu');
  await expectAccessible(bob);
  await bob.keyboard.press('Escape');

  await ann.getByRole('button', { name: 'Menu' }).click();
  await ann.getByRole('button', { name: 'Offer to abandon the game' }).click();
  await bob.getByRole('button', { name: 'Abandon it' }).click();
  for (const page of [ann, bob]) await expect(page.getByText('The game was abandoned')).toBeVisible();
  await pictures(ann, 'ending');
  await pictures(bob, 'ending');
  await expectAccessible(ann);

  const before = ann.url();
  await ann.getByRole('button', { name: 'Play again, sides swapped' }).click();
  await expect(bob.getByRole('region', { name: 'The game is over' })).toContainText('Ann would like: Play again, sides swapped.');
  await bob.getByRole('button', { name: 'Play again, sides swapped' }).click();
  await expect.poll(() => ann.url()).not.toBe(before);
  await expect.poll(() => bob.url()).toBe(ann.url());
});

test('what somebody says appears at his seat, once, and in the log', async ({ open }) => {
  const [ann, bob] = await meet(open);
  const words = ann.locator('[data-says]');
  await bob.getByRole('button', { name: 'Say something' }).click();
  await pictures(bob, 'talk');
  await expectAccessible(bob);
  await bob.getByRole('button', { name: 'Well played!' }).click();
  await expect(words).toHaveText('Well played!');
  await expectAt(words, ann.locator('[data-seat="1"]'));
  await picture(ann, 'said');
  await expect(words).toHaveCount(0, { timeout: 12_000 });
  await act(ann);
  await bob.getByRole('button', { name: 'Say something' }).click();
  await bob.getByRole('textbox', { name: 'In your own words' }).fill('<b>Tea</b> at five?');
  await bob.keyboard.press('Enter');
  await expect(words).toHaveText('<b>Tea</b> at five?');
  await ann.getByRole('tab', { name: 'Log' }).click();
  await expect(ann.getByRole('tabpanel')).toContainText('Bob says: “<b>Tea</b> at five?”');
});

/** Does one thing stand right below another? */
async function expectAt(note: Locator, seat: Locator): Promise<void> {
  await expect(async () => {
    const [high, low] = [await seat.boundingBox(), await note.boundingBox()];
    expect(Math.abs(low!.y - high!.y - high!.height)).toBeLessThan(24);
    expect(low!.x).toBeLessThan(high!.x + high!.width);
  }).toPass();
}

test('who leaves is missed at his seat; a program plays for him until he is back', async ({ open }) => {
  // The table waits for him for forty-five seconds before anybody may.
  test.slow();
  const [ann, bob] = await meet(open);
  const address = bob.url();
  await bob.goto('/rules/duel');
  await expect(ann.getByText('away', { exact: true }).first()).toBeVisible();
  await act(ann);
  await expect(ann.getByRole('button', { name: 'Let the computer play for Bob' })).toBeVisible({ timeout: 60_000 });
  await pictures(ann, 'absence');
  await expectAccessible(ann);
  // This page may have begun to count a moment before the table: then it is told so, and the offer stands.
  await expect(async () => {
    await ann.getByRole('button', { name: 'Let the computer play for Bob' }).click();
    await expect(ann.getByText('the computer plays', { exact: true }).first()).toBeVisible({ timeout: 2000 });
  }).toPass();
  await picture(ann, 'stand-in');
  for (let turn = 0; turn < 3; turn++) await act(ann);
  await ann.getByRole('tab', { name: 'Log' }).click();
  await expect(ann.getByRole('tabpanel')).toContainText('Bob plays');
  await bob.goto(address);
  await expect(ann.getByRole('tabpanel')).toContainText('Bob is back, and plays again.');
  await expect(ann.getByText('the computer plays', { exact: true })).toHaveCount(0);
  await expect(async () => {
    if (await isMyTurn(ann)) await decide(ann);
    expect(await isMyTurn(bob)).toBe(true);
  }).toPass();
  const held = (await cards(bob)).length;
  await act(bob);
  await expect.poll(() => cards(bob).then((cards) => cards.length)).toBeLessThan(held);
});

test('giving up asks once more, and says who won', async ({ open }) => {
  const [ann, bob] = await meet(open);
  await ann.getByRole('button', { name: 'Menu' }).click();
  await ann.getByRole('button', { name: 'Give up' }).click();
  await ann.getByRole('button', { name: /^Really give up/ }).click();
  await expect(ann.getByRole('heading', { name: 'You have lost' })).toBeVisible();
  await expect(bob.getByRole('heading', { name: 'You have won' })).toBeVisible();
  await expect(bob.getByText('Ann gave up.')).toBeVisible();
  // The board says so, too, and not whose turn it would be.
  await expect(bob.locator('[data-tour=prompt]')).toHaveText('The game is over');
  const saved = bob.waitForEvent('download');
  await bob.getByRole('button', { name: 'Save the record' }).click();
  expect((await saved).suggestedFilename()).toMatch(/^duel-[0-9a-f]{8}\.case$/);
});

test('the lobby, the invitation, and a third at a full table; who leaves is missed', async ({ open }) => {
  const ann = await open();
  const link = await host(ann);
  await expect(ann.getByText('One seat is still free.')).toBeVisible();
  await expectAccessible(ann);
  await pictures(ann, 'lobby');

  const bob = await open({ size: 'phone' });
  await bob.goto(link);
  await expect(bob.getByText('Ann would like to play with you.')).toBeVisible();
  await expectAccessible(bob);
  await expectNoSidewaysScroll(bob);
  await pictures(bob, 'invited');
  await bob.getByLabel('Your name').fill('Bob');
  await bob.getByRole('button', { name: 'Sit down' }).click();
  await expect(ann.getByText('Everybody is here.')).toBeVisible();
  await bob.getByRole('button', { name: 'Begin' }).click();
  await expect(bob.getByText('Waiting for Ann to press Begin')).toBeVisible();
  await expect(ann.getByText('The others are waiting for you.')).toBeVisible();
  await pictures(ann, 'lobby-waits');
  await ann.getByRole('button', { name: 'Begin' }).click();
  for (const page of [ann, bob]) await expect(page.getByRole('tablist')).toBeVisible();
  expect(bob.url(), 'the secret does not stay in the address bar').not.toContain('invite');

  const cid = await open();
  await cid.goto(link);
  await expect(cid.getByRole('heading', { name: 'All seats are taken' })).toBeVisible();
  await pictures(cid, 'full-table');
  await expectAccessible(cid);
  await cid.getByRole('button', { name: 'Watch' }).click();
  await expect(cid.getByRole('tablist')).toBeVisible();
  await expect(ann.getByText('One person is watching')).toBeVisible();

  await bob.context().close();
  await expect(ann.getByText('away', { exact: true }).first()).toBeVisible();
});
