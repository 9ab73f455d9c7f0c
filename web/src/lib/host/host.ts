/**
 * Whoever keeps tables: a server far away, or a worker of this page. Both take the same questions (docs/http.md) and the same
 * messages (docs/protocol.md), so that no screen knows which of them it speaks to.
 */
import type { Dial } from '../table/line';

/** An answer, as HTTP has it. */
export interface Answer {
  status: number;
  text: string;
  /** When to ask again, in seconds. */
  retryAfterS?: number;
}

export type Method = 'GET' | 'POST' | 'DELETE';

export interface Host {
  /** Asks, and throws `unreachable` where nobody answers. */
  ask(method: Method, path: string, body?: unknown): Promise<Answer>;
  /** The line to a table, by the path of its socket. */
  dial(path: string): Dial;
}

/** Why a host has not done it: its code, or `unreachable`. Where a table refuses, the code is the table's. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    /** What else there is to say. */
    readonly reason: unknown = null,
  ) {
    super(code);
  }
}

/** The answer, if it is a good one. */
export async function asked(host: Host, method: Method, path: string, body?: unknown): Promise<string> {
  const { status, text } = await host.ask(method, path, body);
  if (status >= 200 && status < 300) return text;
  const fault = parsed(text) as { error?: string; reason?: { code?: string } };
  throw new ApiError(status, fault.reason?.code ?? fault.error ?? 'internal', fault.reason);
}

function parsed(text: string): object {
  try {
    return (JSON.parse(text) as object | null) ?? {};
  } catch {
    return {};
  }
}
