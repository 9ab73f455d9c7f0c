/**
 * The HTTP face of the server: who I am, tables, links, records. See docs/http.md.
 */
import type { About, ClockRule, Occupant } from './wire/wire';

export type Game = About['game'];
export const GAMES: readonly Game[] = ['partners', 'duel', 'london'];

/** What is wished for a seat. */
export type SeatWish = { type: 'open' } | { type: 'me'; name?: string } | { type: 'bot'; level: string };

export type Seating = 'lot' | 'as_we_sit';

export interface Wish {
  game: Game;
  options?: string[];
  seats: SeatWish[];
  clock?: ClockRule;
  /** Four partners are drawn onto the seats, or play where they sit. */
  seating?: Seating;
}

export interface Links {
  invite: string;
  watch: string;
}

export interface Opened extends Links {
  table: string;
  /** Those of whoever opened it. */
  seats: number[];
}

/** A table from outside. */
export interface TableFace {
  table: string;
  game: Game;
  options: string[];
  clock: ClockRule;
  players: Occupant[];
  status: 'gathering' | 'playing' | 'over';
  /** Mine; none if I watch. */
  seats: number[];
  my_move: boolean;
  created_ms: number;
  moved_ms: number;
}

/** The same, seen through a link. */
export interface Invitation extends TableFace {
  link: 'invite' | 'watch';
}

/** Why the server has not done it: its code, or `unreachable`. Where a table refuses, the code is the table's. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
  ) {
    super(code);
  }
}

async function ask(method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown): Promise<Response> {
  const json: RequestInit = { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  const response = await fetch(path, { method, ...(body === undefined ? {} : json) }).catch(() => {
    throw new ApiError(0, 'unreachable');
  });
  if (response.ok) return response;
  const fault = await response.json().catch(() => ({}));
  throw new ApiError(response.status, fault.reason?.code ?? fault.error ?? 'internal');
}

const get = async <T>(path: string): Promise<T> => (await ask('GET', path)).json();
const post = async <T>(path: string, body: unknown): Promise<T> => (await ask('POST', path, body)).json();

/** Call me so; makes a guest of somebody whom the server has not met. The name comes back cleaned. */
export const callMe = async (name: string): Promise<string> => (await post<{ name: string }>('/api/me', { name })).name;

/** Forget me: everything that the server keeps about whoever asks. */
export const forgetMe = async (): Promise<void> => void (await ask('DELETE', '/api/me'));

/** How the server is. */
export interface HouseStatus {
  state: 'ready' | 'full' | 'hangs' | 'closed';
  version: string;
  up_s: number;
  sockets: number;
  playing: number;
  over: number;
}
export const houseStatus = (): Promise<HouseStatus> => get('/api/status');

export const openTable = (wish: Wish): Promise<Opened> => post('/api/tables', wish);
export const myTables = (): Promise<TableFace[]> => get('/api/tables');
export const tableFace = (table: string): Promise<TableFace> => get(`/api/tables/${table}`);
export const invitation = (table: string, token: string): Promise<Invitation> =>
  post(`/api/tables/${table}/invitation`, { token });
export const join = (table: string, token: string): Promise<{ seats: number[] }> =>
  post(`/api/tables/${table}/join`, { token });
export const newLinks = (table: string): Promise<Links> => post(`/api/tables/${table}/links`, {});
export const record = async (table: string, seat: number | null): Promise<string> =>
  (await ask('GET', `/api/tables/${table}/record${ofSeat(seat)}`)).text();
export const socketPath = (table: string, seat: number | null): string => `/api/tables/${table}/socket${ofSeat(seat)}`;

/** Who has several seats says for which of them he asks. */
const ofSeat = (seat: number | null): string => (seat === null ? '' : `?seat=${seat}`);
