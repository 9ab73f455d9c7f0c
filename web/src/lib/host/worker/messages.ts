/** What page and worker say to each other besides the wire's own messages: questions as HTTP has them, and lines. */
import type { Method } from '../host';

/** What a player must know about how his games are kept. */
export type StoreNotice = 'not-kept' | 'newer' | 'full';
/** What he must know about who plays against him. */
export type BotNotice = 'no-network' | 'weaker' | 'no-bot';
export type Notice = StoreNotice | BotNotice;

export type ToWorker =
  | { type: 'begin'; botWaitMs: number | null }
  | { type: 'ask'; id: number; method: Method; path: string; body: string }
  /** With the port of the line. Over it go texts of the client's messages, and null at its end. */
  | { type: 'dial'; path: string };

export type FromWorker =
  | { type: 'answer'; id: number; status: number; text: string }
  | { type: 'notice'; notice: Notice | null }
  /** The engine has failed in a way that it cannot recover from. */
  | { type: 'dying' };

/** What the thinker is asked, and what it answers. */
export interface Thought {
  id: number;
  game: string;
  level: string;
  question: string;
  withinMs: number;
}

export type Thinking = { id: number; action: string | null; isUntaught: boolean };
