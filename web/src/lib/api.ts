/**
 * What whoever keeps tables can be asked: who I am, tables, links, records. See docs/http.md.
 */
import { asked, type Host } from './host/host';
import { here } from './host/here';
import { hostOf } from './host/hosts';
import { server } from './host/server';
import type { About, ClockRule, Occupant } from './wire/wire';

export { ApiError } from './host/host';

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
  /** Where it is kept; not said by whoever keeps it. */
  home?: Home;
}

/** The same, seen through a link. */
export interface Invitation extends TableFace {
  link: 'invite' | 'watch';
}

/** A table from the street: what its address tells without the secret of a link. */
export interface Face {
  game: Game;
  status: TableFace['status'];
  people: string[];
  free: number;
}

/** Where a table is kept: at this device, or at the server. */
export type Home = 'here' | 'server';

const get = async <T>(host: Host, path: string): Promise<T> => JSON.parse(await asked(host, 'GET', path));
const post = async <T>(host: Host, path: string, body: unknown): Promise<T> =>
  JSON.parse(await asked(host, 'POST', path, body));

/** Call me so; a server makes a guest of somebody whom it has not met. The name comes back cleaned. */
export const callMe = async (host: Host, name: string): Promise<string> =>
  (await post<{ name: string }>(host, '/api/me', { name })).name;

/** Forget me: everything that the server keeps about whoever asks. */
export const forgetMe = async (): Promise<void> => void (await asked(server, 'DELETE', '/api/me'));

/** How the server is. */
export interface HouseStatus {
  state: 'ready' | 'full' | 'hangs' | 'closed';
  version: string;
  up_s: number;
  sockets: number;
  playing: number;
  over: number;
}
export const houseStatus = (): Promise<HouseStatus> => get(server, '/api/status');

export const openTable = (host: Host, wish: Wish): Promise<Opened> => post(host, '/api/tables', wish);
export const tablesAt = (host: Host): Promise<TableFace[]> => get(host, '/api/tables');
export const tableFace = (host: Host, table: string): Promise<TableFace> => get(host, `/api/tables/${table}`);
/** Removes a table that this device keeps, for good. */
export const removeTable = async (table: string): Promise<void> => void (await asked(here, 'DELETE', `/api/tables/${table}`));
export const invitation = (table: string, token: string): Promise<Invitation> =>
  post(server, `/api/tables/${table}/invitation`, { token });
export const faceOf = (table: string): Promise<Face> => get(server, `/api/tables/${table}/face`);
/** Comes in by a link: to a seat, or only to watch. */
export const join = (table: string, token: string, watch = false): Promise<{ seats: number[] }> =>
  post(server, `/api/tables/${table}/join`, { token, ...(watch ? { watch } : {}) });
export const newLinks = (table: string): Promise<Links> => post(server, `/api/tables/${table}/links`, {});
export const record = async (table: string, seat: number | null): Promise<string> =>
  asked(await hostOf(table), 'GET', `/api/tables/${table}/record${ofSeat(seat)}`);
export const socketPath = (table: string, seat: number | null): string => `/api/tables/${table}/socket${ofSeat(seat)}`;

/** Who has several seats says for which of them he asks. */
const ofSeat = (seat: number | null): string => (seat === null ? '' : `?seat=${seat}`);
