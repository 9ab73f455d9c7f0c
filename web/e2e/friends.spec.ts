/** Two people in two browsers, who meet by a link; a page that is reloaded, and a server that crashes in between. */
import type { Server } from './harness';
import { expect, expectAccessible, expectNoSidewaysScroll, pictures, test, waitForTurn, type OpenPage, type Page } from './harness';
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
    await expect(page.getByText('The connection is broken.')).toBeVisible({ timeout: 2000 });
  }
  await pictures(pages[0]!, 'connection-lost');
  await server.up();
  for (const page of pages) await expect(page.getByText('The connection is broken.')).toHaveCount(0);
}

test('people ask each other: taking back, breaking off, playing again', async ({ open }) => {
  const [ann, bob] = await meet(open);
  await act(ann);

  await ann.getByRole('button', { name: 'Take back' }).click();
  await expect(bob.getByText('Ann would like to take the last decision back.')).toBeVisible();
  await pictures(bob, 'take-back-asked');
  await expectAccessible(bob);
  await bob.getByRole('button', { name: 'Agree' }).click();
  await expect.poll(() => ann.title()).toContain('●');

  await bob.getByRole('button', { name: 'Menu' }).click();
  await pictures(bob, 'menu');
  await expectAccessible(bob);
  await bob.getByRole('button', { name: 'Well played!' }).click();
  await expect(ann.getByText('Bob: Well played!')).toBeVisible();

  await ann.getByRole('button', { name: 'Menu' }).click();
  await ann.getByRole('button', { name: 'Offer to break the game off' }).click();
  await bob.getByRole('button', { name: 'Break it off' }).click();
  for (const page of [ann, bob]) await expect(page.getByText('The game was broken off')).toBeVisible();
  await pictures(ann, 'ending');
  await pictures(bob, 'ending');
  await expectAccessible(ann);

  const before = ann.url();
  await ann.getByRole('button', { name: 'Return match, sides swapped' }).click();
  await expect(bob.getByRole('region', { name: 'The game is over' })).toContainText('Ann would like: Return match, sides swapped.');
  await bob.getByRole('button', { name: 'Return match, sides swapped' }).click();
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
  await expect(ann.getByText('The others wait for you.')).toBeVisible();
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
  await expect(ann.getByText('One person looks on')).toBeVisible();

  await bob.context().close();
  await expect(ann.getByText('Bob is not at the table just now.')).toBeVisible();
});
