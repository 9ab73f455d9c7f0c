/** What a player must know about how the tables of this device are kept. */
import type { Notice } from './worker/messages';

let notice = $state<Notice | null>(null);

/** What there is to say; null: all is well. */
export const storageNotice = (): Notice | null => notice;

export function setNotice(now: Notice | null): void {
  notice = now;
}
