/**
 * What the server pays for people who play against programs: `npm run solo -- [PEOPLE] [SECONDS]` starts one (`UTTERSON_BIN`, or
 * target/release/utterson) for each of its ways to keep such tables, lets so many people play in browsers, and prints the
 * processor time of the server alone, from /proc, next to its own count of what programs have decided there.
 */
import { chromium } from '@playwright/test';
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const PROGRAM = process.env.UTTERSON_BIN ?? join(import.meta.dirname, '../../target/release/utterson');
const people = Number(process.argv[2] ?? 50);
const seconds = Number(process.argv[3] ?? 60);
const [PORT, METRICS] = [18861, 18862];
const TICKS_A_SECOND = 100;
/** All these people come from one address, which the server takes for one stranger. */
const LIMITS = [
  ['max-connections-address', '20000'], ['max-tables-address', '20000'], ['rate-requests', '90000+90000'], ['rate-guests', '9000+9000'],
  ['rate-tables-address', '9000+9000'], ['bot-seconds', '90000+90000'],
].flatMap(([name, limit]) => [`--${name}`, limit]);
const ADDRESS = `http://127.0.0.1:${PORT}`;

const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] });
for (const solo of ['here', 'server']) console.log(await measured(solo));
await browser.close();

async function measured(solo) {
  const data = mkdtempSync(join(tmpdir(), 'utterson-solo-'));
  const place = ['--listen', `127.0.0.1:${PORT}`, '--metrics', `127.0.0.1:${METRICS}`, '--data', data];
  const server = spawn(PROGRAM, ['serve', ...place, ...LIMITS, '--solo', solo], { stdio: 'ignore' });
  try {
    await answers(`${ADDRESS}/readyz`);
    const pages = [];
    for (let person = 0; person < people; person++) pages.push(await arrived());
    const [arrival, begun] = [spent(server.pid), Date.now()];
    await Promise.all(pages.map(play));
    await pause(Math.max(0, seconds * 1000 - (Date.now() - begun)));
    const playing = spent(server.pid) - arrival;
    const events = await Promise.all(pages.map((page) => page.evaluate(eventsHere)));
    const metrics = await (await fetch(`http://127.0.0.1:${METRICS}/metrics`)).text();
    const count = (name) => Number(new RegExp(`^\\S*${name}\\S* (\\d+)`, 'm').exec(metrics)?.[1]);
    await Promise.all(pages.map((page) => page.context().close()));
    return {
      solo, people, seconds: Math.round((Date.now() - begun) / 1000), eventsInThePages: events.reduce((sum, some) => sum + some, 0),
      serverSecondsWhilePeopleArrive: arrival, serverSecondsWhileTheyPlay: Number(playing.toFixed(2)), movesOfBotsAtTheServer: count('bot_moves_total'),
    };
  } finally {
    server.kill('SIGKILL');
    rmSync(data, { recursive: true, force: true });
  }
}

function pause(ms) {
  return new Promise((done) => setTimeout(done, ms));
}

async function answers(url) {
  for (let tries = 0; tries < 400; tries++) {
    if (await fetch(url).then((response) => response.ok, () => false)) return;
    await pause(50);
  }
  throw new Error(`${PROGRAM} does not serve`);
}

/** The processor time of a process and all its threads, in seconds. */
function spent(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS_A_SECOND;
}

/** Somebody who decides as soon as he may, about once a second. */
async function arrived() {
  const context = await browser.newContext({ baseURL: ADDRESS, viewport: { width: 800, height: 600 }, locale: 'en-GB', reducedMotion: 'reduce' });
  await context.addInitScript(() => {
    localStorage.setItem('utterson.tour', 'seen');
    localStorage.setItem('utterson.goal.duel', 'known');
    localStorage.setItem('utterson.settings', JSON.stringify({ trickPace: 'quick', confirm: 'one-tap' }));
    setInterval(() => {
      const may = (choice) => choice.getAttribute('aria-disabled') !== 'true';
      const lock = [...document.querySelectorAll('main button')].find((button) => /^Lock/.test(button.textContent) && may(button));
      const cards = [...document.querySelectorAll('main [data-card]:not([aria-pressed="true"])')].filter(may);
      const called = document.querySelector('[role="group"][aria-label$="call a colour"] button');
      if (document.title.startsWith('●')) (called ?? lock ?? cards[0])?.click();
    }, 1000);
  });
  const page = await context.newPage();
  await page.goto('/', { timeout: 120_000 });
  await page.getByRole('heading', { level: 1 }).waitFor({ timeout: 120_000 });
  return page;
}

/** How many events the tables of this device have. */
async function eventsHere() {
  const request = indexedDB.open('utterson');
  await new Promise((done) => (request.onsuccess = done));
  if (!request.result.objectStoreNames.contains('tables')) return 0;
  const tables = request.result.transaction('tables').objectStore('tables').getAll();
  await new Promise((done) => (tables.onsuccess = done));
  return tables.result.reduce((sum, { head }) => sum + head, 0);
}

async function play(page) {
  await page.getByRole('article', { name: 'Duel' }).getByRole('button', { name: /^Play now/ }).click({ timeout: 120_000 });
  await page.getByRole('tablist').waitFor({ timeout: 120_000 });
}
