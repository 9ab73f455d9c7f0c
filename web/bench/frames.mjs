/**
 * Do 60 frames a second hold while cards move, on a processor four times slower than this one? `npm run frames --
 * http://127.0.0.1:1886` against a running server plays a few cards in both card games and reads the browser's own trace.
 *
 * Two things decide. A movement that the compositor draws (transform and opacity) runs on whatever the page does meanwhile;
 * and a task of the page that takes longer than a frame holds up everything else. Tasks are measured by the time that the
 * processor spent on them, so that it does not matter what else the machine does; four times that is what they would take on
 * the slower one.
 */
import { chromium } from '@playwright/test';

const address = process.argv[2] ?? 'http://127.0.0.1:1886';
const SLOWER = 4;
const CARDS = 6;
/** A card lies where it belongs, and the trick has gone to its winner. */
const MOVED_MS = 2500;
const FRAME_MS = 1000 / 60;

const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] });
for (const game of ['Partners', 'Duel']) console.log(game, summary(await traceOf(game)));
await browser.close();

/** What the browser did while cards of this game moved. */
async function traceOf(game) {
  const context = await browser.newContext({ baseURL: address, viewport: { width: 1280, height: 800 }, locale: 'en-GB' });
  await context.addInitScript(() => ['tour', 'goal.partners', 'goal.duel', 'goal.london'].forEach((key) => localStorage.setItem(`utterson.${key}`, 'seen')));
  const page = await context.newPage();
  await page.goto('/');
  await page.getByRole('article', { name: game }).getByRole('button', { name: /^Play now/ }).click();
  await page.getByRole('tablist').waitFor();
  await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline'] });
  for (let card = 0; card < CARDS; card++) {
    await page.waitForFunction(() => document.title.startsWith('●'), null, { timeout: 60_000 });
    await page.evaluate(chooseFirst);
    await page.waitForTimeout(MOVED_MS);
  }
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
  await context.close();
  return traceEvents;
}

/** Plays the first card that may be played; in an exchange, chooses until it can be locked. */
function chooseFirst() {
  const may = 'main [data-card]:not([aria-disabled="true"]):not([aria-pressed="true"])';
  document.querySelector(may)?.click();
  const lock = () => [...document.querySelectorAll('main button:not([disabled])')].find((button) => /^Lock/.test(button.textContent));
  setTimeout(() => lock()?.click(), 300);
}

function summary(events) {
  const threads = new Map(events.filter(({ name }) => name === 'thread_name').map(({ pid, tid, args }) => [`${pid} ${tid}`, args.name]));
  const isPage = ({ pid, tid }) => threads.get(`${pid} ${tid}`) === 'CrRendererMain';
  const tasks = events.filter((event) => event.name === 'RunTask' && event.tdur && isPage(event)).map(({ tdur }) => (tdur / 1000) * SLOWER);
  const drawn = events.filter(({ name, args }) => name === 'Animation' && args?.data?.compositeFailed !== undefined);
  const composed = drawn.filter(({ args }) => args.data.compositeFailed === 0).length;
  const long = tasks.filter((task) => task > FRAME_MS);
  return {
    movements: drawn.length,
    byCompositor: composed,
    tasks: tasks.length,
    longerThanAFrame: long.length,
    longest: `${Math.max(...tasks).toFixed(1)} ms`,
    framesHeldUp: Math.ceil(long.reduce((sum, task) => sum + task / FRAME_MS - 1, 0)),
    framesInAll: Math.round((CARDS * MOVED_MS) / FRAME_MS),
  };
}
