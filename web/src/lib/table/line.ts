/**
 * A line to a table: the one thing between the page and whoever keeps the game. Over the network it is a WebSocket; to the
 * worker of the page it is a port (host/here.ts).
 */
import type { ClientMsg, ServerMsg } from '../wire/wire';

/** What a line tells. After `closed` it is silent. */
export interface LineEvents {
  opened(): void;
  heard(message: ServerMsg): void;
  closed(): void;
}

/** A line that was dialled. */
export interface Line {
  /** How long it may be silent before it counts as broken, if not as long as lines over a network. */
  readonly patienceMs?: number;
  send(message: ClientMsg): void;
  close(): void;
}

/** Opens a line. */
export type Dial = (events: LineEvents) => Line;

/** Dials the server of this page. */
export function webSocket(path: string): Dial {
  return (events) => {
    const address = new URL(path, location.href);
    address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
    const socket = new WebSocket(address);
    let isClosed = false;
    const end = () => {
      if (!isClosed) events.closed();
      isClosed = true;
    };
    socket.onopen = () => events.opened();
    socket.onmessage = (frame) => {
      if (!isClosed) events.heard(JSON.parse(frame.data) as ServerMsg);
    };
    socket.onclose = end;
    return {
      send: (message) => socket.readyState === WebSocket.OPEN && socket.send(JSON.stringify(message)),
      close: () => {
        isClosed = true;
        socket.close();
      },
    };
  };
}
