/** The board of partners in a real browser: whole games of every variant, asking, reasons, keys, stillness, pictures. */
import type { Locator } from '@playwright/test';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  isOver,
  picture,
  playAgainstBots,
  SIZES,
  test,
  waitForTurn,
  type Page,
  type Size,
} from './harness';

// Bots take their time to think, and a game has many decisions.
test.describe.configure({ timeout: 300_000 });

const SIZE_NAMES = Object.keys(SIZES) as Size[];

/** The variants, to a target that one or two hands reach. */
const VARIANTS = {
  'seat-card-a': ['target=30'],
  'seat-card-b': ['seatcard=b', 'target=30'],
  'three-players': ['players=3', 'target=30'],
} as const;
type Variant = keyof typeof VARIANTS;
const VARIANT_NAMES = Object.keys(VARIANTS) as Variant[];

interface Opened {
  table: string;
  watch: string;
}

/** What the browser tells of a layout that has shifted. */
type Shift = PerformanceEntry & { value: number; sources?: { node?: Node }[] };

/** Says something to the server as this page would. */
const post = (page: Page, path: string, body: unknown) =>
  page.evaluate(
    async ([path, body]) => {
      const headers = { 'content-type': 'application/json' };
      return (await fetch(path, { method: 'POST', headers, body })).json();
    },
    [path, JSON.stringify(body)] as const,
  );

/** Opens a table of this variant with bots in all other seats, and goes there. */
async function sitDown(page: Page, variant: Variant, seat = 0): Promise<Opened> {
  await post(page, '/api/me', { name: 'Adam' });
  const count = variant === 'three-players' ? 3 : 4;
  const seats = Array.from({ length: count }, (_, index) =>
    index === seat ? { type: 'me' } : { type: 'bot', level: 'novice' },
  );
  const wish = { game: 'partners', options: VARIANTS[variant], seats };
  const opened: Opened = await post(page, '/api/tables', wish);
  await page.goto(`/t/${opened.table}`);
  await expect(page.getByRole('tablist')).toBeVisible();
  return opened;
}

const cards = (page: Page) => page.getByRole('toolbar').getByRole('button');
const playable = (page: Page) => page.getByRole('button', { name: /; playable$/ });
const refused = (page: Page) => page.getByRole('button', { name: /; not playable now$/ });
const asks = (page: Page) => page.locator('[data-ask]:not([disabled]):not([aria-disabled="true"])');
const prompt = (page: Page) => page.locator('.prompt');
const bubble = (page: Page) => page.locator('.bubble');
const slot = (page: Page, place: string) => page.locator(`[data-slot="${place}"] [role="img"]`);

/** Is the whole table in sight, without scrolling? */
async function expectToFit(page: Page): Promise<void> {
  const [inside, outside] = await page
    .getByRole('main')
    .evaluate(({ scrollWidth, scrollHeight, clientWidth, clientHeight }) => [
      [scrollWidth, scrollHeight],
      [clientWidth, clientHeight],
    ]);
  expect(inside, 'width and height of the table').toEqual(outside);
}

/** Waits until something may be chosen and everything is shown; false when the game is over. */
async function choosing(page: Page): Promise<boolean> {
  if (!(await waitForTurn(page))) return false;
  await expect(playable(page).or(asks(page)).first()).toBeVisible();
  return true;
}

/** Taps as people do: what comes within a quarter of a second counts as a tremor of the tap before. */
async function tap(page: Page, target: Locator): Promise<void> {
  await page.waitForTimeout(300);
  // What the rules refuse is `aria-disabled`, and can be tapped all the same.
  await target.click({ force: true });
}

/** One decision: every third time a seat is asked where that is possible, otherwise a card is played. */
async function decide(page: Page, number: number, taps: 1 | 2): Promise<void> {
  const wantsToAsk = number % 3 === 2 || (await playable(page).count()) === 0;
  const target = wantsToAsk && (await asks(page).count()) > 0 ? asks(page).last() : playable(page).first();
  const text = await prompt(page).textContent();
  const card = await target.getAttribute('data-card');
  const chosen = card ? page.locator(`[data-card="${card}"]`) : target;
  if (taps === 2) {
    // Whoever sees that his tap has gone astray taps again.
    await expect(async () => {
      await tap(page, chosen);
      if (card) await expect(chosen).toHaveAttribute('aria-pressed', 'true');
      else await expect(chosen).toHaveClass(/armed/);
    }).toPass({ timeout: 60_000 });
  }
  await tap(page, chosen);
  if (card) await expect(chosen).toHaveCount(0);
  else await expect(prompt(page)).not.toHaveText(text!);
}

/** Plays until the game is over; `look` is called before every decision. Returns how many decisions it took. */
async function playOut(page: Page, taps: 1 | 2, look: (number: number) => Promise<void> = async () => {}): Promise<number> {
  let number = 0;
  for (; await choosing(page); number += 1) {
    await look(number);
    await decide(page, number, taps);
  }
  return number;
}

/** Plays until `found` says so, in game after game. */
async function playUntil(page: Page, variant: Variant, found: () => Promise<boolean>): Promise<void> {
  for (let number = 0; ; number += 1) {
    if (!(await choosing(page))) await sitDown(page, variant);
    else if (await found()) return;
    else await decide(page, number, 1);
  }
}

for (const variant of VARIANT_NAMES) {
  for (const size of SIZE_NAMES) {
    test(`a whole game: ${variant}, ${size}`, async ({ open }) => {
      const page = await open({ size });
      await sitDown(page, variant);
      const decisions = await playOut(page, size === 'phone' ? 2 : 1, async (number) => {
        await expectNoSidewaysScroll(page);
        await expectToFit(page);
        if (number === 2) await picture(page, `partners-${variant}`);
      });
      expect(decisions).toBeGreaterThan(3);
      expect(await isOver(page)).toBe(true);
      await picture(page, `partners-${variant}-over`);
    });
  }
}

test('the variants can be chosen on the home screen', async ({ open }) => {
  const page = await open();
  await playAgainstBots(page, 'partners', { variant: 'Three and a ghost', level: 'Novice' });
  await expect(page.getByText(/^played by /)).toBeVisible();
});

test('every trick says why, at the table and in the log', async ({ open }) => {
  const page = await open({ settings: { trickPace: 'click' } });
  await sitDown(page, 'seat-card-a');
  const reason = page.locator('.front .caption').getByText(/\(P4\.[1356]\)\.$/);
  // A trick has four cards, so one's second decision comes after it at the latest.
  for (let number = 0; number < 4 && !(await reason.isVisible()); number += 1) {
    await expect(playable(page).or(asks(page)).or(reason).first()).toBeVisible();
    if (!(await reason.isVisible())) await decide(page, 0, 1);
  }
  await expect(reason).toBeVisible();
  await picture(page, 'partners-reason');
  await page.getByRole('tab', { name: 'Log' }).click();
  await expect(page.getByText(/(wins the trick|carried over).*\(P4\.[1356]\)\.$/).first()).toBeVisible();
});

test('every card that may not be played says why', async ({ open }) => {
  const page = await open();
  await sitDown(page, 'seat-card-a');
  await playUntil(page, 'seat-card-a', async () => (await refused(page).count()) > 0);
  const before = await cards(page).count();
  for (const card of await refused(page).all()) {
    await tap(page, card);
    await expect(bubble(page)).toContainText(/other side.*P3\.1/s);
    await page.keyboard.press('Escape');
    await expect(bubble(page)).toHaveCount(0);
  }
  await tap(page, refused(page).first());
  await expect(bubble(page)).toBeVisible();
  await picture(page, 'partners-why');
  expect(await cards(page).count()).toBe(before);
});

test('a seat that may not be asked says why', async ({ open }) => {
  const page = await open();
  await sitDown(page, 'seat-card-a');
  const none = page.locator('[data-ask][aria-disabled="true"]').first();
  await playUntil(page, 'seat-card-a', () => none.isVisible());
  await tap(page, none);
  await expect(bubble(page)).toContainText('P3.2');
});

test('when somebody else decides no card is dimmed, and a tap says that one has to wait', async ({ open }) => {
  const [page, friend] = [await open(), await open()];
  await waitForBetty(page, friend);
  await expect(refused(page)).toHaveCount(0);
  await tap(page, cards(page).first());
  await expect(bubble(page)).toContainText(/nothing to decide.*P3\.1/s);
});

/** Sits down with Betty, who does nothing, and plays until she is waited for. */
async function waitForBetty(page: Page, friend: Page): Promise<void> {
  await post(page, '/api/me', { name: 'Adam' });
  await post(friend, '/api/me', { name: 'Betty' });
  const bot = { type: 'bot', level: 'novice' };
  const wish = { game: 'partners', seats: [{ type: 'me' }, { type: 'open' }, bot, bot] };
  const { table, invite } = await post(page, '/api/tables', wish);
  await post(friend, `/api/tables/${table}/join`, { token: invite.split('=').at(-1) });
  for (const person of [page, friend]) {
    await person.goto(`/t/${table}`);
    await person.getByRole('button', { name: /^(Begin|I am ready)$/ }).click();
  }
  const betty = prompt(page).filter({ hasText: /^Betty (plays|asks)|asked Betty/ });
  for (let number = 0; number < 40; number += 1) {
    await expect(playable(page).or(asks(page)).or(betty).first()).toBeVisible();
    if (await betty.isVisible()) return;
    await decide(page, number, 1);
  }
  throw new Error('Betty was never waited for');
}

test('being asked: the prompt says who asks and for whom it counts, and the card lies there', async ({ open }) => {
  const page = await open();
  await sitDown(page, 'seat-card-a');
  await playUntil(page, 'seat-card-a', () => page.locator('.prompt[data-tone="asked"]').isVisible());
  await expect(prompt(page)).toHaveText(/^(\w+) asks you for a (Jekyll|Hyde) card\. It will count for \1\.$/);
  await picture(page, 'partners-asked');
  await expectAccessible(page);
  const asker = await page.locator('.slot.next').getAttribute('data-slot');
  await tap(page, playable(page).first());
  await expect(slot(page, asker!).getByText('from you')).toBeVisible();
});

test('a whole game with the keyboard alone', async ({ open }) => {
  const page = await open();
  await sitDown(page, 'seat-card-b');
  while (await choosing(page)) {
    const [text, count] = [await prompt(page).textContent(), await cards(page).count()];
    if ((await playable(page).count()) > 0) await playByKey(page);
    else await askByKey(page);
    const isDone = async () => (await prompt(page).textContent()) !== text || (await cards(page).count()) < count;
    await expect.poll(async () => (await isOver(page)) || (await isDone())).toBe(true);
  }
  expect(await isOver(page)).toBe(true);
});

/** To the hand with a digit, along it with the arrows, and Enter. */
async function playByKey(page: Page): Promise<void> {
  await page.keyboard.press('1');
  const focused = page.locator(':focus');
  await expect(focused).toHaveAttribute('data-card', /./);
  for (let step = 0; step < 7; step += 1) {
    if (/; playable$/.test((await focused.getAttribute('aria-label'))!)) break;
    await page.keyboard.press('ArrowRight');
  }
  await page.keyboard.press('Enter');
}

/** From the hand back with Tab to a seat that can be asked, and Enter. */
async function askByKey(page: Page): Promise<void> {
  for (let step = 0; step < 40; step += 1) {
    await page.keyboard.press('Shift+Tab');
    const isAsk = await page.evaluate(
      () => document.activeElement?.matches('[data-ask]:not([aria-disabled="true"])') ?? false,
    );
    if (isAsk) return page.keyboard.press('Enter');
  }
  throw new Error('no seat to ask was reached');
}

test('the focus stays in the hand when a card has left it', async ({ open }) => {
  const page = await open();
  await sitDown(page, 'seat-card-a');
  await playUntil(page, 'seat-card-a', async () => (await playable(page).count()) > 0 && (await cards(page).count()) > 1);
  await playByKey(page);
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest('[role="toolbar"]') !== null)).toBe(true);
});

for (const size of SIZE_NAMES) {
  test(`nothing on the table moves during a trick, ${size}`, async ({ open }) => {
    const page = await open({ size });
    await page.addInitScript(() => {
      const shifts: unknown[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const { value, sources = [] } of list.getEntries() as Shift[]) {
          // The cards of a hand close up when one has left it, and the line on a card is written anew; nothing else may move.
          const moved = sources.flatMap(({ node }) => (node instanceof Element ? [node] : []));
          const others = moved.filter((node) => node.closest('main') && !node.closest('[role="toolbar"], .fan, .caption'));
          if (others.length) shifts.push({ value, moved: others.map((node) => node.outerHTML.slice(0, 120)) });
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await sitDown(page, 'three-players');
    await choosing(page);
    const places = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('[data-slot], [data-place], .prompt')].map((node) => {
          const { x, y, width, height } = node.getBoundingClientRect();
          return [x, y, width, height].map(Math.round).join(' ');
        }),
      );
    const before = await places();
    await page.evaluate(() => (window as unknown as { shifts: unknown[] }).shifts.splice(0));
    for (let number = 0; number < 5 && (await choosing(page)); number += 1) {
      expect(await places()).toEqual(before);
      await decide(page, number, size === 'phone' ? 2 : 1);
    }
    expect(await page.evaluate(() => (window as unknown as { shifts: unknown[] }).shifts)).toEqual([]);
  });
}

test('on a touch screen the first tap lifts and tells, a tap beside puts back', async ({ open }) => {
  const page = await open({ size: 'phone' });
  await sitDown(page, 'seat-card-a');
  for (let number = 0; (await choosing(page)) && (await playable(page).count()) === 0; number += 1) await decide(page, 2, 2);
  const card = playable(page).first();
  await card.tap();
  await expect(card).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText(/Taken by Jekyll:/)).toBeVisible();
  await picture(page, 'partners-lifted');
  await prompt(page).tap();
  await expect(card).toHaveAttribute('aria-pressed', 'false');
});

test('the last trick can be looked at again, with a button and with a key', async ({ open }) => {
  const page = await open();
  await sitDown(page, 'seat-card-a');
  const button = page.getByRole('button', { name: 'Previous trick' });
  await playUntil(page, 'seat-card-a', () => button.isVisible());
  await button.click();
  const spread = page.getByRole('region', { name: 'Previous trick' });
  await expect(spread.getByRole('listitem')).toHaveCount(4);
  await picture(page, 'partners-last-trick');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(spread).toHaveCount(0);
  await page.keyboard.down('l');
  await expect(spread).toBeVisible();
  await page.keyboard.up('l');
  await expect(spread).toHaveCount(0);
});

test('what a transformation leaves on the table can be laid out', async ({ open }) => {
  const page = await open({ size: 'phone', settings: { confirm: 'one-tap' } });
  await sitDown(page, 'seat-card-a');
  const stack = page.getByRole('button', { name: /^\d+ carried over$/ });
  await playUntil(page, 'seat-card-a', () => stack.isVisible());
  const count = Number((await stack.textContent())!.match(/(\d+) carried over/)![1]);
  await stack.click();
  const spread = page.getByRole('region', { name: /carried over$/ });
  await expect(spread.getByRole('listitem')).toHaveCount(count);
  await picture(page, 'partners-carried');
  await spread.getByRole('button', { name: 'Close' }).click();
  await expect(spread).toHaveCount(0);
});

for (const size of SIZE_NAMES) {
  test(`the screens are accessible by day and by night, ${size}`, async ({ open }) => {
    const page = await open({ size });
    await sitDown(page, 'three-players');
    await playUntil(page, 'three-players', async () => (await refused(page).count()) > 0 && (await playable(page).count()) > 0);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      for (const tab of ['Score', 'Tricks', 'Rank']) {
        await page.getByRole('tab', { name: tab }).click();
        await expectAccessible(page);
      }
    }
    await picture(page, 'partners-rank');
  });
}

for (const size of SIZE_NAMES) {
  test(`a spectator sees the table and no hidden card, ${size}`, async ({ open }) => {
    const [player, spectator] = [await open(), await open({ size })];
    const { watch } = await sitDown(player, 'seat-card-b');
    for (let number = 0; number < 3 && (await choosing(player)); number += 1) await decide(player, number, 1);
    await spectator.goto(watch);
    const enter = spectator.getByRole('button', { name: /watch/i });
    await enter.or(spectator.getByRole('tablist')).first().waitFor();
    if (await enter.isVisible()) await enter.click();
    await expect(spectator.getByRole('tablist')).toBeVisible();
    await expect(spectator.locator('[data-slot]')).toHaveCount(4);
    await expect(spectator.locator('section[data-place]')).toHaveCount(4);
    await expect(cards(spectator)).toHaveCount(0);
    await expect(prompt(spectator)).toHaveAttribute('data-tone', 'waiting');
    await expectNoSidewaysScroll(spectator);
    await picture(spectator, 'partners-spectator');
    await expectAccessible(spectator);
  });
}

test('what the keys read out', async ({ open }) => {
  const page = await open();
  await sitDown(page, 'three-players');
  await choosing(page);
  const spoken = page.getByRole('status');
  const readings = { h: /(Jekyll|Hyde): /, t: /table|front/, s: /Totals:/, o: /has \d Jekyll and \d Hyde/, m: /./ };
  for (const [key, says] of Object.entries(readings)) {
    await page.keyboard.press(key);
    await expect(spoken.filter({ hasText: says }).first()).toBeAttached();
  }
});
