/** The worker in which bots think. It is told what a seat may know, and nothing else. */
import { isBroken, theEngine } from './engine';
import type { Thinking, Thought } from './messages';

/** The networks that champions have learnt, by game: files that are fetched when one first sits down. */
const NETS = import.meta.glob<string>('../../../../../crates/bots/nets/*.net', { query: '?url', import: 'default', eager: true });
const netOf = (game: string): string | undefined =>
  Object.entries(NETS).find(([path]) => path.endsWith(`/${game}.net`))?.[1];

const taught = new Map<string, Promise<boolean>>();

/** Hands the game's network in, once; false if it cannot be had just now, and the champion plays as before it learnt. */
function teach(game: string): Promise<boolean> {
  const url = netOf(game);
  if (url === undefined) return Promise.resolve(true);
  const known = taught.get(game) ?? fetchNet(game, url);
  taught.set(game, known);
  void known.then((isTaught) => isTaught || taught.delete(game));
  return known;
}

async function fetchNet(game: string, url: string): Promise<boolean> {
  try {
    const response = await fetch(url);
    if (!response.ok) return false;
    (await theEngine()).give(game, new Uint8Array(await response.arrayBuffer()));
    return true;
  } catch {
    return false;
  }
}

async function answer({ id, game, level, question, withinMs }: Thought): Promise<Thinking> {
  const engine = await theEngine();
  const isUntaught = level === 'champion' && !(await teach(game));
  try {
    return { id, action: engine.think(question, withinMs), isUntaught };
  } catch (error) {
    if (isBroken(error)) throw error;
    return { id, action: null, isUntaught };
  }
}

let last: Promise<void> = Promise.resolve();
addEventListener('message', ({ data }: MessageEvent<Thought>) => {
  // One after the other, in the order in which they were asked. What goes wrong here ends the worker, and whoever asked begins another.
  last = last.then(async () => postMessage(await answer(data)));
  last.catch((error: unknown) => {
    setTimeout(() => {
      throw error;
    });
  });
});
