/** What the first table costs over the wire: scripts, styles and fonts, as they are sent. */
import { expect, playNow, test, type GameName } from './harness';

const BUDGET_BYTES = 200_000;
const COUNTED = new Set(['Script', 'Stylesheet', 'Font']);

for (const game of ['partners', 'duel', 'london'] as GameName[]) {
  test(`home and a first table of ${game} stay under 200 kB`, async ({ open }) => {
    const page = await open();
    const client = await page.context().newCDPSession(page);
    await client.send('Network.enable');
    await client.send('Network.clearBrowserCache');
    const counted = new Set<string>();
    let bytes = 0;
    client.on('Network.responseReceived', ({ requestId, type }) => COUNTED.has(type) && counted.add(requestId));
    client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (counted.has(requestId)) bytes += encodedDataLength;
    });
    await page.reload();
    await playNow(page, game);
    await page.waitForLoadState('networkidle');
    console.log(`${game}: ${bytes} bytes`);
    expect(bytes, 'something was measured').toBeGreaterThan(100_000);
    expect(bytes).toBeLessThan(BUDGET_BYTES);
  });
}
