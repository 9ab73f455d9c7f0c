/**
 * What the player is about to do: the card or seat he has touched once, and why something may not be chosen.
 */
import type { BoardProps } from '../contract';

/** What choosing needs to know of the table. */
export type Choice = Pick<BoardProps<unknown, unknown>, 'legal' | 'confirm' | 'play' | 'why' | 'announce'>;

/** Why something may not be chosen, said where it lies. */
export interface Refused {
  sentence: string;
  at: Element;
}

/** Two taps within this time are one: fingers tremble. */
const DEBOUNCE_MS = 250;

export class Choosing {
  /** The action that a second tap would choose. */
  armed = $state<string | null>(null);
  refused = $state.raw<Refused | null>(null);
  private tappedAt = -Infinity;

  constructor(
    private readonly choice: () => Choice,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** The player touches this action; true if it was sent. */
  choose(text: string, by: 'pointer' | 'key', at: Element): boolean {
    const { legal, confirm, play } = this.choice();
    if (by === 'pointer' && this.isTremor()) return false;
    this.refused = null;
    if (!legal.some((action) => action.text === text)) {
      void this.explain(text, at);
      return false;
    }
    if (confirm === 'two-taps' && by === 'pointer' && this.armed !== text) {
      this.armed = text;
      return false;
    }
    this.armed = null;
    play(text);
    return true;
  }

  /** What is no longer possible is no longer meant: the table has moved on, or another person looks. */
  forget(): void {
    const { legal } = this.choice();
    if (!legal.some(({ text }) => text === this.armed)) this.armed = null;
  }

  /** Nothing after all. */
  cancel(): void {
    this.armed = null;
    this.refused = null;
  }

  private isTremor(): boolean {
    const sinceLast = this.now() - this.tappedAt;
    if (sinceLast < DEBOUNCE_MS) return true;
    this.tappedAt = this.now();
    return false;
  }

  private async explain(text: string, at: Element): Promise<void> {
    this.armed = null;
    const { why, announce } = this.choice();
    const sentence = await why(text);
    if (sentence === null) return;
    this.refused = { sentence, at };
    announce(sentence);
  }
}
