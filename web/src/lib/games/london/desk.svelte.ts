/**
 * What a player has before him besides the game: the action he is looking at, the payment he is making, his standing
 * answers and his notes. None of it is known to anybody else. Answers and notes are kept in the browser, where it lets us.
 */
import type { About } from '../../wire/wire';
import type { Location, Side, Unit } from '../../wire/london';
import { ALWAYS_ASK, type Standing } from './answers';
import type { Colour } from './counts';

/** How a player pays: as the page proposes, or by choosing each time. */
export type Paying = 'as-proposed' | 'by-choice';

/** What a player can note beside a recipe. */
export const NOTED = ['none', 'no', 'maybe', 'yes'] as const;
export type Noted = (typeof NOTED)[number];

interface Kept {
  standing: Standing;
  paying: Paying;
  notes: string;
  noted: Record<string, Noted>;
}

export class Desk {
  /** The action that is being looked at before it is done, as text. */
  chosen = $state<string | null>(null);
  /** The place under the pointer or the focus. */
  pointed = $state<Location | null>(null);
  /** The card with which a place is to be whitened. */
  card = $state<Colour | null>(null);
  /** The points of a payment that are still to be handed over, and how many there were. */
  handing = $state.raw<{ units: Unit[]; of: number } | null>(null);
  /** The answer that has been given and waits for its time. */
  answering = $state<string | null>(null);
  private kept = $state<Kept>({ standing: ALWAYS_ASK, paying: 'by-choice', notes: '', noted: {} });

  constructor(
    /** Under which name it is kept; null where there is no table, as in a lesson: there nothing is kept or done unasked. */
    private readonly key: string | null,
    side: Side | null,
  ) {
    // To Hyde all tokens are alike, so there is rarely anything to choose.
    if (side === 'hyde') this.kept.paying = 'as-proposed';
    if (key === null) return;
    try {
      Object.assign(this.kept, JSON.parse(localStorage.getItem(key) ?? '{}'));
    } catch {
      // Storage is forbidden, or holds something else: begin afresh.
    }
  }

  get standing(): Standing {
    return this.kept.standing;
  }
  set standing(standing: Standing) {
    if (this.key !== null) this.keep({ standing });
  }
  get paying(): Paying {
    return this.kept.paying;
  }
  set paying(paying: Paying) {
    if (this.key !== null) this.keep({ paying });
  }
  get notes(): string {
    return this.kept.notes;
  }
  set notes(notes: string) {
    this.keep({ notes });
  }
  noted(recipe: string): Noted {
    return this.kept.noted[recipe] ?? 'none';
  }
  note(recipe: string, noted: Noted): void {
    this.keep({ noted: { ...this.kept.noted, [recipe]: noted } });
  }

  private keep(change: Partial<Kept>): void {
    Object.assign(this.kept, change);
    if (this.key === null) return;
    try {
      localStorage.setItem(this.key, JSON.stringify(this.kept));
    } catch {
      // It holds for this visit.
    }
  }
}

const desks = new Map<string, Desk>();

/** The desk of the one who looks at this table; board and panels share it. */
export function deskOf(about: About, side: Side | null): Desk {
  const name = `utterson.london.${about.table}.${side ?? 'public'}`;
  const desk = desks.get(name) ?? new Desk(about.table === '' ? null : name, side);
  desks.set(name, desk);
  return desk;
}
