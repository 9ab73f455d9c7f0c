/**
 * The icons of the installed page, drawn from public/emblem.svg into public/icons/: `npm run icons`. They are committed; run
 * this when the emblem changes.
 */
import { chromium } from '@playwright/test';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const PUBLIC = join(import.meta.dirname, '../public');
const EMBLEM = readFileSync(join(PUBLIC, 'emblem.svg'), 'utf8');
/** The emblem without its paper and its frame. */
const bare = (svg) => svg.replace(/<rect[^>]*>/g, '');
const PAPER = '#f8f2e2';

/** A maskable icon is cut to a circle or anything else: only what lies within 80 % of it is surely seen. */
const ICONS = [
  { name: 'icon-192', size: 192, share: 1, ground: 'transparent' },
  { name: 'icon-512', size: 512, share: 1, ground: 'transparent' },
  { name: 'maskable-512', size: 512, share: 0.78, ground: PAPER },
  { name: 'apple-touch-icon', size: 180, share: 1, ground: PAPER },
];

const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] });
const page = await browser.newPage();
mkdirSync(join(PUBLIC, 'icons'), { recursive: true });
for (const { name, size, share, ground } of ICONS) {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(
    `<style>html, body { margin: 0; height: 100%; background: ${ground} } body { display: grid; place-items: center }
     svg { width: ${share * 100}%; height: ${share * 100}% }</style>${share < 1 ? bare(EMBLEM) : EMBLEM}`,
  );
  await page.screenshot({ path: join(PUBLIC, 'icons', `${name}.png`), omitBackground: true });
}
await browser.close();
