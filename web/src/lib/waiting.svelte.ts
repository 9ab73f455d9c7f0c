/**
 * The visitor's tables, asked for again every half minute, and which of them have begun to wait for him. At a table itself
 * the socket says so at once.
 */
import type { TableFace } from './api';
import { keep, kept } from './keep';
import { mark, notify } from './notify';
import { settings } from './settings.svelte';
import { nameOf } from './table/names';
import { where } from './router.svelte';
import { myTables } from './visitor.svelte';
import { newlyWaiting, waits } from './waits';
import { list, t } from './words/words.svelte';

const AGAIN_MS = 30_000;

let tables = $state.raw<TableFace[] | null>(null);
/** Has somebody been asked, with or without an answer? */
let hasLooked = $state(false);

/** How many games were running when we last looked: room is kept for them, so that nothing jumps when they are known. */
const RUNNING = 'running';
export const runningThen = (): number => (hasLooked ? 0 : Number(kept(RUNNING) ?? 0));

/** The tables as they were a moment ago. */
export const tablesNow = (): TableFace[] => tables ?? [];

/** The others at a table, by name. */
export const othersAt = ({ players, seats }: TableFace): string =>
  list(players.map((player, seat) => (seats.includes(seat) ? '' : nameOf(player, seat))).filter((name) => name !== ''));

/** Looks once. A server that cannot be asked just now is asked again. */
export async function look(): Promise<void> {
  const found = await myTables().catch(() => null);
  hasLooked = true;
  if (found === null) return;
  keep(RUNNING, String(found.filter(({ status }) => status !== 'over').length));
  const isHere = ({ table }: TableFace) => where().path === `/t/${table}` && !document.hidden;
  const news = newlyWaiting(tables, found).filter((table) => !isHere(table));
  tables = found;
  mark(found.some((table) => waits(table) && !isHere(table)) ? 'waits' : 'rests');
  if (settings.notify === 'on') news.forEach(tell);
}

function tell(face: TableFace): void {
  const others = othersAt(face);
  const body = others ? t('page-notify-waits', { others }) : t('page-notify-alone');
  notify(face.table, t('page-notify-title', { game: t(`page-game-${face.game}`) }), body);
}

/** Keeps looking; gives back how to stop. */
export function keepLooking(): () => void {
  void look();
  const timer = setInterval(() => void look(), AGAIN_MS);
  return () => clearInterval(timer);
}
