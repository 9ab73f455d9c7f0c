/** The rulebooks, and looking back: records of every variant, with everybody's eyes; bad ones say why. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, expectAccessible, expectNoSidewaysScroll, picture, pictures, test, type Page } from './harness';

const VECTORS = join(import.meta.dirname, '../../vectors');
const VARIANTS = ['partners', 'partners-b', 'partners-3', 'duel-return', 'london'];

/** Everything that must be true of any screen; and a picture of it. */
async function calm(page: Page, name: string): Promise<void> {
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await picture(page, name);
}

/** Opens a record from the home page, as a person would. */
async function openRecord(page: Page, name: string, text: string): Promise<void> {
  await page.getByRole('button', { name: /record/i }).click();
  const file = { name, mimeType: 'text/plain', buffer: Buffer.from(text) };
  await page.locator('input[type=file]').setInputFiles(file);
}

const slider = (page: Page) => page.getByRole('slider', { name: 'Moment of the game' });
const eyes = (page: Page) => page.getByRole('combobox', { name: 'Seen by' });
const vector = (name: string): string => readFileSync(join(VECTORS, `fair/${name}.case`), 'utf8');

for (const variant of VARIANTS) {
  test(`a record of ${variant} is looked back at with everybody's eyes, and with everything open`, async ({ open }) => {
    // The longest of these games has six hundred moves, and is read once for each pair of eyes.
    test.slow();
    const page = await open();
    await openRecord(page, `${variant}.case`, vector(variant));
    await expect(slider(page)).toBeVisible();
    const end = Number(await slider(page).getAttribute('max'));
    await page.getByRole('button', { name: 'One move forward' }).click();
    await expect(slider(page)).toHaveValue('1');
    await page.keyboard.press('End');
    await expect(slider(page)).toHaveValue(String(end));
    // The last moment of a whole game explains its score, rule by rule.
    const explained = page.getByRole('complementary').getByRole('link', { name: /^Rule [PDL]\d/ });
    await expect(explained.first()).toBeVisible();
    await expectAccessible(page);
    await pictures(page, `lookback-score-${variant}`);
    await page.keyboard.press('ArrowLeft');
    await expect(slider(page)).toHaveValue(String(end - 1));
    await expect(explained).toHaveCount(0);
    for (const option of await eyes(page).locator('option').all()) {
      await eyes(page).selectOption((await option.getAttribute('value'))!);
      await expect(page).toHaveURL(new RegExp(`at=${end - 1}`));
      await expect(page.getByRole('tabpanel').getByRole('listitem')).toHaveCount(end);
    }
    await expect(page).toHaveURL(/eyes=open/);
    // From moment to moment, with keys and by the list.
    await page.keyboard.press('Home');
    await page.keyboard.press('PageDown');
    const first = Number(await slider(page).inputValue());
    expect(first).toBeGreaterThan(0);
    await page.getByRole('tab', { name: 'Moments' }).click();
    const moments = page.getByRole('tabpanel').getByRole('listitem');
    await expect(moments.first().getByRole('button')).toHaveAttribute('aria-current', 'step');
    await moments.last().getByRole('button').click();
    await expect(slider(page)).toHaveValue(String(end));
    // A link to a moment leads to that moment.
    await page.goto(page.url().replace(/at=\d+/, 'at=5'));
    await page.reload();
    await expect(slider(page)).toHaveValue('5');
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await pictures(page, `lookback-open-${variant}`);
    await page.getByRole('button', { name: 'Was the deal fair?' }).click();
    await expect(page.getByRole('dialog').getByRole('status')).toContainText('Yes.');
    await picture(page, `lookback-${variant}`);
  });
}

/** Everything that can be read on the screen, heard of it, or seen in a drawing, at each of these moments. */
function readings(page: Page, moments: number): Promise<string[]> {
  return page.evaluate(async (moments) => {
    const input = document.querySelector<HTMLInputElement>('input[type=range]')!;
    const painted = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const found: string[] = [];
    for (let at = 0; at <= moments; at++) {
      input.value = String(at);
      input.dispatchEvent(new Event('input', { bubbles: true }));
      // What moves is read when it has come to rest.
      let [before, now] = ['', 'unread'];
      for (let reading = 0; now !== before && reading < 50; reading++) {
        await painted();
        [before, now] = [now, read()];
      }
      found.push(now);
    }
    return found;

    function read(): string {
      const root = document.querySelector<HTMLElement>('.replay')!;
      const marks = ['aria-label', 'title', 'href', 'data-card', 'class'];
      const told = [...root.querySelectorAll(marks.map((mark) => `main [${mark}], aside [${mark}]`).join(','))];
      const attributes = told.flatMap((element) => marks.map((mark) => element.getAttribute(mark) ?? ''));
      return [root.innerText, ...attributes].join('|');
    }
  }, moments);
}

/**
 * Two records that differ only in what some cannot know: two words of the first line of chance are exchanged, and both are
 * cut off before a word that would tell.
 */
function twins(name: string, [a, b]: [string, string], telling: RegExp): [string, string] {
  const [head, play] = vector(name).split('---\n') as [string, string];
  const lines = play.split('\n');
  const secret = lines.findIndex((line) => line.includes(a) && line.includes(b));
  const end = lines.findIndex((line, index) => index > secret && telling.test(line));
  const other = lines[secret]!.replace(a, '#').replace(b, a).replace('#', b);
  const record = (line: string) => [`${head}---`, ...lines.slice(0, secret), line, ...lines.slice(secret + 1, end), ''].join('\n');
  return [record(lines[secret]!), record(other)];
}

/** The cure of wrath and the tile of its column that is visited last, in the built-in map's record; and what would tell. */
function cure(): [[string, string], RegExp] {
  const record = vector('london');
  const [, cures, tiles] = /^table setup cures=(\S+) tiles=(\S+)$/m.exec(record)!;
  const ofWrath = tiles!.split(',').map((tile) => tile.split(':')).filter(([, column]) => column === 'w');
  const visit = (site: string) => (record.includes(` move ${site}`) ? record.indexOf(` move ${site}`) : record.length);
  const [site, , recipe] = ofWrath.sort(([a], [b]) => visit(b!) - visit(a!))[0]!;
  return [[cures!.split(',')[0]!, `w:${recipe}`], new RegExp(` move ${site}|alleviate w|^$`)];
}

/** The record, what is exchanged, what would tell, who knows it. */
const SECRETS: [string, [string, string], RegExp, number[]][] = [
  ['duel-return', ['P7', 'P6'], /P7|P6/, [1]],
  ['partners', ['JD', 'JC'], /JD|JC/, [1, 2]],
  ['partners-3', ['J6', 'J5'], /J6|J5/, [0, 1]],
  ['london', ...cure(), []],
];

test.describe('secrets', () => {
  test.describe.configure({ retries: 0 });

  for (const [name, exchanged, telling, knowing] of SECRETS) {
    test(`what a seat of ${name} did not know is not shown to its eyes`, async ({ open }) => {
      const records = twins(name, exchanged, telling);
      const seen: Record<string, string[]>[] = [];
      for (const record of records) {
        const page = await open();
        await openRecord(page, 'twin.case', record);
        await expect(slider(page)).toBeVisible();
        const moments = Math.min(24, Number(await slider(page).getAttribute('max')));
        const all: Record<string, string[]> = {};
        for (const option of await eyes(page).locator('option').all()) {
          const value = (await option.getAttribute('value'))!;
          await eyes(page).selectOption(value);
          await expect(page).toHaveURL(value === 'public' ? /at=\d+$/ : new RegExp(`eyes=${value}`));
          await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'false');
          all[value] = await readings(page, moments);
        }
        seen.push(all);
        await page.close();
      }
      const [one, other] = seen as [Record<string, string[]>, Record<string, string[]>];
      for (const value of Object.keys(one)) {
        const knows = value === 'open' || knowing.includes(Number(value));
        const apart = one[value]!.findIndex((reading, at) => reading !== other[value]![at]);
        if (knows) expect(apart, `the games differ for ${value}`).toBeGreaterThanOrEqual(0);
        else expect(apart, `the moment at which ${value} can tell the games apart`).toBe(-1);
      }
    });
  }
});

test('a link to a moment shows it to anybody, for it holds the game', async ({ open }) => {
  const page = await open({ permissions: ['clipboard-read', 'clipboard-write'] });
  await openRecord(page, 'duel.case', vector('duel-return'));
  await eyes(page).selectOption('open');
  await slider(page).fill('9');
  await page.getByRole('button', { name: 'Copy a link to this moment' }).click();
  await expect(page.getByText(/^Copied: a sentence and a link/)).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^Utterson, Duel, move 9: Carew plays Wrath 5\. Denman wins the trick\. Potion 5\+ beats Wrath 5: at equal numbers the potion wins \(D3\.6\)\.\nhttp/);
  const friend = await open({ size: 'phone' });
  await friend.goto(copied.split('\n')[1]!);
  await expect(slider(friend)).toHaveValue('9');
  await expect(eyes(friend)).toHaveValue('open');
  await friend.getByRole('button', { name: 'One move forward' }).click();
  await friend.reload();
  await expect(slider(friend)).toHaveValue('10');
  await expectAccessible(friend);
  await friend.getByRole('button', { name: 'Was the deal fair?' }).click();
  await expect(friend.getByRole('dialog').getByRole('status')).toContainText('Yes.');
  await calm(friend, 'lookback-fair');
});

const GOOD = vector('duel-return');
/** Files that are no records, and what is said of them where they are opened. */
const NO_RECORDS: [string, string | Buffer, RegExp][] = [
  ['empty', '', /is empty/],
  ['large', `${GOOD}${'#'.repeat(1_000_001)}`, /larger than any record/],
  ['binary', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0xff]), /is not a text file/],
  ['diary', 'Dear diary', /is not an Utterson record/],
  ['cut', GOOD.slice(0, 60), /stops before the game begins/],
  ['newer', GOOD.replace('utterson 1', 'utterson 2'), /newer version of Utterson/],
  ['chess', GOOD.replace('game duel', 'game chess'), /does not know/],
];
/** Records that the engine refuses: the sentence, and the line that is shown with it. */
const BAD_RECORDS: [string, string, RegExp, RegExp | null][] = [
  ['malformed', GOOD.replace(/^(jekyll give ).*$/m, '$1+9'), /^Line 9, column 13 is not what belongs there in a record/, /jekyll give \+9/],
  ['illegal', GOOD.replace(/^jekyll give .*$/m, 'jekyll give P1'), /^Line 9, column \d+ breaks a rule\./, /jekyll give P1/],
  ['map', vector('london').replace(/map=[0-9a-f]{8}/, 'map=88888888'), /^Line 3, column \d+ is not what/, /map=8/],
  ['under way', GOOD.replace(/hyde=\S+ aside=\S+/, 'hyde=? aside=?'), /was saved while the game was going on/, null],
];

test('a file that is no record, and a record that breaks a rule, say where and why', async ({ open }) => {
  const page = await open({ tolerates: /status of 422/ });
  await page.getByRole('button', { name: /record/i }).click();
  const choose = (name: string, text: string | Buffer) =>
    page.locator('input[type=file]').setInputFiles({ name: `${name}.case`, mimeType: 'text/plain', buffer: Buffer.from(text) });
  for (const [name, text, says] of NO_RECORDS) {
    await choose(name, text);
    await expect(page.getByRole('alert').filter({ hasText: says })).toContainText(`${name}.case`);
  }
  await expectAccessible(page);
  await picture(page, 'record-bad');
  for (const [name, text, says, line] of BAD_RECORDS) {
    await choose(name, text);
    await expect(page.getByRole('heading', { name: 'This game cannot be shown' })).toBeVisible();
    await expect(page.getByText(says)).toBeVisible();
    if (line) await expect(page.locator('code')).toHaveText(line);
    // What is still possible: another record, from here.
    await page.getByRole('button', { name: 'Open a record' }).click();
  }
  await page.keyboard.press('Escape');
  await expectAccessible(page);
  await pictures(page, 'lookback-bad');
  await page.getByRole('button', { name: 'Open a record' }).click();
  await choose('good', GOOD);
  await expect(slider(page)).toBeVisible();
});

/** Lets go of a file over the middle of the page. */
async function drop(page: Page, name: string, text: string): Promise<void> {
  await page.locator('main').first().evaluate(
    (target, [name, text]) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([text!], name!));
      target.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
    },
    [name, text],
  );
}

test('a record that is dropped anywhere is opened, at home and over another', async ({ open }) => {
  const page = await open();
  await drop(page, 'diary.case', 'Dear diary');
  await expect(page.getByRole('alert').filter({ hasText: 'not an Utterson record' })).toContainText('diary.case');
  await page.keyboard.press('Escape');
  await drop(page, 'duel.case', GOOD);
  await expect(slider(page)).toBeVisible();
  await expect(page.getByText(/^Round \d/).first()).toBeVisible();
  await drop(page, 'partners.case', vector('partners'));
  await expect(page.getByText(/hand 1, trick \d/).first()).toBeVisible();
});

for (const [game, rule, word] of [['partners', 'P4.3', 'transformation'], ['duel', 'D3.2', 'potion'], ['london', 'L4.3', 'white token']] as const) {
  test(`the rulebook of ${game} is searched and has an address for every rule`, async ({ open }) => {
    const page = await open();
    const { origin } = new URL(page.url());
    await page.goto(`${origin}/rules/${game}#${rule}`);
    await expect(page.locator('.marked')).toBeInViewport();
    await expect(page.locator('.marked')).toContainText(rule);
    await page.getByRole('searchbox').fill(word);
    await expect(page.getByRole('status')).toContainText(/rules? contains? these words/);
    await page.getByRole('searchbox').fill('no such words');
    await expect(page.getByText('Nothing found.')).toBeVisible();
    await page.getByRole('searchbox').fill('');
    await calm(page, `rules-${game}`);
  });
}
