/** Finding one's way: the address to share, links that do not lead in, the home screen, and what a newcomer is told first. */
import { begin, host } from './duel';
import { bill, expect, expectAccessible, expectNoSidewaysScroll, more, pictures, playNow, SIZES, test, waitForTurn, type GameName, type Page, type Size } from './harness';

/** What the browser itself says of an answer that is no. */
const REFUSED = /status of 4\d\d/;
const GAMES: GameName[] = ['duel', 'partners', 'london'];
const seats = (page: Page) => page.getByRole('list', { name: 'Seats' });

test('while a seat is free, the bar holds the invitation; the host keeps his seat, however he comes back', async ({ open }) => {
  const ann = await open();
  const link = await host(ann);
  await expect(ann).toHaveURL(link);
  await ann.reload();
  await expect(seats(ann)).toContainText('Ann (You)');
  await expect(ann).toHaveURL(link);

  await ann.getByRole('link', { name: 'Home' }).click();
  await expect(bill(ann, 'duel')).toBeVisible();
  await ann.goBack();
  await expect(seats(ann)).toContainText('Ann (You)');
  const second = await ann.context().newPage();
  await second.goto(link);
  await expect(seats(second)).toContainText('Ann (You)');
  await expect(seats(second)).toContainText('Open seat');
  await second.close();

  const bob = await open();
  await bob.goto(link);
  await begin(ann, bob);
  for (const page of [ann, bob]) await expect(page, 'the game has begun, and there is nothing to share').toHaveURL(link.split('#')[0]!);
});

test('whoever is invited can bring others along while there is room', async ({ open }) => {
  const ann = await open();
  await (await more(ann, 'partners')).getByRole('button', { name: /^With friends/ }).click();
  await ann.getByLabel('Your name').fill('Ann');
  await ann.getByRole('button', { name: 'Open the table' }).click();
  const link = await ann.getByLabel('Link to this table').inputValue();
  const bob = await open();
  await bob.goto(link);
  await bob.getByLabel('Your name').fill('Bob');
  await bob.getByRole('button', { name: 'Sit down' }).click();
  await expect(bob.getByLabel('Link to this table')).toHaveValue(link);
  await expect(bob).toHaveURL(link);
  for (const page of [ann, bob]) await expect(page.getByText('2 seats are still free.')).toBeVisible();
});

test('a link that is put into an open tab works, though only what is behind # changes', async ({ open }) => {
  const ann = await open();
  const link = await host(ann);
  const bob = await open({ tolerates: REFUSED });
  await bob.goto(link.split('#')[0]!);
  await expect(bob.getByRole('heading', { name: 'This link does not open any more' })).toBeVisible();
  await bob.evaluate((hash) => (location.hash = hash), new URL(link).hash);
  await expect(bob.getByText('Ann would like to play with you.')).toBeVisible();
  await begin(ann, bob);
});

for (const size of Object.keys(SIZES) as Size[]) {
  test(`a dead link and a foreign one say which they are, and lead on, ${size}`, async ({ open }) => {
    const ann = await open();
    const link = await host(ann);
    const bob = await open({ size, tolerates: REFUSED });
    await bob.goto(link.replace(/=.*/, `=${'0'.repeat(64)}`));
    await expect(bob.getByRole('heading', { name: 'This link does not open any more' })).toBeVisible();
    await expect(bob.getByText('Ann can send you a new one')).toBeVisible();
    await expectAccessible(bob);
    await expectNoSidewaysScroll(bob);
    await pictures(bob, 'dead-link');
    await bob.getByRole('button', { name: 'Duel against the computer' }).click();
    await expect(bob.getByRole('tablist')).toBeVisible();

    await bob.goto(`/t/${'0'.repeat(32)}#invite=${'0'.repeat(64)}`);
    await expect(bob.getByRole('heading', { name: 'This table is not kept here' })).toBeVisible();
    await expectAccessible(bob);
    await pictures(bob, 'foreign-link');
    await bob.getByRole('button', { name: 'Home' }).click();
    await expect(bob.getByRole('heading', { name: 'Utterson' })).toBeVisible();
  });
}

test('an address that nobody has gets a page of its own', async ({ open }) => {
  const page = await open({ tolerates: REFUSED });
  const answer = await page.goto('/rules/chess');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'There is nothing here' })).toBeVisible();
  await expectAccessible(page);
  await pictures(page, 'nowhere');
  await page.getByRole('button', { name: 'Home' }).click();
  await expect(bill(page, 'duel')).toBeVisible();
});

test('a link unfurls with a title, a sentence and a picture, and tells no secret', async ({ open }) => {
  const ann = await open();
  const link = new URL(await host(ann));
  const html = await (await ann.request.get(link.pathname)).text();
  const tag = (property: string) => html.match(new RegExp(`<meta property="${property}" content="([^"]*)"`))?.[1];
  expect(tag('og:title')).toBe('A game of Duel with Ann');
  expect(tag('og:description')).toContain('One seat is free');
  expect(html).not.toContain(link.hash.split('=')[1]!);
  for (const path of [link.pathname, '/', '/learn/london']) {
    const page = await (await ann.request.get(path)).text();
    const picture = page.match(/<meta property="og:image" content="(http[^"]*)"/)![1]!;
    const answer = await ann.request.get(picture);
    expect([answer.status(), answer.headers()['content-type']], picture).toEqual([200, 'image/png']);
  }
});

test('games that run stand before those that could be begun, on the phone too; those that are over, after them', async ({ open }) => {
  const page = await open({ size: 'phone' });
  for (const game of GAMES) {
    await expect(bill(page, game).getByRole('button')).toHaveCount(2);
    await expect(bill(page, game)).toContainText(/\d\smin · (light|medium|demanding)/);
  }
  await expect(page.getByText('Start here')).toHaveCount(1);
  await playNow(page, 'duel');
  await page.getByRole('link', { name: /Home/ }).click();
  const running = page.getByRole('region', { name: 'Your tables' });
  await expect(running.getByRole('link')).toBeInViewport();
  const isBefore = async (one: string, other: string) =>
    (await page.getByRole('region', { name: one }).boundingBox())!.y < (await page.getByRole('region', { name: other }).boundingBox())!.y;
  expect(await isBefore('Your tables', 'The games')).toBe(true);
  await pictures(page, 'home-running');
  await running.getByRole('link').click();
  await waitForTurn(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Give up' }).click();
  await page.getByRole('button', { name: /^Really give up/ }).click();
  await page.getByRole('region').getByRole('button', { name: 'Home' }).click();
  await expect(page.getByRole('region', { name: 'Finished games' }).getByRole('link')).toHaveCount(1);
  expect(await isBefore('The games', 'Finished games')).toBe(true);
  await expect(running).toHaveCount(0);
  await expectAccessible(page);
});

for (const size of Object.keys(SIZES) as Size[]) {
  test(`the first game of its kind begins with its goal, until one has chosen, ${size}`, async ({ open }) => {
    const page = await open({ size, isNew: true });
    const card = page.getByRole('dialog');
    for (const game of GAMES) {
      await bill(page, game).getByRole('button', { name: /^Play now/ }).click();
      await expect(card.getByRole('heading', { name: 'The odd thing' })).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await pictures(page, `goal-${game}`);
      await page.keyboard.press('Escape');
      await expect(card).toHaveCount(0);
    }
    await bill(page, 'duel').getByRole('button', { name: /^Play now/ }).click();
    await card.getByRole('button', { name: 'The five-minute lesson' }).click();
    await expect(page.locator('[data-step]')).toBeVisible();
    await page.goto('/');
    await bill(page, 'partners').getByRole('button', { name: /^Play now/ }).click();
    await card.getByRole('button', { name: 'Just play' }).click();
    await page.getByRole('button', { name: 'Skip' }).click();
    await expect(page.getByRole('tablist')).toBeVisible();
    await page.goto('/');
    for (const game of ['partners', 'duel'] as const) {
      await playNow(page, game);
      await page.goto('/');
    }
  });
}

for (const game of ['partners', 'duel'] as const) {
  test(`on a phone, a card of ${game} that is lifted says that a second tap plays it`, async ({ open }) => {
    const page = await open({ size: 'phone', settings: { confirm: 'two-taps' } });
    await playNow(page, game);
    const again = page.getByText('Tap again to play it', { exact: true });
    await expect(async () => {
      if (game === 'duel' && (await page.getByRole('button', { name: /^Lock and/ }).isVisible())) await exchange(page);
      await page.locator('[data-tour="hand"] [data-card][aria-disabled="false"]').first().click({ timeout: 2000 });
      await expect(again.first()).toBeVisible({ timeout: 2000 });
    }).toPass({ timeout: 60_000 });
    await expectAccessible(page);
    await pictures(page, `lifted-${game}`);
  });
}

/** Gives away whatever may be given. */
async function exchange(page: Page): Promise<void> {
  const lock = page.getByRole('button', { name: /^Lock and/ });
  while ((await lock.getAttribute('aria-disabled')) === 'true')
    await page.getByRole('toolbar', { name: 'Your hand' }).getByRole('button', { name: /, can be chosen$/ }).last().click({ timeout: 2000 });
  await lock.click({ timeout: 2000 });
}

for (const game of GAMES) {
  test(`on a phone, no hand is cut off in the lesson of ${game}`, async ({ open }) => {
    const page = await open({ size: 'phone' });
    await page.goto(`/learn/${game}`);
    for (let steps = 0; steps < 6; steps++) {
      await expect(page.locator('[data-step]')).toBeVisible();
      const step = await page.locator('[data-step]').getAttribute('data-step');
      for (const card of await page.locator('[data-tour="hand"] [data-card]').all()) await expect(card).toBeInViewport({ ratio: 0.9 });
      await page.locator('[data-onward]').click();
      await expect(page.locator(`[data-step="${step}"]`)).toHaveCount(0);
    }
  });
}

test('the menu of a table has three groups', async ({ open }) => {
  const page = await open({ size: 'phone' });
  await playNow(page, 'duel');
  await page.getByRole('button', { name: 'Menu' }).click();
  for (const [group, entry] of [
    ['Look things up', 'Rulebook'],
    ['This table', 'Save the record'],
    ['End the game', 'Give up'],
  ] as const)
    await expect(page.getByRole('region', { name: group }).getByText(entry)).toBeVisible();
  await expectAccessible(page);
  await pictures(page, 'menu-groups');
});
