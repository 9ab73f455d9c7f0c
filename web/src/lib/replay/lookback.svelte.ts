/** A game that is being looked back at: the frames, the place in it, and through whose eyes. */
import { BadRecord, boardOf, fetchFrames, type Eyes } from './frames';
import { recordText } from './source';
import type { Replay } from '../wire/wire';

/** What went wrong. */
export type Trouble = BadRecord['why'] | { code: 'no-record' };

export class Lookback {
  record = $state.raw('');
  replay = $state.raw<Replay | null>(null);
  trouble = $state.raw<Trouble | null>(null);
  at = $state(0);
  eyes = $state<Eyes>(null);
  /** The last frame. */
  end = $derived(Math.max(0, (this.replay?.frames.length ?? 1) - 1));
  board = $derived(this.replay ? boardOf(this.replay, Math.min(this.at, this.end), this.eyes) : null);

  /** Opens the record, at this place and with these eyes. */
  async open(table: string | null, at: number, eyes: Eyes): Promise<void> {
    try {
      const text = await recordText(table);
      if (text === null) throw new BadRecord({ code: 'other' });
      this.record = text;
      await this.look(eyes);
      this.go(at);
    } catch (error) {
      this.trouble = error instanceof BadRecord && this.record ? error.why : { code: 'no-record' };
    }
  }

  /** Looks with other eyes at the same moment. */
  async look(eyes: Eyes): Promise<void> {
    const replay = await fetchFrames(this.record, eyes);
    this.replay = replay;
    this.eyes = eyes;
  }

  /** To this frame, or the nearest that there is. */
  go = (at: number): void => {
    this.at = Math.min(Math.max(0, at), this.end);
  };
}

/** The part of an address behind `#` that names a moment. */
export function momentOf(hash: string): { at: number; eyes: Eyes } {
  const fields = new URLSearchParams(hash.replace(/^#/, ''));
  const number = (key: string) => (/^\d+$/.test(fields.get(key) ?? '') ? Number(fields.get(key)) : null);
  return { at: number('at') ?? 0, eyes: number('eyes') };
}

export const hashOf = (at: number, eyes: Eyes): string => `#at=${at}${eyes === null ? '' : `&eyes=${eyes}`}`;
