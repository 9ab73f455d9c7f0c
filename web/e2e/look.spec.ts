/** The look: the gallery, colours and sizes, the tour, and a page that keeps still and works where browsers refuse things. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bill, expect, expectAccessible, expectNoSidewaysScroll, picture, playNow, SCREENS, SIZES, test, waitForTurn, type Page } from './harness';

const PIECES = JSON.parse(readFileSync(join(import.meta.dirname, '../src/lib/wire/pieces.json'), 'utf8')) as {
  partners: string[];
  duel: string[];
  london: { cards: string[]; tokens: string[] };
};
const RECORD = join(import.meta.dirname, '../../vectors/fair/duel-return.case');

/** Everything that the engines deal, as the gallery names it. */
const DEALT = [
  ...PIECES.partners.map((card) => `partners ${card}`),
  ...PIECES.duel.map((card) => `duel ${card}`),
  ...PIECES.london.cards.map((card) => `london ${card}`),
];

/** What is printed on a card: how high its letters are on the screen, and whether all of it is on the card. */
interface Print {
  text: string;
  height: number;
  isInside: boolean;
}

const printsOf = (page: Page, piece: string): Promise<Print[]> =>
  page.locator(`[data-piece="${piece}"] .piece`).evaluate((card) => {
    const paper = card.getBoundingClientRect();
    return [...card.querySelectorAll('text')].map((text) => {
      const box = text.getBoundingClientRect();
      const scale = (text as SVGTextElement).getScreenCTM()!.a;
      return {
        text: text.textContent.trim(),
        height: Number.parseFloat(getComputedStyle(text).fontSize) * Math.abs(scale),
        isInside: box.left >= paper.left && box.right <= paper.right && box.width > 0 && text.textContent.trim() !== '',
      };
    });
  });

test('the gallery shows every card of the engines, and what is printed on it can be read at 52 px', async ({ open }) => {
  const page = await open();
  await page.getByRole('link', { name: 'Gallery' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Gallery' })).toBeVisible();
  await page.getByText('52 px').click();
  const shown = await page.locator('[data-piece]').evaluateAll((pieces) => pieces.map((piece) => piece.getAttribute('data-piece')));
  expect(shown).toEqual(expect.arrayContaining([...DEALT, ...PIECES.london.tokens.map((token) => `london token ${token}`)]));
  expect(new Set(shown).size).toBe(shown.length);
  for (const piece of DEALT) {
    const [game = '', card = ''] = piece.split(' ');
    const prints = await printsOf(page, piece);
    const worth = { partners: card.slice(1).replace('x', '×'), duel: card.replace(/^(.)(.)$/, (_, sign, value) => (sign === '+' ? `${value}+` : value)), london: '' }[game];
    const main = prints.find(({ text }) => text === worth);
    // A scene has its number for points, and an F as all scenes have; of london's cards the letter is the rank.
    expect(main ?? prints[0], piece).toMatchObject({ isInside: true });
    expect((main ?? prints[0])!.height, `the rank or worth of ${piece}`).toBeGreaterThanOrEqual(game === 'london' ? 9 : 11);
    for (const print of prints) expect(print.height, `${print.text} on ${piece}`).toBeGreaterThanOrEqual(7.5);
  }
});

test('the gallery by day and by gaslight, wide and narrow', async ({ open }) => {
  const page = await open();
  await page.goto('/gallery');
  await expect(page.locator('[data-piece="london map"] svg').first()).toBeVisible();
  await expect(page.getByText(/page-look-/), 'everything has a name').toHaveCount(0);
  await expectAccessible(page);
  for (const { width, height } of Object.values(SIZES)) {
    await page.setViewportSize({ width, height });
    await page.getByText(width < 600 ? '80 px' : '120 px').click();
    await expectNoSidewaysScroll(page);
    for (const scheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: scheme });
      await page.screenshot({ path: join(SCREENS, `gallery-${width}-${scheme}.png`), fullPage: true });
    }
  }
});

test('inks and sizes are seen at once, stay, and remain readable', async ({ open }) => {
  const page = await open();
  const ink = () => page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--suit-wrath'));
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(page.locator('.samples .face').first()).toBeVisible();
  expect(await ink()).toBe('');
  await page.getByText('Four clear colours').click();
  await expect.poll(ink).toBe('#c3130b');
  await page.getByText('Your own').click();
  await page.getByLabel('Wrath').fill('#ffff00');
  await expect(page.getByText('Wrath: too pale to read on the cards')).toBeVisible();
  await expect.poll(ink).not.toBe('#ffff00');
  await page.getByLabel('Pride').fill('#1c5c33');
  await expect(page.getByText('Pride and Envy look much the same')).toBeVisible();
  await page.getByRole('dialog').getByText('Large', { exact: true }).click();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await picture(page, 'settings-own');
  const before = await ink();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-cards', 'large');
  expect(await ink()).toBe(before);
  await page.setViewportSize(SIZES.phone);
  await playNow(page, 'duel');
  await expect(page.locator('main [data-card]').first()).toBeVisible();
  await expectNoSidewaysScroll(page);
  await picture(page, 'large-cards');
});

/** The box of the ring or the sheet of the tour. */
const boxOf = async (page: Page, part: '.ring' | '.words') => (await page.getByRole('dialog').locator(part).boundingBox())!;

interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}
const isBeside = (one: Rect, other: Rect): boolean =>
  one.x >= other.x + other.width || other.x >= one.x + one.width || one.y >= other.y + other.height || other.y >= one.y + one.height;

const TOURS = [
  ['desktop', 'en-GB', 'Start playing', 0],
  ['phone', 'fr-FR', 'À moi de jouer', 0],
  ['desktop', 'en-GB', 'Start playing', 1],
  ['phone', 'fr-FR', 'À moi de jouer', 1],
] as const;
for (const [size, locale, last, place] of TOURS) {
  test(`whoever is new is shown round once, by keys, ${size}, bill ${place}`, async ({ open }) => {
    const page = await open({ size, locale, isNew: true });
    await page.getByRole('article').nth(place).getByRole('button').first().click();
    // The goal first, and then the game.
    await page.getByRole('dialog').getByRole('button').last().click();
    const tour = page.getByRole('dialog').filter({ has: page.locator('.ring') });
    await expect(tour).toBeVisible({ timeout: 30_000 });
    await expectAccessible(page);
    await picture(page, 'tour');
    for (;;) {
      await expect(async () => {
        const words = await boxOf(page, '.words');
        expect(isBeside(words, await boxOf(page, '.ring')), 'the words cover nothing that they speak of').toBe(true);
        for (const needed of ['prompt', 'hand'])
          for (const part of await page.locator(`[data-tour="${needed}"]:visible`).all())
            expect(isBeside(words, (await part.boundingBox())!), `the words do not hide the ${needed}`).toBe(true);
      }).toPass({ timeout: 5000 });
      if (await tour.getByRole('button', { name: last }).isVisible()) break;
      const heading = await tour.getByRole('heading').textContent();
      await page.keyboard.press('ArrowRight');
      await expect(tour.getByRole('heading')).not.toHaveText(heading!);
    }
    await page.keyboard.press('Enter');
    await expect(tour).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('tablist')).toBeVisible();
    await expect(tour).toHaveCount(0);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: /^(Tour of|Visite de)/ }).click();
    await expect(tour.getByRole('heading')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(tour).toHaveCount(0);
  });
}

test('where the browser keeps nothing, has no sound and blocks images, one plays all the same, and is told', async ({ open }) => {
  const page = await open({ tolerates: /ERR_FAILED/ });
  await page.route(/\.(svg|png)$/, (route) => route.abort());
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('refused', 'SecurityError');
    };
    Object.defineProperty(window, 'localStorage', { get: refuse });
    Object.defineProperty(window, 'indexedDB', { get: refuse });
    Object.defineProperty(window, 'AudioContext', { value: undefined });
  });
  await page.goto('/');
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(page.getByText('This browser saves nothing for us')).toBeVisible();
  await page.getByText('Cards, potions and the bell').click();
  await expect(page.getByText('This browser refuses to play sound')).toBeVisible();
  await page.getByText('Gaslight', { exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.keyboard.press('Escape');
  await bill(page, 'partners').getByRole('button', { name: /^Play now/ }).click();
  // Nothing is remembered, so that everybody is new.
  await page.getByRole('button', { name: 'Just play' }).click();
  await page.getByRole('button', { name: 'Skip' }).click();
  await waitForTurn(page);
  await page.locator('main [data-card][aria-disabled="false"]').first().click();
  await expect(page.locator('[role="img"] .face svg').first()).toBeVisible();
});

/** How much the screen has jumped since it was opened, without anybody touching it (web.dev/cls). */
const jumped = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        let sum = 0;
        const add = (list: PerformanceEntryList) => {
          for (const entry of list as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
            if (!entry.hadRecentInput) sum += entry.value;
        };
        const observer = new PerformanceObserver((list) => add(list.getEntries()));
        observer.observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => (add(observer.takeRecords()), resolve(sum))));
      }),
  );

test('no screen jumps while it comes', async ({ open }) => {
  const page = await open();
  await playNow(page, 'duel');
  const table = new URL(page.url()).pathname;
  const screens: [string, string][] = [
    ['/', '.bills article'],
    [table, 'main [data-card]'],
    ['/rules/duel', 'article'],
    ['/gallery', '[data-piece="london map"] svg'],
    ['/learn', 'main'],
  ];
  for (const [path, sign] of screens) {
    await page.goto(path);
    await expect(page.locator(sign).first()).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    expect(await jumped(page), path).toBeLessThan(0.05);
  }
  await page.goto('/');
  await page.getByRole('button', { name: 'Open a record' }).click();
  await page.locator('input[type=file]').setInputFiles(RECORD);
  await expect(page.getByRole('slider')).toBeVisible();
  await page.reload();
  await page.evaluate(() => document.fonts.ready);
  expect(await jumped(page), 'looking back').toBeLessThan(0.05);
});

test('the page can be installed', async ({ open }) => {
  const page = await open();
  const manifest = await page.request.get('/manifest.webmanifest');
  expect(manifest.headers()['content-type']).toContain('application/manifest+json');
  const { icons } = (await manifest.json()) as { icons: { src: string; type: string }[] };
  for (const { src, type } of [...icons, { src: '/icons/apple-touch-icon.png', type: 'image/png' }]) {
    const icon = await page.request.get(src);
    expect([icon.status(), icon.headers()['content-type']], src).toEqual([200, type]);
  }
  const cdp = await page.context().newCDPSession(page);
  expect((await cdp.send('Page.getAppManifest')).errors).toEqual([]);
});
