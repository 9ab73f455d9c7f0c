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
  const answer = await page.request.post('/api/tables', {
    headers,
    data: { game: 'london', options: [`turns=${turns}`], seats },
  });
  const { table } = (await answer.json()) as { table: string };
  await page.goto(`/t/${table}`);
  await expect(page.locator('.london')).toBeVisible();
}

const open = async (
  openPage: OpenPage,
  server: Server,
  wish: Wish,
  how: Parameters<OpenPage>[0] = {},
): Promise<Page> => {
  const page = await openPage(how);
  await sit(page, server, wish);
  return page;
};

const reachable = (page: Page) => page.locator(REACHABLE);
const act = (page: Page, name: string) => page.locator(`[data-act="${name}"]`);
/** The slip on which the page says why not. */
const reason = (page: Page) => page.getByRole('alert').locator('.slip');
const phase = (page: Page) => page.locator('.london').getAttribute('data-phase');

/** Presses the first of these, if there is one; by the time of the press the table may have moved on. */
async function press(page: Page, selector: string, nth = 0): Promise<boolean> {
  const found = page.locator(selector);
  const count = await found.count();
  if (count === 0) return false;
  await found
    .nth(nth % count)
    .click({ timeout: 2000 })
    .catch(() => undefined);
  return true;
}

const WANTED = ['research', 'mix', 'vice'].map((name) => `[data-act="${name}"][aria-disabled="false"]`).join();
const REACHABLE = '[data-place][aria-disabled="false"]';
const GO = '[data-testid="go"]';

/** Does one thing that the page offers, as a person would who likes to draw cards and see the town. */
async function step(page: Page, stroll: number): Promise<void> {
  switch (await phase(page)) {
    case 'pay':
      return void (await press(page, '[data-testid="pay"]:enabled'));
    case 'raise':
    case 'window':
      return void (await press(page, '[data-text="decline"]'));
    case 'whites':
      return void (await press(page, '[data-text="whites yes"]'));
    case 'discard':
      return void ((await press(page, '[data-card]')) && (await press(page, GO)));
    case 'lift':
      return void ((await press(page, REACHABLE)) && (await press(page, GO)));
    default: {
      const isDone = (await press(page, WANTED)) || (await press(page, REACHABLE, stroll));
      if (!isDone) await press(page, '[data-act="pass"]');
      await press(page, GO);
    }
  }
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

test('what cannot be done is listed with its reason, and says all of it when pressed', async ({
  open: openPage,
  server,
}) => {
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
  await page
    .getByRole('button', { name: /^Less: / })
    .and(page.locator(':enabled'))
    .first()
    .click();
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

test('a standing answer is given by the page, and no answer before its time', async ({ open: openPage, server }) => {
  test.setTimeout(240_000);
  const page = await openPage();
  const answers = await noteAnswers(page);
  await sit(page, server, { seat: 'jekyll', turns: 4 });
  await expect(act(page, 'mix')).toBeVisible({ timeout: 60_000 });
  await comeHome(page);
  await act(page, 'mix').click();
  await page.getByTestId('pay').click();
  await expect(page.locator('[data-card]')).toHaveCount(2);
  await act(page, 'pass').click();
  await page.locator(GO).click();

  // One answer by hand, as quickly as can be; the others by the page.
  await page.locator('[data-text="decline"]').click({ timeout: 60_000 });
  await page.locator('summary').click({ timeout: 60_000 });
  await expectAccessible(page);
  await picture(page, 'london-reaction');
  await page.getByRole('button', { name: 'Decline for the rest of this turn' }).click();
  await expect(page.locator('.london')).toHaveAttribute('data-mover', 'jekyll', { timeout: 120_000 });
  const waits = await answers();
  expect(waits.length).toBeGreaterThanOrEqual(2);
  // A timer may be a moment early by its own clock.
  for (const wait of waits) expect(wait).toBeGreaterThan(1490);
});

/** Has the page note how long each answer waits after its question, in milliseconds: at the line itself. */
async function noteAnswers(page: Page): Promise<() => Promise<number[]>> {
  await page.addInitScript(() => {
    const waits: number[] = [];
    let askedAt = 0;
    Object.assign(window, { waits });
    window.WebSocket = class extends WebSocket {
      constructor(url: string | URL, protocols?: string | string[]) {
        super(url, protocols);
        this.addEventListener('message', ({ data }) => {
          if (String(data).includes('"text":"decline"')) askedAt = performance.now();
        });
      }
      override send(data: string): void {
        if (data.includes('"action":"decline"')) waits.push(performance.now() - askedAt);
        super.send(data);
      }
    };
  });
  return () => page.evaluate(() => (window as unknown as { waits: number[] }).waits);
}

test('the map comes closer, and goes back to all of it; pieces and costs can be hidden', async ({
  open: openPage,
  server,
}) => {
  const page = await open(openPage, server, { seat: 'hyde', turns: 2 });
  const map = page.getByRole('group', { name: /^The map/ });
  const all = await map.getAttribute('viewBox');
  await page.getByRole('button', { name: 'Closer' }).click();
  await expect(map).not.toHaveAttribute('viewBox', all ?? '');
  await page.getByRole('button', { name: 'Show the whole map' }).click();
  await expect(map).toHaveAttribute('viewBox', all ?? '');
  await expect(page.locator('.badge').first()).toBeVisible();
  await page.getByRole('button', { name: 'Show the costs' }).click();
  await expect(page.locator('.badge')).toHaveCount(0);
  await page.getByRole('button', { name: 'Hide the pieces' }).click();
  await expect(page.locator('.pawn')).toHaveCount(0);
});

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
