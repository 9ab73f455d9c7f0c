/** What goes wrong, and how friendly the page is about it. */
import { expect, expectAccessible, pictures, playNow, test } from './harness';

test('an old page against a newer server says that one should reload', async ({ open }) => {
  const page = await open();
  await page.routeWebSocket(/\/socket/, (socket) => {
    socket.onMessage(() => {
      socket.send(JSON.stringify({ type: 'error', error: 'wrong_protocol' }));
      socket.send(JSON.stringify({ type: 'bye', reason: 'protocol', retry_after_ms: null }));
    });
  });
  await page.getByRole('article', { name: 'Duel' }).getByRole('button', { name: /^Play now/ }).click();
  await expect(page.getByRole('heading', { name: 'There is a newer Utterson' })).toBeVisible();
  await expectAccessible(page);
  await pictures(page, 'outdated');
  await page.unrouteAll();
  await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible();
});

test('a server that is gone is told on the home screen, and nothing is lost', async ({ open, server }) => {
  const page = await open();
  await server.down();
  await page.getByRole('article', { name: 'Duel' }).getByRole('button', { name: /^Play now/ }).click();
  await expect(page.getByRole('alert')).toContainText('The server cannot be reached');
  await pictures(page, 'server-gone');
  await server.up();
  await playNow(page, 'duel');
});

test('a server that stays away is called gone, and the game goes on when it is back', async ({ open, server }) => {
  const page = await open();
  await playNow(page, 'duel');
  await server.down();
  await expect(page.getByText('The server does not answer. Nothing is lost')).toBeVisible({ timeout: 30_000 });
  await server.up();
  await expect(page.getByText('The server does not answer.')).toHaveCount(0, { timeout: 30_000 });
  await expect(page.locator('[data-card]').first()).toBeVisible();
});
