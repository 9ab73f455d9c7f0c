/**
 * Which host a question is for. What one plays alone, or with people at this device, is kept here; what one plays with others is
 * kept by the server. A page without an engine leaves everything to the server, a page without a server keeps everything itself.
 */
import { keep, kept } from '../keep';
import { hasEngine, hasServer } from '../site';
import { ApiError, asked, type Answer, type Host } from './host';
import { server } from './server';
import type { Kept } from './worker/store';

/** What speaks to the worker is loaded when there is something to say to it. */
let loaded: typeof import('./here') | null = null;
const load = async () => (loaded ??= await import('./here'));

/** The tables that this device keeps. */
export const here: Host = {
  ask: async (method, path, body) => (await load()).worker.ask(method, path, body),
  dial: (path) => {
    // Nobody comes to a table before he has asked for it.
    if (!loaded) throw new ApiError(0, 'unreachable');
    return loaded.worker.dial(path);
  },
};

const KEEPS = 'here';

/** From now on this device keeps tables. */
export const keepHere = (): void => keep(KEEPS, 'yes');

/** The tables of this device. */
export async function tablesKept(): Promise<Kept[]> {
  return hasEngine && kept(KEEPS) !== null ? (await load()).keptTables() : [];
}

/** Whoever keeps this table. */
export async function hostOf(table: string): Promise<Host> {
  if (!hasEngine) return server;
  return !hasServer() || (await tablesKept()).some((kept) => kept.table === table) ? here : server;
}

let solo: Promise<'here' | 'server'> | undefined;

/** Where tables are kept at which nobody from elsewhere plays. The server is asked once; if it cannot be, they are kept here. */
export function soloHome(): Promise<'here' | 'server'> {
  if (!hasEngine) return Promise.resolve('server');
  if (!hasServer()) return Promise.resolve('here');
  solo ??= asked(server, 'GET', '/api/host')
    .then((text) => (JSON.parse(text) as { solo: 'here' | 'server' }).solo)
    .catch(() => {
      solo = undefined;
      return 'here' as const;
    });
  return solo;
}

/**
 * Asks what needs rules but no table: how a record looks, why something may not be done. The server has the rules ready; without
 * one, or where it cannot be reached, the engine of the page has them too.
 */
export async function askRules(path: '/api/replay' | '/api/why', body: unknown): Promise<Answer> {
  if (!hasEngine) return server.ask('POST', path, body);
  if (!hasServer() || loaded?.isAwake()) return here.ask('POST', path, body);
  return server.ask('POST', path, body).catch(() => here.ask('POST', path, body));
}
