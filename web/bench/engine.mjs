/**
 * How fast is the engine of the page, next to the same code on this machine? `npm run engine`, after `cargo xtask site`.
 *
 * In one run: the champion's time a move, playouts a second, and what the engine weighs; each next to its goal. And how long the page's
 * own thread was held up while the champion thought, in a real game on the site.
 */
import { execFileSync } from 'node:child_process';
import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';

const ROOT = join(import.meta.dirname, '../..');
const FOLDERS = { site: join(ROOT, 'target/site'), engine: join(ROOT, 'web/engine'), nets: join(ROOT, 'crates/bots/nets') };
const GAMES = ['partners', 'duel', 'london'];
const CHOICES = 60;
const PLAYOUTS = 20_000;
const SEARCH = `ismcts:${PLAYOUTS}`;
const SEARCHES = 2;

/** Milliseconds a choice on this machine, by game and level. */
function native(positions, level) {
  const example = ['run', '--quiet', '--release', '--package', 'wasm', '--example', 'choices', '--', String(positions), '0', level];
  const told = execFileSync('sh', ['-c', `cargo ${example.join(' ')} 2>&1 >/dev/null`], { cwd: ROOT, encoding: 'utf8' });
  return Object.fromEntries(told.trim().split('\n').map((line) => [line.split(' ')[0], Number(line.split(' ')[2])]));
}

const http = createServer((request, response) => {
  const [, folder = '', rest = ''] = /^\/(\w+)\/([^?]*)/.exec(request.url ?? '') ?? [];
  const file = join(FOLDERS[folder] ?? FOLDERS.site, rest || 'index.html');
  const isThere = existsSync(file) && statSync(file).isFile();
  const types = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.wasm': 'application/wasm', '.svg': 'image/svg+xml' };
  response.writeHead(isThere ? 200 : 404, { 'content-type': types[extname(file)] ?? 'application/octet-stream' });
  isThere ? createReadStream(file).pipe(response) : response.end();
});
await new Promise((done) => http.listen(0, '127.0.0.1', done));
const address = `http://127.0.0.1:${http.address().port}`;
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] });

/** The same in the browser. */
async function inBrowser(positions, level) {
  const page = await browser.newPage();
  await page.goto(`${address}/engine/engine.js`);
  const found = await page.evaluate(
    async ({ games, positions, level }) => {
      const engine = await import(`${location.origin}/engine/engine.js`);
      await engine.default({ module_or_path: '/engine/engine_bg.wasm' });
      const times = {};
      for (const game of games) {
        const net = await fetch(`/nets/${game}.net`);
        if (net.ok) engine.give(game, new Uint8Array(await net.arrayBuffer()));
        // Browsers compile quickly first and well later: what is measured is a game that goes on.
        engine.choices(game, level, positions);
        const begun = performance.now();
        engine.choices(game, level, positions);
        times[game] = (performance.now() - begun) / positions;
      }
      return times;
    },
    { games: GAMES, positions, level },
  );
  await page.close();
  return found;
}

/** The longest task of the page's own thread while a champion of this game thinks, over a few moves. */
async function longestTask(game) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en-GB' });
  await context.addInitScript(() => ['tour', 'goal.partners', 'goal.duel', 'goal.london'].forEach((key) => localStorage.setItem(`utterson.${key}`, 'seen')));
  const page = await context.newPage();
  await page.goto(`${address}/site/`);
  await page.getByRole('article', { name: game }).getByRole('button', { name: /^More/ }).click();
  await page.getByRole('article', { name: game }).getByRole('button', { name: /^Together/ }).click();
  for (const name of await page.getByRole('dialog').getByRole('textbox').all()) await name.fill('');
  await page.getByRole('dialog').getByText('Champion', { exact: true }).click();
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.getByRole('tablist').waitFor();
  // What is loaded and drawn first is not thinking.
  await page.waitForTimeout(3000);
  const longest = await page.evaluate(
    () =>
      new Promise((done) => {
        let [most, count] = [0, 0];
        new PerformanceObserver((list) => list.getEntries().forEach(({ duration }) => ((count += 1), (most = Math.max(most, duration))))).observe({ type: 'longtask' });
        setTimeout(() => done({ most, count }), 10_000);
      }),
  );
  await context.close();
  return longest;
}

const row = (name, ...cells) => console.log(name.padEnd(34), ...cells.map((cell) => String(cell).padStart(14)));
const engine = readFileSync(join(FOLDERS.engine, 'engine_bg.wasm'));
row('the engine, kB', 'brotli', 'gzip', 'goal');
row('', Math.round(brotliCompressSync(engine).length / 1000), Math.round(gzipSync(engine, { level: 9 }).length / 1000), '600');
row('champion, ms a move', 'native', 'browser', 'ratio, ≤ 2.5');
const champions = [native(CHOICES, 'champion'), await inBrowser(CHOICES, 'champion')];
for (const game of GAMES) {
  const [here, there] = champions.map((times) => times[game]);
  row(`  ${game}`, here.toFixed(2), there.toFixed(2), (there / here).toFixed(2));
}
row('playouts, thousand a second', 'native', 'browser', 'ratio, ≥ 0.33');
const searches = [native(SEARCHES, SEARCH), await inBrowser(SEARCHES, SEARCH)];
for (const game of GAMES) {
  const [here, there] = searches.map((times) => PLAYOUTS / times[game]);
  row(`  ${game}`, here.toFixed(0), there.toFixed(0), (there / here).toFixed(2));
}
row('the page while champions think', 'long tasks', 'longest, ms', 'goal: none > 50');
for (const game of ['Partners', 'Duel', 'London']) {
  const { most, count } = await longestTask(game);
  row(`  ${game}`, count, most.toFixed(0), '');
}
await browser.close();
http.close();
