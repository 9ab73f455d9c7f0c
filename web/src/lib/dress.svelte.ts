/**
 * How the page is dressed: what the settings want, as attributes and tokens of its root. An effect: what it reads, it follows.
 */
import { inks, settings, still, theme } from './settings.svelte';
import { tokensOf } from './suits';

/** The tokens that have been set, to be taken back when others are wanted. */
let worn: string[] = [];

export function dress(): void {
  const { dataset, style } = document.documentElement;
  dataset.theme = theme();
  dataset.motion = still() ? 'still' : 'full';
  dataset.cards = settings.cards;
  for (const token of worn) style.removeProperty(token);
  const paper = getComputedStyle(document.documentElement);
  const [raised, sunk] = [paper.getPropertyValue('--paper-raised').trim(), paper.getPropertyValue('--paper-sunk').trim()];
  const tokens = tokensOf(inks(), { raised, sunk });
  for (const [token, value] of Object.entries(tokens)) style.setProperty(token, value);
  worn = Object.keys(tokens);
  colourBar(raised);
}

/** The bar that a phone draws around the page has the colour of the page's own. */
function colourBar(colour: string): void {
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) meta.content = colour;
}
