/**
 * The lessons: each from its first step to its last, in every language, with moves made on the board; leaving and coming
 * back, moves that are not wanted, moves that are not allowed; and pictures.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { wanted, type Chapter, type Lesson, type Script, type Step } from '../src/lib/lessons/lesson';
import { bill, expect, expectAccessible, expectNoSidewaysScroll, pictures, test, THOUGHT_MS, type GameName, type Page } from './harness';

const LESSONS = join(import.meta.dirname, '../../lessons');
const GAMES: GameName[] = ['partners', 'duel', 'london'];
const lessonOf = (game: GameName): Lesson => JSON.parse(readFileSync(join(LESSONS, `${game}.json`), 'utf8'));

/** The record of a chapter, with its frames as the page gets them. */
async function scriptOf(page: Page, game: GameName, { record: name, seat }: Chapter): Promise<Script> {
  const record = readFileSync(join(LESSONS, game, `${name}.case`), 'utf8');
  const headers = { origin: new URL(page.url()).origin };
  const answer = await page.request.post('/api/replay', { headers, data: { record, viewer: { seat } } });
  return { record, replay: await answer.json() };
}

const at = (page: Page, step: Step) => page.locator(`[data-step="${step.id}"]`);
const onward = (page: Page) => page.locator('[data-onward]');
const board = (page: Page) => page.locator('.cloth');

async function press(page: Page, ...selectors: string[]): Promise<void> {
  for (const selector of selectors) await board(page).locator(selector).first().click();
}

/** Makes a move on the board of its game, as a hand would. */
async function move(page: Page, game: GameName, { record, replay }: Script, step: Step): Promise<void> {
  const text = wanted({ record, replay }, step.at);
  const legal = replay.frames[step.at]!.legal.map((legal) => legal.text);
  await page.waitForTimeout(THOUGHT_MS);
  const [verb = '', what = '', colour] = text.split(' ');
  const cards = what.split(',').map((card) => `.hand [data-card="${card}"]:not([inert])`);
  switch (game) {
    case 'partners':
      return press(page, verb === 'ask' ? `[data-ask="${what}"]` : `[data-card="${what}"]`);
    case 'duel':
      if (verb !== 'play') return press(page, ...cards, '.lock');
      return press(page, ...cards, ...(colour ? [`[data-call="${colour}"]`] : []));
    case 'london':
      return moveInLondon(page, text, legal);
  }
}

/** What cannot be taken back is looked at first, and then done. */
const GO = '[data-testid="go"]';

async function moveInLondon(page: Page, text: string, legal: string[]): Promise<void> {
  const [verb = '', what = '', colour = ''] = text.split(' ');
  const ways = legal.filter((other) => other.split(' ')[0] === verb).length;
  switch (verb) {
    case 'pay':
      return press(page, '[data-testid="pay"]:enabled');
    case 'raise':
    case 'decline':
    case 'whites':
      return press(page, `[data-text="${text}"]`);
    case 'move':
      return press(page, `[data-place="${what}"]`);
    case 'whiten':
      return press(page, `[data-card="${colour}"]`, `[data-place="${what}"]`, GO);
    case 'alleviate':
      return press(page, '[data-act="alleviate"]', `[data-text="${text}"]`, GO);
    default:
      return press(page, `[data-act="${verb}"]`, ...(ways > 1 ? [`[data-text="${text}"]`] : []));
  }
}

/** What is spoken of lies in lamplight, and can be seen. */
async function expectLight(page: Page, step: Step): Promise<void> {
  for (const selector of step.points ?? []) await expect(page.locator('.lesson').locator(selector).first()).toBeInViewport();
  if (step.points?.length) await expect(page.locator('.ring').first()).toBeVisible();
}

/** Goes through a whole lesson. Who does not make a move himself is shown it. */
async function learn(page: Page, game: GameName, movesHimself: (step: Step) => Promise<boolean>): Promise<void> {
  for (const chapter of lessonOf(game).chapters) {
    const script = await scriptOf(page, game, chapter);
    for (const step of chapter.steps) {
      await expect(at(page, step)).toBeVisible();
      await expectLight(page, step);
      if (step.asks && (await movesHimself(step))) await move(page, game, script, step);
      else await onward(page).click();
    }
  }
}

/** By the keyboard alone: the arrow goes on, and shows what would have to be done. */
async function learnByArrow(page: Page, game: GameName): Promise<void> {
  await page.locator('.page').focus();
  for (const chapter of lessonOf(game).chapters) {
    for (const step of chapter.steps) {
      await expect(at(page, step)).toBeVisible();
      await page.keyboard.press('ArrowRight');
    }
  }
}

const FINISHED = { en: 'That is the whole game', fr: 'Vous connaissez tout le jeu', de: 'Das ist das ganze Spiel' };

for (const game of GAMES) {
  test(`${game} is learnt from start to end, in English on the board`, async ({ open }) => {
    test.setTimeout(180_000);
    const page = await open();
    await bill(page, game).getByRole('link', { name: /^Learn/ }).click();
    let asked = 0;
    await learn(page, game, async () => {
      // Somewhere in the middle of it.
      if (++asked === 3) {
        await expectAccessible(page);
        await pictures(page, `learn-${game}`);
      }
      return true;
    });
    await expect(page.getByRole('heading', { name: FINISHED.en })).toBeVisible();
    await pictures(page, `learn-${game}-end`);
    await page.getByRole('button', { name: /^Play now/ }).click();
    await expect(page.getByRole('tablist')).toBeVisible();
  });

  test(`${game} is learnt in French with a finger, and in German by the keyboard`, async ({ open }) => {
    test.setTimeout(180_000);
    const french = await open({ size: 'phone', settings: { language: 'fr', confirm: 'one-tap' } });
    await french.goto(`/learn/${game}`);
    let asked = 0;
    await learn(french, game, async () => {
      await expectNoSidewaysScroll(french);
      return ++asked < 4;
    });
    await expect(french.getByRole('heading', { name: FINISHED.fr })).toBeVisible();
    const german = await open({ settings: { language: 'de' } });
    await german.goto(`/learn/${game}`);
    await learnByArrow(german, game);
    await expect(german.getByRole('heading', { name: FINISHED.de })).toBeVisible();
  });
}

test('whoever leaves comes back to his step; the chapters have ticks; one can begin again', async ({ open }) => {
  const page = await open();
  await page.goto('/learn');
  await expect(page.getByRole('heading', { name: 'Learn to play' })).toBeVisible();
  await expectAccessible(page);
  await pictures(page, 'learn');
  const [first, second] = lessonOf('partners').chapters;
  await page.getByRole('link', { name: /^Begin.*Partners/ }).click();
  for (const step of first!.steps) {
    await expect(at(page, step)).toBeVisible();
    await onward(page).click();
  }
  await expect(at(page, second!.steps[0]!)).toBeVisible();
  await page.locator('.page').focus();
  await page.keyboard.press('Escape');
  await expect(page.getByText('1 of 7 chapters done')).toBeVisible();
  await page.reload();
  await page.getByRole('link', { name: /^Continue.*Partners/ }).click();
  await expect(at(page, second!.steps[0]!)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Your first trick (done)' })).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(at(page, first!.steps.at(-1)!)).toBeVisible();
  await page.getByRole('button', { name: 'Chapters' }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Start again' }).click();
  await expect(at(page, first!.steps[0]!)).toBeVisible();
});

test('a move that is not allowed has its reason, one that is worse its consequence, any other a word', async ({ open }) => {
  const page = await open();
  await page.goto('/learn/partners');
  const [teams, lead] = lessonOf('partners').chapters[0]!.steps;
  await expect(at(page, teams!)).toBeVisible();
  await onward(page).click();
  await expect(at(page, lead!)).toBeVisible();
  await board(page).locator('[data-card="HB"]').click({ force: true });
  await expect(page.getByText(/\(P3\.\d\)|Rule P3\.\d\.?$/).first()).toBeVisible();
  await pictures(page, 'learn-not-allowed');
  await page.waitForTimeout(THOUGHT_MS);
  await board(page).locator('[data-card="JT"]').click();
  await expect(at(page, lead!)).toContainText('That is allowed');
  await page.waitForTimeout(THOUGHT_MS);
  await board(page).locator('[data-card="J6"]').click();
  await expect(at(page, lead!)).toContainText('beats your scene');
  await expectAccessible(page);
  await pictures(page, 'learn-branch');
  await page.getByRole('button', { name: 'Take it back' }).click();
  await expect(at(page, lead!)).toContainText('Lead Dr. Jekyll');
  await expect(board(page).locator('[data-card="JA"]')).toBeVisible();
  await page.getByRole('link', { name: 'Rule P3.1' }).click();
  await expect(page.locator('.marked')).toContainText('P3.1');
  await page.goBack();
  await expect(at(page, lead!)).toBeVisible();
});

test('what cannot be done in london has its reason; whoever goes back to a payment makes it again', async ({ open }) => {
  const page = await open();
  const [, grey, pay, research] = lessonOf('london').chapters[1]!.steps;
  await page.evaluate(() => localStorage.setItem('utterson.lesson.london', '{"chapter":"day","step":"grey","done":[]}'));
  await page.goto('/learn/london');
  await expect(at(page, grey!)).toBeVisible();
  await board(page).locator('[data-act="mix"]').click({ force: true });
  await expect(at(page, grey!)).toContainText('(L5.4)');
  await press(page, '[data-place="soho"]');
  await expect(at(page, pay!)).toBeVisible();
  await press(page, '[data-testid="pay"]:enabled');
  await expect(at(page, research!)).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(at(page, pay!)).toContainText('must be a red one');
  await press(page, '[data-testid="pay"]:enabled');
  await expect(at(page, research!)).toBeVisible();
});

test('L4.4: where Hyde has acted he is refused, until he has entered another grey place', async ({ open }) => {
  const page = await open();
  await page.evaluate(() => localStorage.setItem('utterson.lesson.london', '{"chapter":"end","step":"spent","done":[]}'));
  await page.goto('/learn/london');
  const [, , spent, tower, back, resist, won] = lessonOf('london').chapters[4]!.steps;
  const whitechapel = board(page).locator('[data-place="whitechapel"]');
  await expect(at(page, spent!)).toBeVisible();
  await expect(whitechapel).toHaveAccessibleName(/Hyde has acted here this turn/);
  await expect(page.getByTestId('acted')).toContainText('Whitechapel');
  await pictures(page, 'learn-london-acted');
  await board(page).locator('[data-act="resist"]').click({ force: true });
  await expect(at(page, spent!)).toContainText('(L4.4)');
  await expectAccessible(page);
  await onward(page).click();
  await expect(at(page, tower!)).toBeVisible();
  await page.waitForTimeout(THOUGHT_MS);
  await press(page, '[data-place="tower"]');
  await expect(at(page, back!)).toBeVisible();
  await expect(whitechapel).not.toHaveAccessibleName(/Hyde has acted here/);
  await expect(page.getByTestId('acted')).toBeHidden();
  await page.waitForTimeout(THOUGHT_MS);
  await press(page, '[data-place="whitechapel"]');
  await expect(at(page, resist!)).toBeVisible();
  await page.waitForTimeout(THOUGHT_MS);
  await press(page, '[data-act="resist"]');
  await expect(at(page, won!)).toBeVisible();
});
