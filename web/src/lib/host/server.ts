/** The server that this page comes from: by HTTP, and at tables by WebSocket. */
import { webSocket } from '../table/line';
import { href } from '../site';
import { ApiError, type Answer, type Host, type Method } from './host';

async function ask(method: Method, path: string, body?: unknown): Promise<Answer> {
  const json: RequestInit = { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  const unreachable = () => {
    throw new ApiError(0, 'unreachable');
  };
  const response = await fetch(href(path), { method, ...(body === undefined ? {} : json) }).catch(unreachable);
  const retryAfter = response.headers.get('retry-after');
  const text = await response.text().catch(unreachable);
  return { status: response.status, text, ...(retryAfter === null ? {} : { retryAfterS: Number(retryAfter) }) };
}

export const server: Host = { ask, dial: (path) => webSocket(href(path)) };
