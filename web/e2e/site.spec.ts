/**
 * The page that needs no server: laid on a host that knows nothing but files, under a path of its own, and cut off from it.
 */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { cards, decide } from './duel';
import {
  bill, expect, expectAccessible, expectNoSidewaysScroll, isOver, picture, pictures, playNow, Server, SIZES, waitForTurn, type GameName, type Page, type Size,
} from './harness';
import { BASE, hasSite, StaticHost } from './site';
import { test as base, type BrowserContext, type Locator } from '@playwright/test';

interface Visit {
  host: StaticHost;
  context: BrowserContext;
  page: Page;
}

interface Wishes {
  size?: Size;
  /** Done before the page begins. Then nothing of it is kept: what is kept cannot be changed on the way. */
  before?: (context: BrowserContext) => Promise<unknown>;
  at?: string;
}

/** Programs hurry: nobody looks. */
const BOT_WAIT_MS = '4';

const test = base.extend<{ visit: (wishes?: Wishes) => Promise<Visit> }>({
  visit: async ({ browser }, use) => {
    const ends: (() => Promise<void>)[] = [];
    const faults: string[] = [];
    await use(async ({ size = 'desktop', before, at = BASE } = {}) => {
      const host = await StaticHost.start();
      const isPhone = size === 'phone';
      const context = await browser.newContext({
        serviceWorkers: before ? 'block' : 'allow', baseURL: host.address, viewport: SIZES[size], hasTouch: isPhone, isMobile: isPhone, locale: 'en-GB', reducedMotion: 'reduce',
      });
      const kept = { tour: 'seen', 'bot-wait': BOT_WAIT_MS, settings: JSON.stringify({ trickPace: 'quick', confirm: 'one-tap' }) };
      await context.addInitScript((kept) => {
        for (const [key, value] of Object.entries(kept)) if (localStorage.getItem(`utterson.${key}`) === null) localStorage.setItem(`utterson.${key}`, value);
      }, kept);
      await before?.(context);
      const page = await context.newPage();
      page.on('pageerror', (error) => faults.push(error.message));
      ends.push(() => context.close(), () => host.end().catch(() => undefined));
      await page.goto(at);
      return { host, context, page };
    });
    for (const end of ends) await end();
    expect(faults).toEqual([]);
  },
});

test.skip(!hasSite(), 'there is no site: `cargo xtask site`');

/** Waits until the page is kept, and cuts it off. */
async function cutOff({ host, page }: Visit): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await host.end();
}

/** Pictures at both sizes with this part of the screen in sight. */
async function picturesOf(page: Page, part: Locator, name: string): Promise<void> {
  const own = page.viewportSize()!;
  for (const size of Object.values(SIZES)) {
    await page.setViewportSize(size);
    await part.scrollIntoViewIfNeeded();
    await picture(page, name);
  }
  await page.setViewportSize(own);
}

/** A table of programs alone: it plays by itself. */
async function watchBots(page: Page, game: GameName): Promise<void> {
  await bill(page, game).getByRole('button', { name: /^Together/ }).click();
  for (const name of await page.getByRole('dialog').getByRole('textbox').all()) await name.fill('');
  await page.getByRole('dialog').getByText('Novice', { exact: true }).click();
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(page.getByRole('tablist')).toBeVisible();
}

test('in flight mode, the page loaded anew in the middle: nothing is lost, and the deal can be checked', async ({ visit }) => {
  const visited = await visit();
  const { page } = visited;
  await expect(bill(page, 'duel').getByRole('button', { name: /^With friends/ }), 'nobody can come here').toHaveCount(0);
  await cutOff(visited);
  await page.reload();
  await playNow(page, 'duel');
  for (let turns = 0; turns < 6 && (await waitForTurn(page)); turns++) {
    const before = await cards(page);
    if (turns % 2 === 1) {
      await page.reload();
      await waitForTurn(page);
      expect(await cards(page), 'nothing that was acknowledged is lost').toEqual(before);
    }
    await decide(page);
  }
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Give up' }).click();
  await page.getByRole('button', { name: /^Really give up/ }).click();
  await page.getByRole('button', { name: 'Looking back' }).click();
  await expect(page.getByRole('slider', { name: 'Moment of the game' })).toBeVisible();
  await page.getByRole('button', { name: 'Was the deal fair?' }).click();
  await expect(page.getByRole('dialog')).toContainText(/^.*Yes/);
});

test('all games play on a phone without a network, lessons and rulebooks open, and a deep link leads there', async ({ visit }) => {
  test.slow();
  const visited = await visit({ size: 'phone' });
  const { page } = visited;
  await cutOff(visited);
  for (const game of ['partners', 'duel', 'london'] as const) {
    await page.goto(BASE);
    await watchBots(page, game);
    await expect.poll(() => isOver(page), { timeout: 120_000 }).toBe(true);
  }
  for (const path of ['rules/london', 'learn/partners', 'learn', 'gallery']) {
    await page.goto(`${BASE}${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(`${BASE}${path}`);
  }
  await page.goto(BASE);
  await expect(page.getByRole('heading', { name: 'Your tables' })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await picturesOf(page, page.getByRole('heading', { name: 'Your tables' }), 'site-home');
});

test('a host that does not know our paths leads to them', async ({ visit }) => {
  const { page } = await visit({ at: `${BASE}rules/duel#D3.2` });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(new URL(page.url()).pathname + new URL(page.url()).hash).toBe(`${BASE}rules/duel#D3.2`);
});

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

/** Has something said in the worker that keeps tables, before anything else. */
const inKeeper = (script: string) => (context: BrowserContext): Promise<unknown> =>
  context.route(/\/keeper-[^/]*\.js$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${script};${await response.text()}` });
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
  await expect(page.getByText('A newer Utterson has kept your games')).toBeVisible();
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

test('everything one has is saved as a file, and taken in elsewhere', async ({ visit }) => {
  const { page } = await visit();
  await playNow(page, 'duel');
  await waitForTurn(page);
  await decide(page);
  await waitForTurn(page);
  const [held, path] = [await cards(page), new URL(page.url()).pathname];
  await page.goto(BASE);
  const settings = (of: Page) => of.getByRole('button', { name: 'Settings' }).click();
  await settings(page);
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Save all games' }).click()]);
  await picturesOf(page, page.getByText('Your games are saved as a file.'), 'settings-here');
  await expectAccessible(page);

  const { page: elsewhere } = await visit();
  await settings(elsewhere);
  const input = elsewhere.locator('input[type=file]');
  await input.setInputFiles({ name: 'odd.json', mimeType: 'application/json', buffer: Buffer.from('{"format":"other"}') });
  await expect(elsewhere.getByText('odd.json holds no saved games.')).toBeVisible();
  await input.setInputFiles((await file.path())!);
  await expect(elsewhere.getByText('One table was taken in.')).toBeVisible();
  await elsewhere.goto(path);
  await waitForTurn(elsewhere);
  expect(await cards(elsewhere)).toEqual(held);
});

test('a newer version is offered, and taken when one wants it', async ({ visit }) => {
  const { host, page } = await visit();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  host.isNewer = true;
  await page.reload();
  await expect(page.getByText('A newer Utterson is here.')).toBeVisible({ timeout: 30_000 });
  await pictures(page, 'newer');
  await expectAccessible(page);
  await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Load it' }).click()]);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('A newer Utterson is here.')).toHaveCount(0);
});

test('every level chooses in the browser what it chooses elsewhere, at 200 positions of each game', async ({ visit }) => {
  test.slow();
  const [positions, work] = [200, 200];
  const { page } = await visit({ at: '/engine/engine.js' });
  const native = execFileSync('cargo', ['run', '--quiet', '--all-features', '--example', 'choices', '--', `${positions}`, `${work}`], {
    cwd: join(import.meta.dirname, '../..'), encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'],
  });
  const expected = JSON.parse(native) as Record<string, string>;
  const found = await page.evaluate(
    async ({ names, positions, work }) => {
      const engine = await import(`${location.origin}/engine/engine.js`);
      await engine.default({ module_or_path: '/engine/engine_bg.wasm' });
      for (const game of ['partners', 'duel', 'london']) {
        const net = await fetch(`/nets/${game}.net`);
        if (net.ok) engine.give(game, new Uint8Array(await net.arrayBuffer()));
      }
      return Object.fromEntries(names.map((name) => [name, engine.choices(...name.split(' '), positions, work)]));
    },
    { names: Object.keys(expected), positions, work },
  );
  expect(found).toEqual(expected);
});

test('at a server, what one plays alone stays at this device, and costs the server nothing', async ({ browser }) => {
  const server = await Server.start('here');
  const context = await browser.newContext({ baseURL: server.address, viewport: SIZES.desktop, locale: 'en-GB', reducedMotion: 'reduce' });
  await context.addInitScript(() => {
    localStorage.setItem('utterson.tour', 'seen');
    localStorage.setItem('utterson.bot-wait', '4');
  });
  const page = await context.newPage();
  const sockets: string[] = [];
  page.on('websocket', (socket) => sockets.push(socket.url()));
  await page.goto('/');
  await playNow(page, 'duel');
  await waitForTurn(page);
  expect(sockets).toEqual([]);
  await page.goto('/');
  await bill(page, 'duel').getByRole('button', { name: /^With friends/ }).click();
  await page.getByLabel('Your name').fill('Ann');
  await page.getByRole('button', { name: 'Open the table' }).click();
  await expect(page.getByLabel('Link to this table')).toBeVisible();
  await page.goto('/');
  await expect(page.getByText('on this device')).toBeVisible();
  await expect(page.getByText('at the server')).toBeVisible();
  await picturesOf(page, page.getByText('at the server'), 'home-both');
  await expectAccessible(page);
  // The server gone, the game at this device goes on.
  await server.down();
  await page.getByText('on this device').click();
  await waitForTurn(page);
  await context.close();
  await server.end();
});
