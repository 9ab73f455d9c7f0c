/** The tab is killed, again and again, in the middle of play. */
import { decide } from './duel';
import { expect, playNow, type Page } from './harness';
import { hasSite, logOf, test, type Visit } from './site';

test.skip(!hasSite(), 'there is no site: `cargo xtask site`');
test.use({ trace: 'off' });

const KILLS = 30;

/** Whatever the page is told, it tells the console first. */
const LISTEN = `(() => {
  const { set, get } = Object.getOwnPropertyDescriptor(MessagePort.prototype, 'onmessage');
  Object.defineProperty(MessagePort.prototype, 'onmessage', { get, set(hear) {
    set.call(this, (event) => {
      const seq = (event.data?.position ?? event.data?.snapshot?.position)?.seq;
      if (seq !== undefined) console.debug('told ' + seq);
      hear?.(event);
    });
  } });
})()`;

const waitsForMe = (page: Page) => page.waitForFunction(() => document.title.startsWith('●'));

/** Ends the tab as the system does when memory is short: its workers go with it. */
async function kill(page: Page, context: Visit['context']): Promise<void> {
  const devtools = await context.newCDPSession(page);
  const gone = page.waitForEvent('crash');
  void devtools.send('Page.crash').catch(() => undefined);
  await gone;
  await page.close();
}

test('the tab is killed thirty times in the middle of play, and nothing that was acknowledged is lost', async ({ visit }) => {
  test.slow();
  const { context, page: first } = await visit({ before: (context) => context.addInitScript(LISTEN) });
  await playNow(first, 'duel');
  await waitsForMe(first);
  const url = first.url();
  const id = url.split('/').at(-1)!;
  let [page, told, log] = [first, 0, await logOf(first, id)];
  for (let kills = 0; kills < KILLS; kills++) {
    page.on('console', (message) => (told = Math.max(told, Number(/^told (\d+)$/.exec(message.text())?.[1] ?? 0))));
    const deciding = decide(page).catch(() => undefined);
    // By turns while one decides, and while the program answers.
    if (kills % 2 === 0) await deciding;
    await page.waitForTimeout((kills * 7) % 60);
    await kill(page, context);
    await deciding;
    page = await context.newPage();
    await page.goto(url, { waitUntil: 'commit' });
    await waitsForMe(page);
    const now = await logOf(page, id);
    expect(now.slice(0, log.length), 'what was stored is still there, as it was').toEqual(log);
    expect(now.length - 1, 'what was told is stored').toBeGreaterThanOrEqual(told);
    log = now;
  }
  expect(log.length, 'and the game went on').toBeGreaterThan(KILLS);
});
