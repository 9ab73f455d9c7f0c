/**
 * A word from outside the page when it is one's move: by the browser's notifications, as far as it lets us, and by a dot on
 * the page's icon.
 */
import { go } from './router.svelte';
import { href } from './site';

/** Asks the browser; may only be called where somebody has just asked for it. */
export async function mayNotify(): Promise<boolean> {
  if (!('Notification' in globalThis)) return false;
  return (await Notification.requestPermission()) === 'granted';
}

/** Shows it, once for each table whatever number of pages is open; a click leads there. */
export function notify(table: string, title: string, body: string): void {
  if (!('Notification' in globalThis) || Notification.permission !== 'granted') return;
  try {
    const note = new Notification(title, { body, tag: table, icon: href('/emblem.svg') });
    note.onclick = () => {
      focus();
      go(`/t/${table}`);
      note.close();
    };
  } catch {
    // Some browsers let only their workers speak.
  }
}

/** A dot on the page's icon: something waits. */
export function mark(waits: 'waits' | 'rests'): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const path = href(waits === 'waits' ? '/emblem-waits.svg' : '/emblem.svg');
  if (icon && icon.getAttribute('href') !== path) icon.setAttribute('href', path);
}
