/** What the first table costs over the wire. */
import { expect, playNow, test, type GameName } from './harness';

const BUDGET_BYTES = 200_000;

for (const game of ['partners', 'duel', 'london'] as GameName[]) {
  test(`home and a first table of ${game} stay under 200 kB`, async ({ open }) => {
    const page = await open();
    const client = await page.context().newCDPSession(page);
    await client.send('Network.enable');
    let bytes = 0;
    client.on('Network.loadingFinished', (event) => (bytes += event.encodedDataLength));
    await client.send('Network.clearBrowserCache');
    await page.reload();
    await playNow(page, game);
    await expect(page.getByRole('tabpanel')).toBeVisible();
    await page.waitForLoadState('networkidle');
    test.info().annotations.push({ type: 'bytes', description: String(bytes) });
    console.log(`${game}: ${bytes} bytes`);
    expect(bytes).toBeGreaterThan(50_000);
    expect(bytes).toBeLessThan(BUDGET_BYTES);
  });
}
