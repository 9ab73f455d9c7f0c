/** The board of duel in a real browser: whole games, reasons, keys, accessibility, stillness, pictures. */
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  picture,
  pictures,
  playAgainstBots,
  SIZES,
  test,
  waitForTurn,
  type Page,
  type Size,
} from './harness';

const SIZE_NAMES = Object.keys(SIZES) as Size[];

/** So soon after a decision a tap counts as the second half of a double tap. */
const DOUBLE_TAP_MS = 250;

const hand = (page: Page) => page.getByRole('toolbar', { name: 'Your hand' });
const choosable = (page: Page) => hand(page).getByRole('button', { name: /, (playable|can be chosen)$/ });
const illegal = (page: Page) => hand(page).getByRole('button', { name: /, not playable now$/ });
const lock = (page: Page) => page.getByRole('button', { name: /^Lock and/ });
const calls = (page: Page) => page.getByRole('group', { name: /call a colour$/ });
const held = (page: Page, card: string) => hand(page).locator(`[data-card="${card}"]:not([inert])`);

/** One decision with the pointer: the first or last card that may be chosen, the last colour that may be called. */
async function decide(page: Page, taps: 1 | 2, which: 'first' | 'last' = 'first'): Promise<void> {
  const choice = choosable(page)[which]();
  await expect(choice).toBeVisible();
  await page.waitForTimeout(DOUBLE_TAP_MS);
  if (await lock(page).isVisible()) return exchange(page);
  const card = (await choice.getAttribute('data-card'))!;
  for (let tap = 0; tap < taps && !(await calls(page).isVisible()); tap += 1) await held(page, card).click();
  if (await calls(page).isVisible()) await calls(page).getByRole('button', { name: /^Envy/ }).click();
  await expect(held(page, card)).toHaveCount(0);
}

/** Chooses cards until there are enough, and locks them. */
async function exchange(page: Page): Promise<void> {
  while ((await lock(page).getAttribute('aria-disabled')) === 'true') await choosable(page).last().click();
  await lock(page).click();
  await expect(lock(page)).toHaveCount(0);
}

/** Plays until the game is over; `look` is called before every decision. */
async function playToTheEnd(page: Page, taps: 1 | 2, look: () => Promise<void> = async () => {}): Promise<void> {
  while (await waitForTurn(page)) {
    await look();
    await decide(page, taps);
  }
}

test('a whole game as Jekyll, on a desktop', async ({ open }) => {
  test.setTimeout(240_000);
  const page = await open({ settings: { sheets: 'wait' } });
  await playAgainstBots(page, 'duel', { role: 'Jekyll' });
  await expect(page.getByText('You are Jekyll: keep it level')).toBeVisible();
  // After each round its sheet lies there until one goes on.
  const sheet = page.getByRole('dialog').filter({ has: page.getByRole('button', { name: 'Continue' }) });
  let sheets = 0;
  await page.addLocatorHandler(sheet, async () => {
    sheets += 1;
    if (sheets === 1) {
      await expect(sheet.getByRole('link', { name: /^Rule D/ }).first()).toBeVisible();
      await pictures(page, 'duel-sheet-of-round');
      await expectAccessible(page);
    }
    await sheet.getByRole('button', { name: 'Continue' }).click();
  });
  await playToTheEnd(page, 1, () => expectNoSidewaysScroll(page));
  // Not after the last: that is the end of the game.
  const rounds = Number((await page.getByText(/^Round \d of 3$/).innerText()).split(' ')[1]);
  expect(sheets).toBe(rounds - 1);
  await picture(page, 'duel-over');
  await expectAccessible(page);
});

test('a whole return match, on a phone: both roles, every card tapped twice', async ({ open }) => {
  test.setTimeout(420_000);
  const page = await open({ size: 'phone' });
  await playAgainstBots(page, 'duel', { variant: 'Return match', role: 'Hyde' });
  await expect(page.getByText('Game 1 of 2')).toBeVisible();
  const games = new Set<string>();
  await playToTheEnd(page, 2, async () => {
    games.add(await page.getByText(/^Game [12] of 2$/).innerText());
    await expectNoSidewaysScroll(page);
  });
  expect([...games]).toEqual(['Game 1 of 2', 'Game 2 of 2']);
  await picture(page, 'duel-over-return');
});

test('a whole game with nothing but keys', async ({ open }) => {
  test.setTimeout(240_000);
  const page = await open();
  await playAgainstBots(page, 'duel', { role: 'Hyde' });
  await page.mouse.move(0, 0);
  while (await waitForTurn(page)) await decideByKeys(page);
  await expect(page.locator('#ending')).toBeVisible();
});

async function decideByKeys(page: Page): Promise<void> {
  await expect(choosable(page).first()).toBeVisible();
  const isExchange = await lock(page).isVisible();
  while (isExchange && (await lock(page).getAttribute('aria-disabled')) === 'true') {
    await goTo(page, (await choosable(page).last().getAttribute('data-card'))!);
    await page.keyboard.press('Enter');
  }
  if (isExchange) return lockByKeys(page);
  const card = (await choosable(page).last().getAttribute('data-card'))!;
  await goTo(page, card);
  await page.keyboard.press('Enter');
  if (await calls(page).isVisible()) {
    await page.keyboard.press('2');
    await expect(calls(page).getByRole('button', { name: /^Wrath/ })).toBeFocused();
    await page.keyboard.press('Enter');
  }
  await expect(held(page, card)).toHaveCount(0);
  // The focus stays with the hand: the next card is one key away.
  if ((await hand(page).locator('[data-card]:not([inert])').count()) > 0)
    await expect.poll(() => hand(page).evaluate((element) => element.contains(document.activeElement))).toBe(true);
}

/** By digit to the first card, then by arrows. */
async function goTo(page: Page, card: string): Promise<void> {
  await page.keyboard.press('1');
  for (let step = 0; step < 10; step += 1) {
    if (await held(page, card).evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('ArrowRight');
  }
  throw new Error(`the keys do not lead to ${card}`);
}

async function lockByKeys(page: Page): Promise<void> {
  for (let tab = 0; tab < 20 && !(await lock(page).evaluate((element) => element === document.activeElement)); tab += 1)
    await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(lock(page)).toHaveCount(0);
}

for (const size of SIZE_NAMES) {
  test(`every illegal card says why, on a ${size}`, async ({ open }) => {
    const page = await open({ size });
    await playAgainstBots(page, 'duel', { role: 'Hyde' });
    while ((await illegal(page).count()) === 0 || (await lock(page).isVisible())) {
      expect(await waitForTurn(page), 'some card is illegal in every game').toBe(true);
      await decide(page, size === 'phone' ? 2 : 1);
      await waitForTurn(page);
      await expect(choosable(page).first()).toBeVisible();
    }
    const cards = await illegal(page).count();
    for (let card = 0; card < cards; card += 1) {
      // It is marked as not available, and yet can be tapped: that is how one learns why.
      await illegal(page).nth(card).click({ force: true });
      await expect(page.getByText(/follow with (Pride|Wrath|Envy).* \(D3\.[23]\)$/)).toHaveCount(2);
      await page.keyboard.press('Escape');
    }
    await illegal(page).first().click({ force: true });
    await picture(page, 'duel-why');
    await expectAccessible(page);
  });

  test(`the exchange, the trick and the call, on a ${size}`, async ({ open }) => {
    test.setTimeout(180_000);
    const page = await open({ size });
    await playAgainstBots(page, 'duel', { role: 'Jekyll' });
    await waitForTurn(page);
    await choosable(page).first().click();
    await picture(page, 'duel-give');
    await expectAccessible(page);
    await exchange(page);
    await waitForTurn(page);
    await expect(page.getByText('You gave')).toBeVisible();
    await picture(page, 'duel-lead');
    await expectAccessible(page);
    await callAColour(page, size);
  });

  test(`nothing moves during a round but cards, on a ${size}`, async ({ open }) => {
    test.setTimeout(180_000);
    const page = await open({ size });
    await playAgainstBots(page, 'duel', { role: 'Jekyll' });
    await waitForTurn(page);
    await page.evaluate(() => {
      const shifts: number[] = ((window as unknown as { shifts: number[] }).shifts = []);
      const isShift = (
        entry: PerformanceEntry,
      ): entry is PerformanceEntry & { value: number; hadRecentInput: boolean } => 'hadRecentInput' in entry;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) if (isShift(entry) && !entry.hadRecentInput) shifts.push(entry.value);
      }).observe({ type: 'layout-shift' });
    });
    const places = await placesOfParts(page);
    for (let decision = 0; decision < 11 && (await waitForTurn(page)); decision += 1) {
      await decide(page, size === 'phone' ? 2 : 1);
      expect(await placesOfParts(page)).toEqual(places);
    }
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
    expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.01);
  });
}

for (const size of SIZE_NAMES) {
  test(`a trick rests until it is collected, and says what a potion does, on a ${size}`, async ({ open }) => {
    test.setTimeout(240_000);
    const page = await open({ size, settings: { trickPace: 'click' } });
    const seen = { effect: false, last: false };
    // Potions come early here; that none of them meets an evil card in three games would be a wonder.
    for (let game = 0; game < 3 && !(seen.effect && seen.last); game += 1) {
      await page.goto('/');
      await playAgainstBots(page, 'duel', { role: 'Jekyll' });
      while (!(seen.effect && seen.last) && (await waitForTurn(page))) await playATrick(page, size, seen);
    }
    expect(seen).toEqual({ effect: true, last: true });
  });
}

/** Decides, looks at the trick if it is complete, collects it, and looks at it once more. */
async function playATrick(page: Page, size: Size, seen: { effect: boolean; last: boolean }): Promise<void> {
  const takesIt = page.getByText(/^(You take it|\w+ takes it)$/);
  await decide(page, size === 'phone' ? 2 : 1, 'last');
  await expect.poll(async () => (await takesIt.count()) > 0 || (await choosable(page).count()) > 0).toBe(true);
  if (await page.getByText('Envy met a potion').isVisible()) await picture(page, 'duel-swap');
  if ((await takesIt.count()) === 0) return;
  await expect(page.locator('.words'), 'the trick says why').toContainText(/ beats .*: .* \(D3\.[567]\)\./);
  const isEffect = await page.getByText(/Potion meets (Pride|Wrath|Envy):/).isVisible();
  await picture(page, isEffect ? 'duel-effect' : 'duel-trick');
  seen.effect ||= isEffect;
  await takesIt.click();
  await expect(takesIt).toHaveCount(0);
  if (!(await waitForTurn(page)) || !(await page.getByRole('button', { name: 'Previous trick' }).isVisible())) return;
  await page.keyboard.down('l');
  await expect(takesIt).toHaveCount(1);
  await page.keyboard.up('l');
  await expect(takesIt).toHaveCount(0);
  seen.last = true;
}

/** Plays until a potion can be led, calls a colour with it, and thinks better of it first. */
async function callAColour(page: Page, size: Size): Promise<void> {
  for (let decision = 0; decision < 35; decision += 1) {
    if (!(await waitForTurn(page))) return;
    await expect(choosable(page).first()).toBeVisible();
    const potion = choosable(page).filter({ has: page.locator('.duel-potion') });
    const isLead = await page.getByText('You lead: play any card.').isVisible();
    if (isLead && (await potion.count()) > 0) {
      await potion.first().click();
      await picture(page, 'duel-call');
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(calls(page)).toHaveCount(0);
      return;
    }
    await decide(page, size === 'phone' ? 2 : 1);
  }
}

/** Where the parts of the board are. */
function placesOfParts(page: Page): Promise<string[]> {
  return page.locator('.duel > *').evaluateAll((parts) =>
    parts.map((part) => {
      const { x, y, width, height } = part.getBoundingClientRect();
      return `${part.className.split(' ')[0]} ${x} ${y} ${width} ${height}`;
    }),
  );
}

test('a double tap plays one card', async ({ open }) => {
  const page = await open();
  await playAgainstBots(page, 'duel', { role: 'Jekyll' });
  await waitForTurn(page);
  await exchange(page);
  await waitForTurn(page);
  const cards = hand(page).locator('[data-card]:not([inert])');
  await expect(cards).toHaveCount(10);
  await choosable(page).first().dblclick();
  await expect(cards).toHaveCount(9);
  await page.waitForTimeout(600);
  await expect(cards).toHaveCount(9);
});

test('somebody who looks on sees the table, and no hand', async ({ open, server }) => {
  const page = await open();
  const watch = await page.evaluate(async () => {
    const post = (path: string, body: unknown) =>
      fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
    await post('/api/me', { name: 'Ann' });
    const bot = { type: 'bot', level: 'novice' };
    return (await (await post('/api/tables', { game: 'duel', options: ['match=return'], seats: [bot, bot] })).json()).watch as string;
  });
  const other = await open();
  await other.goto(`${server.address}${watch}`);
  await expect(other.getByRole('img', { name: /^\d+ cards? in hand$/ })).toHaveCount(2);
  await expect(hand(other)).toHaveCount(0);
  await picture(other, 'duel-watching');
  await expectAccessible(other);
});
