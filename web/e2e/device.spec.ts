/**
 * What this device keeps: nothing that was acknowledged is lost, whatever becomes of tabs, workers, programs and the store.
 */
import { readFileSync } from 'node:fs';
import { cards, decide } from './duel';
import { expect, expectAccessible, pictures, playNow, waitForTurn, type Page } from './harness';
import { BASE, hasSite, inKeeper, logOf, picturesOf, test } from './site';

test.skip(!hasSite(), 'there is no site: `cargo xtask site`');

test('two tabs at one table see the same game, and either may decide', async ({ visit }) => {
  const { context, page } = await visit();
  await playNow(page, 'duel');
  await waitForTurn(page);
  const other = await context.newPage();
  await other.goto(page.url());
  await waitForTurn(other);
  expect(await cards(other)).toEqual(await cards(page));
  for (const one of [page, other, page]) {
    await waitForTurn(one);
    await decide(one);
    await waitForTurn(page);
    await waitForTurn(other);
    expect(await cards(other)).toEqual(await cards(page));
  }
  await page.close();
  await decide(other);
  await waitForTurn(other);
});

test('where the browser keeps nothing, the page says so, and one plays all the same', async ({ visit }) => {
  const forbidden = "Object.defineProperty(self, 'indexedDB', { get: () => { throw new DOMException('no', 'SecurityError'); } })";
  const { page } = await visit({ before: inKeeper(forbidden) });
  await playNow(page, 'duel');
  await expect(page.getByText('This browser does not let us keep games.')).toBeVisible();
  await pictures(page, 'not-kept');
  await page.getByRole('status').getByRole('button', { name: 'Close' }).click();
  await waitForTurn(page);
  await decide(page);
  await waitForTurn(page);
});

test('a full store says so, nothing is lost, and the move is made when there is room', async ({ visit }) => {
  // Puts fail while a page says that the store is full.
  const full = `let isFull = false;
    new BroadcastChannel('test-full').onmessage = ({ data }) => { isFull = data; };
    const add = IDBObjectStore.prototype.add;
    IDBObjectStore.prototype.add = function (...args) { if (isFull) throw new DOMException('full', 'QuotaExceededError'); return add.apply(this, args); }`;
  const { page } = await visit({ before: inKeeper(full) });
  const say = (isFull: boolean) => page.evaluate((isFull) => new BroadcastChannel('test-full').postMessage(isFull), isFull);
  await playNow(page, 'duel');
  await waitForTurn(page);
  await say(true);
  const decided = decide(page);
  await expect(page.getByText('This browser has no room left.')).toBeVisible();
  await say(false);
  await decided;
  await expect(page.getByText('This browser has no room left.')).toHaveCount(0);
  await waitForTurn(page);
});

test('a store that a later page has made is left alone, and a damaged table is told', async ({ visit }) => {
  const { page } = await visit();
  await playNow(page, 'duel');
  await waitForTurn(page);
  const table = page.url();
  await page.goto(BASE);
  await page.evaluate(async (id) => {
    const request = indexedDB.open('utterson');
    await new Promise((done) => (request.onsuccess = done));
    const entries = request.result.transaction('entries', 'readwrite').objectStore('entries');
    await new Promise((done) => (entries.put('{"v":1}', [id, 1]).onsuccess = done));
    request.result.close();
  }, table.split('/').at(-1)!);
  await page.goto(table);
  await expect(page.getByRole('heading', { name: 'This table cannot be read' })).toBeVisible();
  await expectAccessible(page);
  await pictures(page, 'damaged');
  await page.goto(BASE);
  await page.evaluate(async () => {
    const request = indexedDB.open('utterson', 99);
    await new Promise((done) => (request.onsuccess = done));
    request.result.close();
  });
  await playNow(page, 'duel');
  await expect(page.getByText('A newer version of Utterson saved your games')).toBeVisible();
});

test('a worker that dies, and a thinker that dies, are replaced', async ({ visit }) => {
  const { page } = await visit();
  await playNow(page, 'duel');
  for (let turn = 0; turn < 4; turn++) {
    await waitForTurn(page);
    await decide(page);
    for (const worker of page.workers()) {
      await worker.evaluate(() => void setTimeout(() => { throw new Error('killed by a test'); })).catch(() => undefined);
    }
  }
  await waitForTurn(page);
});

/** In the keeper: the bots have nothing to say while this holds. */
const dumb = (holds: string) =>
  `const Thinker = Worker; self.Worker = class extends Thinker {
    set onmessage(hear) { super.onmessage = ({ data }) => hear({ data: ${holds} ? { ...data, action: null } : data }); }
  }`;

test('a program that has nothing to say makes room for a weaker one, and that is said', async ({ visit }) => {
  const { page } = await visit({ before: inKeeper(`let left = 2; ${dumb('left-- > 0')}`) });
  await playNow(page, 'duel');
  await waitForTurn(page);
  await decide(page);
  await waitForTurn(page);
  await expect(page.getByText('A program could not go on. The next weaker one takes its place.')).toBeVisible();
  await expect(page.getByText('Random', { exact: false }).first(), 'after the casual one, the novice had nothing to say either').toBeVisible();
  await pictures(page, 'weaker');
});

test('where no program has anything to say, that is said, and the game goes on as soon as one has', async ({ visit }) => {
  const until = "let isDumb = true; new BroadcastChannel('test-bots').onmessage = () => { isDumb = false; }";
  const { page } = await visit({ before: inKeeper(`${until}; ${dumb('isDumb')}`) });
  await playNow(page, 'duel');
  await waitForTurn(page);
  await decide(page);
  await expect(page.getByText('No program can move here just now.')).toBeVisible();
  await page.evaluate(() => new BroadcastChannel('test-bots').postMessage('think'));
  await waitForTurn(page);
});

test('a table is removed for good, and whoever looks at it in another tab is told', async ({ visit }) => {
  const { context, page } = await visit();
  for (const game of ['duel', 'london'] as const) {
    await page.goto(BASE);
    await playNow(page, game);
    await waitForTurn(page);
  }
  const london = page.url();
  const other = await context.newPage();
  await other.goto(london);
  await waitForTurn(other);
  await page.goto(BASE);
  await expect(page.getByRole('heading', { name: 'Your tables' })).toBeVisible();
  const remove = page.getByRole('button', { name: /^Remove London with / });
  await remove.click();
  await pictures(page, 'remove');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Keep it' }).click();
  await remove.click();
  await page.getByRole('button', { name: 'Remove it' }).click();
  await expect(remove).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Remove Duel with / }), 'the other one stays').toBeVisible();
  expect(await logOf(page, london.split('/').at(-1)!)).toEqual([]);
  await expect(other.getByRole('heading', { name: 'This table is not here' })).toBeVisible();
  await page.goto(london);
  await expect(page.getByRole('heading', { name: 'This table is not here' })).toBeVisible();
});

test('everything one has is saved as a file, and taken in elsewhere', async ({ visit }) => {
  const { page } = await visit();
  await playNow(page, 'duel');
  await waitForTurn(page);
  await decide(page);
  await waitForTurn(page);
  const [held, path] = [await cards(page), new URL(page.url()).pathname];
  await page.goto(`${BASE}learn/duel`);
  await page.getByRole('button', { name: 'Why Jekyll wants balance' }).click();
  const learnt = await page.evaluate(() => localStorage.getItem('utterson.lesson.duel'));
  expect(learnt).not.toBeNull();
  await page.goto(BASE);
  const settings = (of: Page) => of.getByRole('button', { name: 'Settings' }).click();
  await settings(page);
  await page.getByRole('radio', { name: 'A bell when it is my turn' }).check({ force: true });
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Save everything' }).click()]);
  await picturesOf(page, page.getByText('Everything you have here is saved as a file.'), 'settings-here');
  await expectAccessible(page);

  const { page: elsewhere } = await visit();
  await settings(elsewhere);
  const input = elsewhere.locator('input[type=file]');
  await input.setInputFiles({ name: 'odd.json', mimeType: 'application/json', buffer: Buffer.from('{"format":"other"}') });
  await expect(elsewhere.getByText('odd.json holds nothing that was saved here.')).toBeVisible();
  await input.setInputFiles((await file.path())!);
  await expect(elsewhere.getByText('One table was loaded.')).toBeVisible();
  await expect(elsewhere.getByRole('radio', { name: 'A bell when it is my turn' })).toBeChecked();
  expect(await elsewhere.evaluate(() => localStorage.getItem('utterson.lesson.duel'))).toBe(learnt);
  // What an earlier page has saved can still be taken in.
  const { tables } = JSON.parse(readFileSync((await file.path())!, 'utf8')) as { tables: unknown };
  const early = JSON.stringify({ format: 'utterson/tables/1', tables });
  await input.setInputFiles({ name: 'early.json', mimeType: 'application/json', buffer: Buffer.from(early) });
  await expect(elsewhere.getByText('No table is new. One was here already.')).toBeVisible();
  await elsewhere.goto(path);
  await waitForTurn(elsewhere);
  expect(await cards(elsewhere)).toEqual(held);
});

