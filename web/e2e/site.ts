/**
 * The page without a server: the folder that `cargo xtask site` lays out, served by a host that knows nothing but files, under a
 * path of its own.
 */
import { test as base, type BrowserContext, type Locator } from '@playwright/test';
import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type Server as Http } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { expect, KNOWN, more, picture, SIZES, type GameName, type Page, type Size } from './harness';

const SITE = process.env.UTTERSON_SITE ?? join(import.meta.dirname, '../../target/site');
/** The engine alone, for what is compared between machines. */
const ENGINE = join(import.meta.dirname, '../engine');
const NETS = join(import.meta.dirname, '../../crates/bots/nets');
/** Has a site been laid out? Without an engine there is none. */
export const hasSite = (): boolean => existsSync(join(SITE, 'index.html'));
export const BASE = '/games/utterson/';

const TYPES: Record<string, string> = {
  '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.wasm': 'application/wasm',
  '.svg': 'image/svg+xml', '.png': 'image/png', '.webmanifest': 'application/manifest+json', '.woff2': 'font/woff2',
};

/** The folder in which a path is looked for. */
function placeOf(path: string): [string, string] {
  if (path.startsWith('/engine/')) return [ENGINE, path.slice('/engine/'.length)];
  if (path.startsWith('/nets/')) return [NETS, path.slice('/nets/'.length)];
  return path.startsWith(BASE) ? [SITE, path.slice(BASE.length)] : [SITE, 'nothing'];
}

export class StaticHost {
  /** Has a newer page been laid there? */
  isNewer = false;

  private constructor(
    private http: Http,
    readonly port: number,
  ) {}

  get address(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  static async start(port = 0): Promise<StaticHost> {
    let host: StaticHost | null = null;
    const http = createServer((request, response) => {
      const path = decodeURIComponent(new URL(request.url ?? '/', 'http://host').pathname);
      const [folder, rest] = placeOf(path);
      const file = join(folder, normalize(`/${path.endsWith('/') ? `${rest}index.html` : rest}`));
      const isThere = existsSync(file) && statSync(file).isFile();
      const sent = isThere ? file : join(SITE, '404.html');
      response.writeHead(isThere ? 200 : 404, { 'content-type': TYPES[extname(sent)] ?? 'application/octet-stream' });
      if (host?.isNewer && sent.endsWith('sw.js')) response.end(readFileSync(sent, 'utf8').replace(/VERSION = '/, "VERSION = 'newer-"));
      else createReadStream(sent).pipe(response);
    });
    await new Promise<void>((done) => http.listen(port, '127.0.0.1', done));
    host = new StaticHost(http, (http.address() as AddressInfo).port);
    return host;
  }

  /** Cuts everybody off. */
  async end(): Promise<void> {
    this.http.closeAllConnections();
    await new Promise((done) => this.http.close(done));
  }
}

/** Somebody who has come to the page. */
export interface Visit {
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

export const test = base.extend<{ visit: (wishes?: Wishes) => Promise<Visit> }>({
  visit: async ({ browser }, use) => {
    const ends: (() => Promise<void>)[] = [];
    const faults: string[] = [];
    await use(async ({ size = 'desktop', before, at = BASE } = {}) => {
      const host = await StaticHost.start();
      const isPhone = size === 'phone';
      const context = await browser.newContext({
        serviceWorkers: before ? 'block' : 'allow', baseURL: host.address, viewport: SIZES[size], hasTouch: isPhone, isMobile: isPhone, locale: 'en-GB', reducedMotion: 'reduce',
      });
      const kept = { ...KNOWN, 'bot-wait': BOT_WAIT_MS, settings: JSON.stringify({ trickPace: 'quick', confirm: 'one-tap' }) };
      await context.addInitScript((kept) => {
        // Before its first page a tab of Firefox has no storage.
        if (!location.href.startsWith('http')) return;
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

/** Waits until the page is kept, and cuts it off. */
export async function cutOff({ host, page }: Visit): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await host.end();
}

/** Pictures at both sizes with this part of the screen in sight. */
export async function picturesOf(page: Page, part: Locator, name: string): Promise<void> {
  const own = page.viewportSize()!;
  for (const size of Object.values(SIZES)) {
    await page.setViewportSize(size);
    await part.scrollIntoViewIfNeeded();
    await picture(page, name);
  }
  await page.setViewportSize(own);
}

/** A table of programs alone: it plays by itself. */
export async function watchBots(page: Page, game: GameName): Promise<void> {
  await (await more(page, game)).getByRole('button', { name: /^Together/ }).click();
  // The dialog is fetched when it is wanted.
  const names = page.getByRole('dialog').getByRole('textbox');
  await expect(names.first()).toBeVisible();
  for (const name of await names.all()) await name.fill('');
  await page.getByRole('dialog').getByText('Novice', { exact: true }).click();
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(page.getByRole('tablist')).toBeVisible();
}

/** Has something said in the worker that keeps tables, before anything else. */
export const inKeeper = (script: string) => (context: BrowserContext): Promise<unknown> =>
  context.route(/\/keeper-[^/]*\.js$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${script};${await response.text()}` });
  });

/** The log of a table, as the store has it. */
export const logOf = (page: Page, id: string): Promise<string[]> =>
  page.evaluate(async (id) => {
    const request = indexedDB.open('utterson');
    await new Promise((done) => (request.onsuccess = done));
    const entries = request.result.transaction('entries').objectStore('entries').getAll(IDBKeyRange.bound([id, 0], [id, 1e9]));
    await new Promise((done) => (entries.onsuccess = done));
    request.result.close();
    return entries.result as string[];
  }, id);
