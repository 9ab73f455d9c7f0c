/** A game that is being looked back at: the frames, the place in it, and through whose eyes. */
import { BadRecord, boardOf, fetchFrames, linesUntil, type Eyes } from './frames';
import { recordText, type Source } from './source.svelte';
import type { Replay } from '../wire/wire';

/** What went wrong. */
export type Trouble = BadRecord['why'] | { code: 'no-record' } | { code: 'under-way' };

export class Lookback {
  record = $state.raw('');
  replay = $state.raw<Replay | null>(null);
  trouble = $state.raw<Trouble | null>(null);
  at = $state(0);
  eyes = $state<Eyes>('public');
  /** Is a record, or what other eyes see of it, on its way? What is shown until it is there is what was shown before. */
  isFetching = $state(false);
  private wishes = 0;
  /** The last frame. */
  end = $derived(Math.max(0, (this.replay?.frames.length ?? 1) - 1));
  board = $derived(this.replay ? boardOf(this.replay, Math.min(this.at, this.end), this.eyes) : null);
  /** The lines of the record so far: all of them once the game has ended, for then nothing is hidden any more. */
  lines = $derived.by(() => {
    if (!this.replay) return [];
    const isOver = this.replay.result !== null && this.at === this.end;
    return isOver ? this.record.split(/\r?\n/) : linesUntil(this.replay, this.at);
  });

  /** Opens the record, at this place and with these eyes. */
  async open(source: Source, at: number, eyes: Eyes): Promise<void> {
    await this.last(async () => {
      const text = await recordText(source);
      if (text === null) throw new BadRecord({ code: 'other' });
      this.record = text;
      const replay = await fetchFrames(text, eyes);
      return () => {
        this.show(replay, eyes);
        this.go(at);
      };
    });
  }

  /** Looks with other eyes at the same moment. */
  async look(eyes: Eyes): Promise<void> {
    await this.last(async () => {
      const replay = await fetchFrames(this.record, eyes);
      return () => this.show(replay, eyes);
    });
  }

  /** Does what was asked for, unless something else was asked for meanwhile: only the last wish counts. */
  private async last(fetch: () => Promise<() => void>): Promise<void> {
    const wish = ++this.wishes;
    this.isFetching = true;
    const outcome = await fetch().catch((error: unknown) => () => (this.trouble = this.troubleOf(error)));
    if (wish !== this.wishes) return;
    this.isFetching = false;
    this.trouble = null;
    outcome();
  }

  private show(replay: Replay, eyes: Eyes): void {
    this.replay = replay;
    this.eyes = eyes;
  }

  private troubleOf(error: unknown): Trouble {
    if (!(error instanceof BadRecord) || !this.record) return { code: 'no-record' };
    // Whoever sits at a table may take its record before the end: what is hidden from him is a question mark there.
    const { why } = error;
    const line = why.code === 'malformed' ? this.record.split('\n')[why.line - 1] : undefined;
    return line?.includes('?') ? { code: 'under-way' } : why;
  }

  /** To this frame, or the nearest that there is. */
  go = (at: number): void => {
    this.at = Math.min(Math.max(0, at), this.end);
  };
}
