/** The worker that keeps the tables of this device, and answers as a server does: see docs/http.md. */
import { faultOf, isBroken, theEngine } from './engine';
import { exported, imported } from './baggage';
import { House, Refusal } from './house';
import type { BotNotice, FromWorker, Notice, StoreNotice, ToWorker } from './messages';
import { pace } from './robots';
import { Memory, NewerStore, openStore, type Store } from './store';

const say = (message: FromWorker): void => postMessage(message);

/** What there is to say: of the store just now and for the whole visit, and of the bots. */
const saying: { store: StoreNotice | null; visit: StoreNotice | null; bots: BotNotice | null } = { store: null, visit: null, bots: null };
let told: Notice | null = null;
/** Says what the player must know, once, the weightiest first. */
function notice(now: Partial<typeof saying>): void {
  Object.assign(saying, now);
  const next = saying.store ?? saying.visit ?? saying.bots;
  if (next !== told) say({ type: 'notice', notice: next });
  told = next;
}

/** The store; where the browser has none for us, memory, and that is said. */
async function anyStore(): Promise<Store> {
  try {
    const store = await openStore();
    await store.list();
    return store;
  } catch (error) {
    notice({ visit: error instanceof NewerStore ? 'newer' : 'not-kept' });
    return new Memory();
  }
}

const store = anyStore();
const house = store.then((store) => new House({ store, notice, dying: () => say({ type: 'dying' }) }));
let name = '';

type Body = Record<string, unknown>;

const ROUTES: [RegExp, (body: string, id: string, seat: number | null) => Promise<string>][] = [
  [/^POST \/api\/me$/, async (body) => {
    name = (await theEngine()).clean_name(String((JSON.parse(body) as Body).name).normalize('NFC'));
    return JSON.stringify({ name });
  }],
  [/^POST \/api\/tables$/, async (body) => {
    const { table, seats } = await (await house).open(body, name);
    return JSON.stringify({ table, seats });
  }],
  [/^GET \/api\/tables$/, async () => JSON.stringify(await (await store).list())],
  [/^GET \/api\/tables\/([0-9a-f]{32})$/, async (_, id) => JSON.stringify(await faceOf(id))],
  [/^DELETE \/api\/tables\/([0-9a-f]{32})$/, async (_, id) => JSON.stringify(await (await house).remove(id))],
  [/^GET \/api\/tables\/([0-9a-f]{32})\/record$/, async (_, id, seat) => record(id, seat)],
  [/^POST \/api\/replay$/, async (body) => (await theEngine()).replay(body)],
  [/^POST \/api\/why$/, async (body) => (await theEngine()).why(body)],
  [/^GET \/api\/everything$/, async () => JSON.stringify(await exported(await store))],
  [/^POST \/api\/everything$/, async (body) => JSON.stringify(await imported(await store, body))],
];

/** The table from outside; one that cannot be taken up is refused here, before anybody sits down. */
async function faceOf(id: string): Promise<object> {
  const turn = await (await house).table(id).step((table) => table.tick());
  return turn.face;
}

/** The record; of a table that is closed, what is left of it. */
async function record(id: string, seat: number | null): Promise<string> {
  try {
    return await (await house).table(id).record(seat);
  } catch (error) {
    const reason = error instanceof Refusal ? (error.fault.reason as { record?: string | null } | undefined) : undefined;
    if (reason?.record) return reason.record;
    throw error;
  }
}

const seatOf = (search: string): number | null => {
  const seat = new URLSearchParams(search).get('seat');
  return seat === null ? null : Number(seat);
};

async function answer(method: string, path: string, body: string): Promise<{ status: number; text: string }> {
  const [plain = '', search = ''] = path.split('?');
  for (const [route, handle] of ROUTES) {
    const found = route.exec(`${method} ${plain}`);
    if (!found) continue;
    try {
      return { status: 200, text: await handle(body, found[1] ?? '', seatOf(search)) };
    } catch (error) {
      if (isBroken(error)) say({ type: 'dying' });
      const fault = error instanceof Refusal ? error.fault : (faultOf(error) ?? { status: 503, error: 'unavailable' });
      return { status: fault.status, text: JSON.stringify({ error: fault.error, reason: fault.reason }) };
    }
  }
  return { status: 404, text: JSON.stringify({ error: 'absent' }) };
}

addEventListener('message', async ({ data, ports }: MessageEvent<ToWorker>) => {
  switch (data.type) {
    case 'begin':
      if (data.botWaitMs !== null) [pace.least, pace.most] = [data.botWaitMs / 2, data.botWaitMs];
      return;
    case 'ask':
      return say({ type: 'answer', id: data.id, ...(await answer(data.method, data.path, data.body)) });
    case 'dial': {
      const [plain = '', search = ''] = data.path.split('?');
      const id = /^\/api\/tables\/([0-9a-f]{32})\/socket$/.exec(plain)?.[1];
      const port = ports[0];
      if (id && port) (await house).dial(id, seatOf(search), port);
    }
  }
});
