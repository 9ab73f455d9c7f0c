/**
 * London in a real browser: whole games of both sides, by mouse, finger and keyboard; reasons, payments, standing answers,
 * the notebook, spectators; and pictures of all of it.
 */
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  isOver,
  picture,
  test,
  waitForTurn,
  type OpenPage,
  type Page,
  type Server,
} from './harness';

type Seat = 'jekyll' | 'hyde';

interface Wish {
  seat: Seat | 'watch';
  turns: number;
}

/** A table of london against a program, short enough for a test; the page is at it. */
async function sit(page: Page, server: Server, { seat, turns }: Wish): Promise<void> {
  const headers = { origin: server.address };
  await page.request.post('/api/me', { headers, data: { name: 'Ann' } });
  const bot = { type: 'bot', level: 'novice' };
  const seats = ['jekyll', 'hyde'].map((side) => (side === seat ? { type: 'me' } : bot));
  const answer = await page.request.post('/api/tables', { headers, data: { game: 'london', options: [`turns=${turns}`], seats } });
  const { table } = (await answer.json()) as { table: string };
  await page.goto(`/t/${table}`);
  await expect(page.locator('.london')).toBeVisible();
}

const open = async (openPage: OpenPage, server: Server, wish: Wish, how: Parameters<OpenPage>[0] = {}): Promise<Page> => {
  const page = await openPage(how);
  await sit(page, server, wish);
  return page;
};

const reachable = (page: Page) => page.locator('[data-place][aria-disabled="false"]');
const act = (page: Page, name: string) => page.locator(`[data-act="${name}"]`);
/** The slip on which the page says why not. */
const reason = (page: Page) => page.getByRole('alert').locator('.slip');
const phase = (page: Page) => page.locator('.london').getAttribute('data-phase');

/** Does one thing that the page offers, as a person would who likes to draw cards and see the town. */
async function step(page: Page, stroll: number): Promise<void> {
  const pressed = async (selector: string): Promise<boolean> => {
    const found = page.locator(selector).first();
    const isThere = (await found.count()) > 0 && (await found.isEnabled());
    if (isThere) await found.click({ timeout: 3000 }).catch(() => undefined);
    return isThere;
  };
  switch (await phase(page)) {
    case 'pay':
      return void (await pressed('[data-testid="pay"]'));
    case 'raise':
    case 'window':
      return void (await pressed('[data-text="decline"]'));
    case 'whites':
      return void (await pressed('[data-text="whites yes"]'));
    case 'discard':
      await pressed('[data-card]');
      return void (await pressed('[data-testid="go"]'));
    case 'lift':
      await pressed('[data-place][aria-disabled="false"]');
      return void (await pressed('[data-testid="go"]'));
    default: {
      const wanted = ['research', 'mix', 'vice'].map((name) => `[data-act="${name}"][aria-disabled="false"]`).join();
      if (!(await pressed(wanted))) await walk(page, stroll);
      return void (await pressed('[data-testid="go"]'));
    }
  }
}

async function walk(page: Page, stroll: number): Promise<void> {
  const ways = reachable(page);
  const count = await ways.count();
  if (count === 0) return act(page, 'pass').click();
  await ways.nth(stroll % count).click({ timeout: 3000 }).catch(() => undefined);
}

/** Plays until the game is over. */
async function playOn(page: Page): Promise<void> {
  for (let stroll = 1; !(await isOver(page)); stroll++) {
    if (!(await waitForTurn(page))) return;
    await step(page, stroll);
    await page.waitForTimeout(120);
  }
}

test.describe('whole games', () => {
  test.setTimeout(240_000);

  test('as Jekyll, by mouse', async ({ open: openPage, server }) => {
    const page = await open(openPage, server, { seat: 'jekyll', turns: 4 });
    await playOn(page);
    await expect(page.locator('#ending')).toBeVisible();
    await picture(page, 'london-over');
  });

  test('as Hyde, with a finger', async ({ open: openPage, server }) => {
    const page = await open(openPage, server, { seat: 'hyde', turns: 4 }, { size: 'phone' });
    await playOn(page);
    await expect(page.locator('#ending')).toBeVisible();
    await expectNoSidewaysScroll(page);
  });
});

test('what cannot be done is listed with its reason, and says all of it when pressed', async ({ open: openPage, server }) => {
  const page = await open(openPage, server, { seat: 'hyde', turns: 2 });
  const steal = act(page, 'steal');
  await expect(steal).toHaveAttribute('aria-disabled', 'true');
  await expect(steal).toContainText('Jekyll has no card to steal.');
  // Pressed by force: Playwright takes what is `aria-disabled` for what cannot be pressed.
  await steal.click({ force: true });
  await expect(reason(page)).toContainText('Jekyll has no card to steal. Choose another action, or pass.');
  await page.locator('[data-place][aria-disabled="true"]:not([aria-current])').first().click({ force: true });
  await expect(reason(page)).toContainText('No path leads there from here.');
  await expect(page.locator('.london')).toHaveAttribute('data-phase', 'act');
});

test('two taps go, two taps at once do not', async ({ open: openPage, server }) => {
  const page = await open(openPage, server, { seat: 'hyde', turns: 2 }, { size: 'phone' });
  const way = reachable(page).first();
  const goal = await way.getAttribute('data-place');
  await way.tap();
  await expect(page.getByTestId('preview')).toContainText('point');
  await expect(page.locator('.london')).toHaveAttribute('data-phase', 'act');
  await page.waitForTimeout(300);
  await way.tap();
  await expect(page.locator(`[data-place="${goal}"]`)).toHaveAttribute('aria-current', 'location');
});

test('a whole turn by keyboard alone', async ({ open: openPage, server }) => {
  const page = await open(openPage, server, { seat: 'hyde', turns: 2 });
  await expect(act(page, 'vice')).toBeVisible();
  const start = await page.locator('[aria-current="location"]').getAttribute('data-place');
  await tabTo(page, '[data-place]');
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('[data-place]:focus')).toHaveAttribute('aria-disabled', 'false');
  await page.keyboard.press('Enter');
  await expect(page.locator('[aria-current="location"]')).not.toHaveAttribute('data-place', start ?? '');
  await tabTo(page, '[data-act="pass"]');
  await page.keyboard.press('Enter');
  await tabTo(page, '[data-testid="go"]');
  await page.keyboard.press('Enter');
  await expect(page.locator('.london')).toHaveAttribute('data-mover', 'jekyll');
});

async function tabTo(page: Page, selector: string): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press('Tab');
    if ((await page.locator(`${selector}:focus`).count()) > 0) return;
  }
  throw new Error(`the Tab key does not reach ${selector}`);
}

test('a payment is proposed, can be changed, and goes over point by point', async ({ open: openPage, server }) => {
  test.setTimeout(120_000);
  const page = await open(openPage, server, { seat: 'jekyll', turns: 2 });
  await expect(act(page, 'mix')).toBeVisible({ timeout: 60_000 });
  await comeHome(page);
  await act(page, 'mix').click();
  const pay = page.getByTestId('pay');
  await expect(pay).toBeEnabled();
  await expectAccessible(page);
  await picture(page, 'london-payment');
  await page.getByRole('button', { name: /^Less: / }).and(page.locator(':enabled')).first().click();
  await expect(pay).toBeDisabled();
  await page.getByRole('button', { name: 'More: Envy token' }).click();
  await expect(pay).toBeEnabled();
  await pay.click();
  await expect(page.locator('[data-card]')).toHaveCount(2);
});

/** Walks until Jekyll can mix: at the lab. */
async function comeHome(page: Page): Promise<void> {
  for (let stroll = 0; (await act(page, 'mix').getAttribute('aria-disabled')) === 'true' && stroll < 24; stroll++) {
    const home = page.locator('[data-place="laboratory"][aria-disabled="false"]');
    await ((await home.count()) > 0 ? home : reachable(page).nth(stroll % (await reachable(page).count()))).click();
    await expect(page.getByTestId('pay').or(act(page, 'mix'))).toBeVisible();
    if (await page.getByTestId('pay').isVisible()) await page.getByTestId('pay').click();
    await expect(act(page, 'mix')).toBeVisible();
  }
}

test('the notebook keeps marks and notes over a reload', async ({ open: openPage, server }) => {
  const page = await open(openPage, server, { seat: 'hyde', turns: 2 });
  await page.getByRole('tab', { name: 'Cure' }).click();
  const recipe = page.locator('[data-recipe="w:www"]');
  await recipe.click();
  await expect(recipe).toHaveAccessibleName(/Your mark: no\./);
  await page.getByLabel('Your notes, kept on this device').fill('Poole knows more.');
  await expectAccessible(page);
  await picture(page, 'london-cure');
  await page.reload();
  await page.getByRole('tab', { name: 'Cure' }).click();
  await expect(recipe).toHaveAccessibleName(/Your mark: no\./);
  await expect(page.getByLabel('Your notes, kept on this device')).toHaveValue('Poole knows more.');
});

test('who watches sees the table and nobody’s cards', async ({ open: openPage, server }) => {
  const page = await open(openPage, server, { seat: 'watch', turns: 2 });
  await expect(page.getByTestId('prompt')).toBeVisible();
  await expect(page.locator('[data-act]')).toHaveCount(0);
  await expect(page.getByRole('toolbar', { name: 'Hand' })).toHaveCount(0);
  await expectAccessible(page);
});

for (const size of ['desktop', 'phone'] as const) {
  test(`the table is accessible and fits, ${size}`, async ({ open: openPage, server }) => {
    const page = await open(openPage, server, { seat: 'hyde', turns: 2 }, { size });
    await expect(act(page, 'steal')).toContainText('Jekyll has no card to steal.');
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await picture(page, 'london-act');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectAccessible(page);
  });
}
