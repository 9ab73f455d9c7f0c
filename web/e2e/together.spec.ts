/** Together: who looks on, the card of a table, playing again, and a word when it is one's move. */
import { readFileSync } from 'node:fs';
import { expect, expectAccessible, expectNoSidewaysScroll, more, pictures, playAgainstBots, playNow, test, waitForTurn, type Page } from './harness';
import { begin, decide, host } from './duel';

/** Bob comes by the link, and both begin. */
async function meet(ann: Page, bob: Page, link: string): Promise<void> {
  await bob.goto(link);
  await begin(ann, bob);
}

async function giveUp(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Give up' }).click();
  await page.getByRole('button', { name: /^Really give up/ }).click();
  await expect(page.locator('#ending')).toBeVisible();
}

test('a card for the table; who looks on is counted, sees no hand and says nothing', async ({ open }) => {
  const ann = await open({ permissions: ['clipboard-read', 'clipboard-write'] });
  const link = await host(ann);
  await ann.getByRole('button', { name: 'A card for this table' }).click();
  const card = ann.getByRole('dialog', { name: 'A card for this table' });
  await expect(card.getByRole('img', { name: /^Duel\. A seat is kept for you\. Ann, free$/ })).toBeVisible();
  await expectAccessible(ann);
  await expectNoSidewaysScroll(ann);
  await pictures(ann, 'table-card');
  const saved = ann.waitForEvent('download');
  await card.getByRole('button', { name: 'Save as a picture' }).click();
  const picture = readFileSync(await (await saved).path());
  expect(picture.subarray(1, 4).toString()).toBe('PNG');
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)], 'as large as it is drawn, twice').toEqual([800, 1120]);
  await ann.keyboard.press('Escape');

  const bob = await open();
  await meet(ann, bob, link);
  await ann.getByRole('button', { name: 'Menu' }).click();
  await ann.getByRole('button', { name: /watch/i }).click();
  const eve = await open();
  await eve.goto(await ann.evaluate(() => navigator.clipboard.readText()));
  await expect(eve.getByRole('tablist')).toBeVisible();
  for (const page of [ann, bob, eve]) await expect(page.getByText('One person is watching')).toBeVisible();
  await expect(eve.locator('[data-card]')).toHaveCount(0);
  await eve.getByRole('button', { name: 'Menu' }).click();
  await expect(eve.getByRole('button', { name: 'Say something' })).toHaveCount(0);
  await pictures(ann, 'looked-on');
  await eve.context().close();
  await expect(ann.getByText('One person is watching')).toHaveCount(0);
});

test('people agree on what they play next, and may change their minds', async ({ open }) => {
  const [ann, bob] = [await open(), await open()];
  await meet(ann, bob, await host(ann));
  await giveUp(ann);
  const before = ann.url();
  await ann.getByRole('button', { name: 'Play again with the same people' }).click();
  await expect(bob.getByText('Ann would like: Play again with the same people.')).toBeVisible();
  await bob.getByRole('button', { name: 'Play again, sides swapped' }).click();
  await expect(ann.getByText('Bob would like: Play again, sides swapped.')).toBeVisible();
  await pictures(ann, 'rematch-asked');
  await expectAccessible(ann);
  await ann.getByRole('button', { name: 'Play again, sides swapped' }).click();
  await expect.poll(() => bob.url()).not.toBe(before);
  await expect.poll(() => ann.url()).toBe(bob.url());
  for (const page of [ann, bob]) await page.getByRole('button', { name: 'Begin' }).click();
  await expect(bob.getByText('You are Jekyll', { exact: false }).first()).toBeVisible();
});

for (const [game, role, again] of [
  ['duel', 'Jekyll', 'Play again, sides swapped'],
  ['london', 'Hyde', 'Play again, sides swapped'],
  ['partners', undefined, 'Play again'],
] as const) {
  test(`against programs the next game of ${game} begins at once`, async ({ open }) => {
    const page = await open();
    if (role) await playAgainstBots(page, game, { role });
    else await playNow(page, game);
    await giveUp(page);
    const before = page.url();
    await page.getByRole('button', { name: again, exact: true }).click();
    await expect.poll(() => page.url()).not.toBe(before);
    await expect(page.getByRole('tablist')).toBeVisible();
    await expect(page.locator('#ending')).toHaveCount(0);
    const seats = page.getByRole('list', { name: 'Seats' }).getByRole('listitem');
    if (role) await expect(seats.nth(role === 'Jekyll' ? 1 : 0)).toContainText('You');
  });
}

/** A browser that lets pages notify, and remembers what they said. */
async function notifiable(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const said: { title: string; tag?: string }[] = [];
    class Told {
      static permission = 'granted';
      static requestPermission = async () => 'granted';
      constructor(title: string, options: { tag?: string }) {
        said.push({ title, ...options });
      }
      close() {}
    }
    Object.assign(globalThis, { Notification: Told, said });
  });
  await page.reload();
}
const said = (page: Page) => page.evaluate(() => (globalThis as unknown as { said: { title: string; tag: string }[] }).said);

test('whoever wants it is told when it is his move; whoever may not be told is told that', async ({ open }) => {
  const ann = await open();
  await notifiable(ann);
  await ann.getByRole('button', { name: 'Settings' }).click();
  await ann.getByText('Notify me').click();
  await expect(ann.getByRole('radio', { name: 'Notify me' })).toBeChecked();
  await ann.keyboard.press('Escape');
  const bob = await open();
  await meet(ann, bob, await host(ann));
  const table = new URL(ann.url()).pathname.slice(3);
  if (await waitForTurn(ann)) await decide(ann);
  await ann.getByRole('link', { name: 'Home' }).click();
  await expect(ann.getByRole('link', { name: /Duel.*Bob/ })).toBeVisible();
  expect(await said(ann)).toEqual([]);
  if (await waitForTurn(bob)) await decide(bob);
  // The tables are looked at every half minute, and whenever one comes home.
  await (await more(ann, 'duel')).getByRole('link', { name: 'Rulebook' }).click();
  await expect.poll(() => said(ann)).toMatchObject([{ title: 'Your move: Duel', tag: table }]);
  await expect(ann.locator('link[rel="icon"]')).toHaveAttribute('href', '/emblem-waits.svg');

  const cid = await open();
  await cid.evaluate(() => Object.assign(Notification, { requestPermission: async () => 'denied' }));
  await cid.getByRole('button', { name: 'Settings' }).click();
  await cid.getByText('Notify me').click();
  await expect(cid.getByText('Your browser does not let this page notify you.', { exact: false })).toBeVisible();
  await expect(cid.getByRole('radio', { name: 'Say nothing' })).toBeChecked();
  await pictures(cid, 'notify-refused');
});
