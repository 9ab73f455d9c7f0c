/**
 * Who plays at this device: a name, and no sign-up. The server makes a guest of whoever needs one.
 */
import { ApiError, callMe, myTables, openTable, type Links, type TableFace, type Wish } from './api';
import { keep, kept } from './keep';
import { t } from './words/words.svelte';

let name = $state(kept('name') ?? '');

/** The name of the visitor; empty if he has not told one. */
export function visitorName(): string {
  return name;
}

/** Becomes somebody, under this name or the one he has. */
export async function arriveAs(wish: string): Promise<void> {
  const wanted = wish.trim() || name || t('page-guest');
  try {
    name = await callMe(wanted);
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'bad-name')) throw error;
    name = await callMe(t('page-guest'));
  }
  keep('name', name);
}

/** The visitor's tables. Whoever has never played here has none, and the server need not be asked. */
export async function tablesHere(): Promise<TableFace[]> {
  return name === '' ? [] : myTables();
}

/** Opens a table, and keeps its links: the server has only their hashes. */
export async function open(wish: Wish): Promise<string> {
  await arriveAs('');
  const { table, invite, watch } = await openTable(wish);
  keepLinks(table, { invite, watch });
  return table;
}

export function keepLinks(table: string, links: Links): void {
  keep(`links.${table}`, JSON.stringify(links));
}

/** The links of a table that was opened here. */
export function keptLinks(table: string): Links | null {
  try {
    return JSON.parse(kept(`links.${table}`) ?? 'null') as Links | null;
  } catch {
    return null;
  }
}
