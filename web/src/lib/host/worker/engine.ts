/** The engine: the table and the bots, compiled from Rust. Each worker has one of its own. */
import init, * as engine from '#engine';
import moduleUrl from '#engine-module?url';

let begun: Promise<typeof engine> | null = null;

/** The engine, once it is there. If it cannot be fetched, that is tried again when it is next needed. */
export function theEngine(): Promise<typeof engine> {
  begun ??= begin();
  return begun;
}

async function begin(): Promise<typeof engine> {
  try {
    await init({ module_or_path: moduleUrl });
    return engine;
  } catch (error) {
    begun = null;
    throw error;
  }
}

/** Why the engine has not done something, as HTTP would have it. */
export interface Fault {
  status: number;
  error: string;
  reason?: unknown;
}

/** What the engine has thrown: a reason of its own; or null, where it has failed altogether. */
export function faultOf(thrown: unknown): Fault | null {
  if (typeof thrown !== 'string') return null;
  return JSON.parse(thrown) as Fault;
}

/** Has the engine failed in a way from which it cannot recover? */
export const isBroken = (thrown: unknown): boolean => thrown instanceof WebAssembly.RuntimeError;
