/** The frame around a table, with each of the three boards in it. */
import { join } from 'node:path';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  picture,
  playNow,
  SCREENS,
  test,
  waitForTurn,
  type GameName,
} from './harness';

const GAMES: GameName[] = ['partners', 'duel', 'london'];

for (const game of GAMES) {
  test(`on a phone, score and log of ${game} are a sheet that comes up and goes down`, async ({ open }) => {
    const page = await open({ size: 'phone' });
    await playNow(page, game);
    await waitForTurn(page);
    const board = await page.getByRole('main').boundingBox();
    const log = page.getByRole('tab', { name: 'Log' });
    await expect(page.getByRole('tabpanel')).toBeHidden();
    await log.click();
    await expect(page.getByRole('tabpanel')).toBeVisible();
    await expect(page.getByRole('list', { name: 'Seats' })).toBeVisible();
    expect(await page.getByRole('main').boundingBox(), 'nothing moves underneath').toEqual(board);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await picture(page, `${game}-sheet`);
    await log.click();
    await expect(page.getByRole('tabpanel')).toBeHidden();
  });

  test(`${game} without colours, for people to judge`, async ({ open }) => {
    const page = await open();
    await playNow(page, game);
    await waitForTurn(page);
    await page.evaluate(() => document.documentElement.style.setProperty('filter', 'grayscale(1)'));
    await page.screenshot({ path: join(SCREENS, `${game}-grey-1280.png`) });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.screenshot({ path: join(SCREENS, `${game}-grey-390.png`) });
  });
}

test('help and menu are accessible', async ({ open }) => {
  const page = await open();
  await playNow(page, 'duel');
  await waitForTurn(page);
  await page.keyboard.press('?');
  await expectAccessible(page);
  await picture(page, 'keys');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expectAccessible(page);
});
