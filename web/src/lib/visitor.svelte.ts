/**
 * Who plays at this device: a name, and no sign-up. The server makes a guest of whoever needs one.
 */
import { ApiError, callMe, openTable, tablesAt, type Links, type TableFace, type Wish } from './api';
import type { Host } from './host/host';
import { here } from './host/here';
import { keepHere, soloHome, tablesKept } from './host/hosts';
import { server } from './host/server';
import { keep, kept } from './keep';
import { hasServer } from './site';
import { t } from './words/words.svelte';

const known = kept('name') ?? '';
let name = $state(known);
/** Has the server met the visitor? Whoever has only played at this device has no tables there, and need not ask. */
const MET = 'met';
if (known !== '' && kept(MET) === null) keep(MET, 'yes');

/** The name of the visitor; empty if he has not told one. */
export function visitorName(): string {
  return name;
}

/** Becomes somebody, under this name or the one he has. */
export async function arriveAs(wish: string, host: Host = server): Promise<void> {
  const wanted = wish.trim() || name || t('page-guest');
  try {
    name = await callMe(host, wanted);
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'bad-name')) throw error;
    name = await callMe(host, t('page-guest'));
  }
  keep('name', name);
  keep(MET, host === server ? 'yes' : (kept(MET) ?? 'no'));
}

/** The visitor's tables, those that wait for him first: of this device, and of the server if it has met him. */
export async function myTables(): Promise<TableFace[]> {
  const isKnown = hasServer() && kept(MET) === 'yes';
  const [kepts, theirs] = await Promise.all([tablesKept(), isKnown ? tablesAt(server) : []]);
  const all: TableFace[] = [
    ...kepts.map((table) => ({ ...table, home: 'here' as const })),
    ...theirs.map((table) => ({ ...table, home: 'server' as const })),
  ];
  const rank = ({ status, my_move }: TableFace) => (status === 'over' ? 2 : my_move ? 0 : 1);
  return all.sort((one, other) => rank(one) - rank(other) || other.moved_ms - one.moved_ms);
}

/** Opens a table for somebody of that name. What nobody from elsewhere plays at is kept at this device, if the server agrees. */
export async function open(wish: Wish, as: string): Promise<string> {
  const isSolo = wish.seats.every((seat) => seat.type !== 'open') && (wish.clock?.type ?? 'none') === 'none';
  const host = isSolo && (await soloHome()) === 'here' ? here : server;
  await arriveAs(as, host);
  const { table, ...links } = await openTable(host, wish);
  keep('running', String(Number(kept('running') ?? 0) + 1));
  if (host === server) keepLinks(table, links);
  else keepHere();
  return table;
}

export function keepLinks(table: string, { invite, watch }: Partial<Links>): void {
  keep(`links.${table}`, JSON.stringify({ invite, watch }));
}

/** The links of a table that was opened here, or the one by which somebody has come: the server has only their hashes. */
export function keptLinks(table: string): Partial<Links> | null {
  try {
    return JSON.parse(kept(`links.${table}`) ?? 'null') as Partial<Links> | null;
  } catch {
    return null;
  }
}
