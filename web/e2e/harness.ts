/**
 * The harness of the tests in a real browser: each worker starts the real program on a free port of the loopback, with a data
 * folder of its own. A page of a test fails it by an error on the console, an exception, or a request to anywhere else.
 *
 * `test` is Playwright's, with these fixtures: `server` (address, restart), `table` (a page on the home screen) and `shots`.
 */
import { test as base, expect, type Browser, type BrowserContextOptions, type Page } from '@playwright/test';
import { AxeBuilder } from '@axe-core/playwright';
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, mkdirSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export { expect, type Page };

/** The two sizes at which everything must work. */
export const SIZES = { desktop: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } } as const;
export type Size = keyof typeof SIZES;

/** Where the pictures of all screens go, for people to look at. */
export const SCREENS = join(import.meta.dirname, 'screens');

const PROGRAM = process.env.UTTERSON_BIN ?? join(import.meta.dirname, '../../target/release/utterson');
const START_MS = 20_000;
/** Programs hurry in tests: nobody looks. */
const BOT_WAIT_MS = '40';

/** The program, serving. */
export class Server {
  private child: ChildProcess | null = null;

  private constructor(
    private readonly data: string,
    readonly port: number,
    private readonly solo: 'here' | 'server',
  ) {}

  get address(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Most tests are about a server that keeps all tables; what pages keep themselves is looked at where that is said. */
  static async start(solo: 'here' | 'server' = 'server'): Promise<Server> {
    const server = new Server(mkdtempSync(join(tmpdir(), 'utterson-e2e-')), await freePort(), solo);
    await server.up();
    return server;
  }

  /** Starts again after `down`, at the same address, with the same data. */
  async up(): Promise<void> {
    const place = ['--listen', `127.0.0.1:${this.port}`, '--data', this.data];
    const child = spawn(PROGRAM, ['serve', ...place, '--bot-wait', BOT_WAIT_MS, '--solo', this.solo], { stdio: ['ignore', 'ignore', 'pipe'] });
    let said = '';
    child.stderr?.on('data', (data) => (said = (said + String(data)).slice(-4000)));
    this.child = child;
    const until = Date.now() + START_MS;
    while (Date.now() < until) {
      const isReady = await fetch(`${this.address}/readyz`).then((response) => response.ok, () => false);
      if (isReady) return;
      if (child.exitCode !== null) break;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error(`${PROGRAM} does not serve:\n${said}`);
  }

  /** Ends the program as a crash would. */
  async down(): Promise<void> {
    const child = this.child;
    this.child = null;
    if (!child || child.exitCode !== null) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await gone;
  }

  async end(): Promise<void> {
    await this.down();
    rmSync(this.data, { recursive: true, force: true });
  }
}

async function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}

/** What a page must not do, gathered while it does it. */
function watch(page: Page, server: Server, tolerates: RegExp | undefined, faults: string[]): void {
  page.on('console', (message) => {
    // A line that breaks because a test has ended the server is noted by the browser itself.
    const isOurDoing = /ERR_CONNECTION_REFUSED|WebSocket connection to .* failed|when fetching the script/.test(message.text());
    const isExpected = isOurDoing || tolerates?.test(message.text());
    if (message.type() === 'error' && !isExpected) faults.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => faults.push(`exception: ${error.message}`));
  page.on('request', (request) => {
    const url = request.url();
    const isOwn = url.startsWith(server.address) || url.startsWith('data:') || url.startsWith('blob:');
    if (!isOwn) faults.push(`foreign request: ${url}`);
  });
}

/** How a page is opened. */
export interface Open extends BrowserContextOptions {
  size?: Size;
  /** Settings of the page, as if they had been set before. */
  settings?: Record<string, string>;
  /** Is the page new to this person, so that he is told what games are about, and shown round? */
  isNew?: boolean;
  /** An error on the console that the test brings about. */
  tolerates?: RegExp;
}

/** Opens pages; each in a browser context of its own: another person. */
export type OpenPage = (open?: Open) => Promise<Page>;

interface Fixtures {
  /** Opens a page on the home screen. */
  open: OpenPage;
}

export const test = base.extend<Fixtures, { server: Server }>({
  server: [
    async ({}, use) => {
      const server = await Server.start();
      await use(server);
      await server.end();
    },
    { scope: 'worker' },
  ],
  open: async ({ browser, server }, use) => {
    const faults: string[] = [];
    const pages: Page[] = [];
    await use(async (open = {}) => {
      const page = await newPage(browser, server, open);
      watch(page, server, open.tolerates, faults);
      pages.push(page);
      await page.goto('/');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      return page;
    });
    for (const page of pages) await page.context().close();
    expect(faults, 'no error on the console, no exception, no foreign request').toEqual([]);
  },
});

/** What the page keeps of somebody who has played before. */
export const KNOWN = { tour: 'seen', 'goal.partners': 'known', 'goal.duel': 'known', 'goal.london': 'known' };

async function newPage(browser: Browser, server: Server, { size = 'desktop', settings, isNew = false, tolerates: _, ...options }: Open): Promise<Page> {
  const isPhone = size === 'phone';
  const context = await browser.newContext({
    baseURL: server.address,
    viewport: SIZES[size],
    hasTouch: isPhone,
    isMobile: isPhone,
    locale: 'en-GB',
    reducedMotion: 'reduce',
    ...options,
  });
  const stored = { settings: JSON.stringify({ trickPace: 'quick', sheets: 'pass', ...settings }), ...(isNew ? {} : KNOWN) };
  await context.addInitScript((stored) => {
    for (const [key, value] of Object.entries(stored))
      if (localStorage.getItem(`utterson.${key}`) === null) localStorage.setItem(`utterson.${key}`, value);
  }, stored);
  return context.newPage();
}

export type GameName = 'partners' | 'duel' | 'london';
const TITLES: Record<GameName, string> = { partners: 'Partners', duel: 'Duel', london: 'London' };

/** One game's bill on the home screen. */
export const bill = (page: Page, game: GameName) => page.getByRole('article', { name: TITLES[game] });

/** The same, with all ways to play in sight. */
export async function more(page: Page, game: GameName): Promise<ReturnType<typeof bill>> {
  const button = bill(page, game).getByRole('button', { name: /^More/ });
  if ((await button.getAttribute('aria-expanded')) === 'false') await button.click();
  return bill(page, game);
}

/** Starts a game against programs with one click. */
export async function playNow(page: Page, game: GameName): Promise<void> {
  await bill(page, game).getByRole('button', { name: /^Play now/ }).click();
  await expect(page.getByRole('tablist')).toBeVisible();
}

/** How a game against programs is set up; what is left out stays as it is. Labels as the page shows them. */
export interface Setup {
  variant?: string;
  role?: string;
  level?: string;
}

/** Starts a game against programs with choices. */
export async function playAgainstBots(page: Page, game: GameName, { variant, role, level }: Setup): Promise<void> {
  await (await more(page, game)).getByRole('button', { name: /^Against the computer/ }).click();
  const dialog = page.getByRole('dialog');
  for (const label of [variant, role, level]) {
    if (label) await dialog.getByText(label, { exact: true }).click();
  }
  await dialog.getByRole('button', { name: 'Begin' }).click();
  await expect(page.getByRole('tablist')).toBeVisible();
}

/** Has the player something to decide? The title says so. */
export const isMyTurn = async (page: Page): Promise<boolean> => (await page.title()).startsWith('●');

/** Is the game over? */
export const isOver = (page: Page): Promise<boolean> => page.locator('#ending').isVisible();

/** Nobody decides twice within the time of a double tap, and the boards take what comes sooner for one. */
export const THOUGHT_MS = 260;

/** Waits until the player has something to decide (true) or the game is over (false). */
export async function waitForTurn(page: Page): Promise<boolean> {
  await expect.poll(async () => (await isMyTurn(page)) || (await isOver(page)), { timeout: 60_000 }).toBe(true);
  await page.waitForTimeout(THOUGHT_MS);
  return !(await isOver(page));
}

/** Does everything fit into the width? */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const wide = await page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('dialog[open], dialog[open] .inside')]
      .filter((element) => element.scrollWidth > Math.min(element.clientWidth, innerWidth))
      .map((element) => `${element.tagName}: ${element.scrollWidth} in ${element.clientWidth}`),
  );
  expect(wide, 'no horizontal scroll').toEqual([]);
}

/** Is the screen free of faults that a program can find? WCAG 2.2 A and AA. */
export async function expectAccessible(page: Page): Promise<void> {
  const found = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  const faults = found.violations.map(
    ({ id, help, nodes }) => `${id}: ${help}\n${nodes.map((node) => `   ${node.target.join(' ')}`).join('\n')}`,
  );
  expect(faults).toEqual([]);
}

/** A picture of the screen, for people to look at; light and dark. */
export async function picture(page: Page, name: string): Promise<void> {
  mkdirSync(SCREENS, { recursive: true });
  const width = page.viewportSize()!.width;
  for (const scheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: scheme });
    await page.screenshot({ path: join(SCREENS, `${name}-${width}-${scheme}.png`) });
  }
  await page.emulateMedia({ colorScheme: 'light' });
}

/** Pictures of the screen at both sizes, light and dark. */
export async function pictures(page: Page, name: string): Promise<void> {
  const own = page.viewportSize()!;
  for (const size of Object.values(SIZES)) {
    await page.setViewportSize(size);
    await picture(page, name);
  }
  await page.setViewportSize(own);
}
