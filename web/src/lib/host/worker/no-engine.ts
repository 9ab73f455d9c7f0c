/**
 * What stands in for the engine where the page is built without one: see `hasEngine`. The real one is made from crates/wasm, into
 * web/engine, and has the same face.
 */
const none = (): never => {
  throw new Error('this page has no engine');
};

export default async function init(_: unknown): Promise<void> {
  none();
}

export class LocalTable {
  static restore(_entries: string[]): LocalTable {
    return none();
  }
  renew = (_entries: string[]): string => none();
  connect = (_line: number, _seat?: number | null): string => none();
  hear = (_line: number, _frame: string): string => none();
  hang_up = (_line: number): string => none();
  tick = (): string => none();
  decide = (_seat: number, _phase: number, _action: string): string => none();
  replace = (_seat: number, _phase: number): string => none();
  question = (_seat: number, _phase: number): string => none();
  record = (_seat?: number | null): string => none();
  head = (): number => none();
  face = (): string => none();
  free = (): void => none();
}

export const open = (_wish: string, _name: string): string => none();
export const clean_name = (_typed: string): string => none();
export const think = (_question: string, _withinMs: number): string => none();
export const give = (_game: string, _bytes: Uint8Array): void => none();
export const replay = (_wish: string): string => none();
export const why = (_question: string): string => none();
export const choices = (_game: string, _level: string, _positions: number, _work?: number | null): string => none();
