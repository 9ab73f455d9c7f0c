/** All three games without a network in another browser than the other tests have: `npm run e2e:firefox`. */
import { cards, decide } from './duel';
import { expect, isOver, playNow, waitForTurn } from './harness';
import { cutOff, hasSite, test, watchBots } from './site';

test.skip(!hasSite(), 'there is no site: `cargo xtask site`');

for (const game of ['partners', 'duel', 'london'] as const)
  test(`a whole game of ${game} is played without a network`, async ({ visit }) => {
    test.slow();
    const visited = await visit();
    await cutOff(visited);
    await visited.page.reload();
    await watchBots(visited.page, game);
    await expect.poll(() => isOver(visited.page), { timeout: 120_000 }).toBe(true);
  });

test('a game goes on after the page is loaded anew, and where it stood', async ({ visit }) => {
  const visited = await visit();
  const { page } = visited;
  await cutOff(visited);
  await playNow(page, 'duel');
  for (let turns = 0; turns < 4; turns++) {
    await waitForTurn(page);
    const before = await cards(page);
    await page.reload();
    await waitForTurn(page);
    expect(await cards(page)).toEqual(before);
    await decide(page);
  }
});
