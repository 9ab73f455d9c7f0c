/** Two people at one device: a curtain between them, and nothing of the one's cards on the other's screen. */
import { expect, expectAccessible, expectNoSidewaysScroll, more, pictures, SIZES, test, type Page, type Size } from './harness';
import { cards, decide } from './duel';

const curtain = (page: Page, name: string) => page.getByRole('heading', { name: `Pass the device to ${name}` });

/** Holds the curtain until it opens. */
async function reveal(page: Page, name: string): Promise<void> {
  await expect(curtain(page, name)).toBeVisible();
  expect(await page.locator('[data-card]').count(), 'nothing lies behind the curtain').toBe(0);
  const button = page.getByRole('button', { name: 'Hold to reveal' });
  const box = (await button.boundingBox())!;
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await expect(curtain(page, name)).toHaveCount(0);
  await page.mouse.up();
}

for (const size of Object.keys(SIZES) as Size[]) {
  test(`two at one device, ${size}`, async ({ open }) => {
    const page = await open({ size, settings: { confirm: 'one-tap' } });
    await (await more(page, 'duel')).getByRole('button', { name: /^Together/ }).click();
    await page.getByLabel('Jekyll').fill('Ann');
    await page.getByLabel('Hyde').fill('Bob');
    await page.getByRole('button', { name: 'Begin' }).click();

    // Before the first of them, too: whoever has set the game up may not be Ann.
    await reveal(page, 'Ann');
    await expect(page.getByRole('tablist')).toBeVisible();
    const anns = await cards(page);
    expect(anns).toHaveLength(10);
    await decide(page);

    await expect(curtain(page, 'Bob')).toBeVisible();
    await pictures(page, 'curtain');
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await reveal(page, 'Bob');
    const bobs = await cards(page);
    expect(bobs.filter((card) => anns.includes(card))).toEqual([]);
    await decide(page);

    await reveal(page, 'Ann');
    await decide(page);
    // Whoever loads the page anew sees nobody's cards.
    await page.reload();
    await reveal(page, 'Bob');
    expect((await cards(page)).length).toBe(10);
  });
}

test('letting go too early leaves it closed; the keyboard opens it too', async ({ open }) => {
  const page = await open({ settings: { confirm: 'one-tap' } });
  await (await more(page, 'duel')).getByRole('button', { name: /^Together/ }).click();
  await page.getByRole('button', { name: 'Begin' }).click();
  await reveal(page, 'Player 1');
  await decide(page);
  await expect(curtain(page, 'Player 2')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(curtain(page, 'Player 2')).toBeVisible();
  await page.keyboard.down('Enter');
  await expect(curtain(page, 'Player 2')).toHaveCount(0);
  await page.keyboard.up('Enter');
});

test('at one device, one asks for another game, and all play', async ({ open }) => {
  const page = await open();
  await (await more(page, 'duel')).getByRole('button', { name: /^Together/ }).click();
  await page.getByRole('button', { name: 'Begin' }).click();
  await reveal(page, 'Player 1');
  const before = page.url();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Give up' }).click();
  await page.getByRole('button', { name: /^Really give up/ }).click();
  await page.getByRole('button', { name: /^Play again with/ }).click();
  await expect.poll(() => page.url()).not.toBe(before);
  await reveal(page, 'Player 1');
  await expect.poll(() => cards(page).then((held) => held.length)).toBe(10);
});
