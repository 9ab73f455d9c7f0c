/**
 * What a person has set on this device. Kept in the browser where it lets us, for this visit where it does not.
 */
import { keep, kept } from './keep';
import { CLEAR, SUITS, type Inks } from './suits';
import { languageFor, LANGUAGES, type Language } from './words/bundle';

export const THEMES = ['system', 'light', 'dark'] as const;
export const MOTIONS = ['system', 'full', 'still'] as const;
export const CONFIRMS = ['device', 'one-tap', 'two-taps'] as const;
export const TRICK_PACES = ['quick', 'normal', 'slow', 'click'] as const;
export const SHEETS = ['wait', 'pass'] as const;
export const SOUNDS = ['off', 'bell', 'all'] as const;
export const NOTIFIES = ['off', 'on'] as const;
export const CARD_SIZES = ['normal', 'large'] as const;
export const SUIT_INKS = ['printed', 'clear', 'own'] as const;

/** How long a complete trick lies, in milliseconds; null: until it is collected. */
export const TRICK_REST_MS: Record<Settings['trickPace'], number | null> = {
  quick: 500,
  normal: 1200,
  slow: 2500,
  click: null,
};

export interface Settings {
  language: Language;
  theme: (typeof THEMES)[number];
  motion: (typeof MOTIONS)[number];
  confirm: (typeof CONFIRMS)[number];
  trickPace: (typeof TRICK_PACES)[number];
  /** Does the score sheet of a hand or a round wait until one goes on? */
  sheets: (typeof SHEETS)[number];
  sound: (typeof SOUNDS)[number];
  /** A word when it is one's move somewhere else. */
  notify: (typeof NOTIFIES)[number];
  cards: (typeof CARD_SIZES)[number];
  suits: (typeof SUIT_INKS)[number];
  /** The player's own inks; kept while he looks at others. */
  ownInks: Inks;
}

/** What has been stored, as far as it makes sense; the rest by default. */
export function settingsFrom(stored: string | null, browser: readonly string[]): Settings {
  let found: Record<string, unknown> = {};
  try {
    found = JSON.parse(stored ?? '{}') ?? {};
  } catch {
    // Somebody else's, or half written: as good as nothing.
  }
  const one = <T extends string>(values: readonly T[], value: unknown, otherwise: T): T =>
    values.find((known) => known === value) ?? otherwise;
  return {
    language: one(LANGUAGES, found['language'], languageFor(browser)),
    theme: one(THEMES, found['theme'], 'system'),
    motion: one(MOTIONS, found['motion'], 'system'),
    confirm: one(CONFIRMS, found['confirm'], 'device'),
    trickPace: one(TRICK_PACES, found['trickPace'], 'normal'),
    sheets: one(SHEETS, found['sheets'], 'wait'),
    sound: one(SOUNDS, found['sound'], 'off'),
    notify: one(NOTIFIES, found['notify'], 'off'),
    cards: one(CARD_SIZES, found['cards'], 'normal'),
    suits: one(SUIT_INKS, found['suits'], 'printed'),
    ownInks: inksFrom(found['ownInks']),
  };
}

function inksFrom(stored: unknown): Inks {
  const found = (typeof stored === 'object' ? stored : null) as Record<string, unknown> | null;
  const isInk = (value: unknown) => typeof value === 'string' && /^#[0-9a-f]{6}$/.test(value);
  return Object.fromEntries(SUITS.filter((suit) => isInk(found?.[suit])).map((suit) => [suit, found?.[suit]]));
}

/** The settings; change them with `set`. */
export const settings: Settings = $state(settingsFrom(kept('settings'), navigator.languages));

/** Changes a setting, and remembers it. */
export function set<K extends keyof Settings>(key: K, value: Settings[K]): void {
  settings[key] = value;
  keep('settings', JSON.stringify(settings));
}

/** Takes over what was set elsewhere, as far as it makes sense. */
export function takeSettings(stored: string): void {
  Object.assign(settings, settingsFrom(stored, navigator.languages));
  keep('settings', JSON.stringify(settings));
}

const media = (query: string) => {
  const list = matchMedia(query);
  let matches = $state(list.matches);
  list.addEventListener('change', (event) => (matches = event.matches));
  return () => matches;
};

const isDark = media('(prefers-color-scheme: dark)');
const isStill = media('(prefers-reduced-motion: reduce)');
const isTouch = media('(pointer: coarse)');

/** The theme that is shown. */
export function theme(): 'light' | 'dark' {
  if (settings.theme !== 'system') return settings.theme;
  return isDark() ? 'dark' : 'light';
}

/** Is everything to stand still? */
export function still(): boolean {
  return settings.motion === 'system' ? isStill() : settings.motion === 'still';
}

/** How the player confirms what he chooses: on touch screens with a second tap, unless he has set it. */
export function confirmMode(): 'one-tap' | 'two-taps' {
  if (settings.confirm !== 'device') return settings.confirm;
  return isTouch() ? 'two-taps' : 'one-tap';
}

/** The inks that the suits are printed with instead of ours. */
export function inks(): Inks {
  switch (settings.suits) {
    case 'printed':
      return {};
    case 'clear':
      return CLEAR;
    case 'own':
      return settings.ownInks;
  }
}
