/**
 * The pictures that links show in messengers, drawn out of the page's own emblems into public/og/: `npm run og -- http://127.0.0.1:1886`,
 * with the page being served there. They are committed; run this when an emblem changes.
 */
import { chromium } from '@playwright/test';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = join(import.meta.dirname, '../public/og');
const SIZE = { width: 1200, height: 630 };
const STYLE = `
  html, body { margin: 0; background: #f3ead2 !important; }
  .picture { position: relative; display: grid; place-content: center; justify-items: center; width: 1200px; height: 630px; color: #231d16; background: #f8f2e2; }
  .picture::before, .picture::after { content: ''; position: absolute; inset: 20px; border: 4px solid #231d16; border-radius: 10px; }
  .picture::after { inset: 32px; border: 2px solid #7d5c12; border-radius: 4px; }
  .emblems { display: flex; gap: 40px; align-items: end; }
  .emblems svg { width: 400px; height: 300px; }
  .all .emblems svg { width: 310px; height: 232px; }
  h1 { margin: 22px -0.08em 0 0; font: 700 104px/1.1 var(--font-display); letter-spacing: 0.08em; text-transform: uppercase; }
  .rule { width: 320px; margin: 16px 0 14px; border-top: 3px double #7d5c12; }
  p { margin: 0; font: italic 38px/1.2 var(--font-display); }`;
const HOUSE = { name: 'utterson', title: 'Utterson', under: 'London, 1886' };
const GAMES = [
  { name: 'partners', title: 'Partners', under: 'Utterson · London, 1886' },
  { name: 'duel', title: 'Duel', under: 'Utterson · London, 1886' },
  { name: 'london', title: 'London', under: 'Utterson · London, 1886' },
];

const address = process.argv[2] ?? 'http://127.0.0.1:1886';
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] });
const context = await browser.newContext({ bypassCSP: true, viewport: SIZE, locale: 'en-GB', colorScheme: 'light' });
const page = await context.newPage();
mkdirSync(FOLDER, { recursive: true });
for (const { name, title, under } of [HOUSE, ...GAMES]) {
  await page.goto(address);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.addStyleTag({ content: STYLE });
  const titles = name === HOUSE.name ? GAMES.map((game) => game.title) : [title];
  await page.evaluate(
    ({ titles, title, under }) => {
      const drawn = (tag, text, ...inside) => {
        const element = document.createElement(tag);
        element.append(text, ...inside);
        return element;
      };
      const emblemOf = (title) => [...document.querySelectorAll('article')].find((bill) => bill.querySelector('h2').textContent === title).querySelector('.emblem svg');
      const emblems = drawn('div', '', ...titles.map((title) => emblemOf(title).cloneNode(true)));
      const rule = drawn('div', '');
      const picture = drawn('div', '', emblems, drawn('h1', title), rule, drawn('p', under));
      [emblems.className, rule.className, picture.className] = ['emblems', 'rule', titles.length > 1 ? 'picture all' : 'picture'];
      document.body.replaceChildren(picture);
    },
    { titles, title, under },
  );
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: join(FOLDER, `${name}.png`) });
}
await browser.close();
