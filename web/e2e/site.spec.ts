/**
 * The page that needs no server: laid on a host that knows nothing but files, under a path of its own, and cut off from it.
 */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { cards, decide } from './duel';
import { expect, expectAccessible, expectNoSidewaysScroll, isOver, KNOWN, more, pictures, playNow, Server, SIZES, waitForTurn } from './harness';
import { BASE, cutOff, hasSite, picturesOf, test, watchBots } from './site';

test.skip(!hasSite(), 'there is no site: `cargo xtask site`');

test('in flight mode, the page loaded anew in the middle: nothing is lost, and the deal can be checked', async ({ visit }) => {
  const visited = await visit();
  const { page } = visited;
  await expect((await more(page, 'duel')).getByRole('button', { name: /^With friends/ }), 'nobody can come here').toHaveCount(0);
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
  await page.getByRole('button', { name: 'Review' }).click();
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
  await expect(page.getByRole('heading', { name: 'Finished games' })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await picturesOf(page, page.getByRole('heading', { name: 'Finished games' }), 'site-home');
});

test('a host that does not know our paths leads to them', async ({ visit }) => {
  const { page } = await visit({ at: `${BASE}rules/duel#D3.2` });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(new URL(page.url()).pathname + new URL(page.url()).hash).toBe(`${BASE}rules/duel#D3.2`);
});

test('an address that nobody has gets a page of its own, wherever the site lies', async ({ visit }) => {
  const { page } = await visit({ at: `${BASE}rules/chess` });
  await expect(page.getByRole('heading', { name: 'There is nothing here' })).toBeVisible();
  await expectAccessible(page);
  await page.goto(`${BASE}t/${'0'.repeat(32)}#invite=${'0'.repeat(64)}`);
  await expect(page.getByRole('heading', { name: 'This table is not here' })).toBeVisible();
  await page.getByRole('button', { name: 'Home' }).click();
  await expect(page.getByRole('heading', { name: 'Utterson' })).toBeVisible();
});

test('a newer version is offered, and taken when one wants it', async ({ visit }) => {
  const { host, page } = await visit();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  host.isNewer = true;
  await page.reload();
  await expect(page.getByText('A new version of Utterson is ready.')).toBeVisible({ timeout: 30_000 });
  await pictures(page, 'newer');
  await expectAccessible(page);
  await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Load it' }).click()]);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('A new version of Utterson is ready.')).toHaveCount(0);
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
  await context.addInitScript((kept) => {
    for (const [key, value] of Object.entries(kept)) localStorage.setItem(`utterson.${key}`, value);
  }, { ...KNOWN, 'bot-wait': '4' });
  const page = await context.newPage();
  const sockets: string[] = [];
  page.on('websocket', (socket) => sockets.push(socket.url()));
  const wishes: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && wishes.push(request.url()));
  await page.goto('/');
  await playNow(page, 'duel');
  await waitForTurn(page);
  expect([sockets, wishes], 'the server hears nothing of it').toEqual([[], []]);
  const status = await page.request.get('/api/status');
  expect(await status.json()).toMatchObject({ sockets: 0 });
  await page.goto('/');
  await (await more(page, 'duel')).getByRole('button', { name: /^With friends/ }).click();
  await page.getByLabel('Your name').fill('Ann');
  await page.getByRole('button', { name: 'Open the table' }).click();
  await expect(page.getByLabel('Link to this table')).toBeVisible();
  await page.goto('/');
  await expect(page.getByText('on this device')).toBeVisible();
  await expect(page.getByText('on the server')).toBeVisible();
  await picturesOf(page, page.getByText('on the server'), 'home-both');
  await expectAccessible(page);
  // The server gone, the game at this device goes on.
  await server.down();
  await page.getByText('on this device').click();
  await waitForTurn(page);
  await context.close();
  await server.end();
});
