/**
 * What the page does for a player without asking again: it hands a payment over point by point, and gives the answers that
 * he has left with it. Called once, while the board is being set up.
 */
import type { Action, Due, View } from '../../wire/london';
import type { Legal } from '../contract';
import { ANSWER_MS, isReaction, standingAnswer } from './answers';
import type { Desk } from './desk.svelte';
import { handOf } from './look';
import { unitText } from './payment';
import type { Places } from './places';

/** The table as it stands. */
export interface Now {
  view: View;
  /** Empty when the player has nothing to decide. */
  legal: Legal<Action>[];
  places: Places | null;
  desk: Desk;
  play: (text: string) => void;
}

/** Between two points: the eye can follow, and the server is not pelted. */
const PAUSE_MS = 160;

/** What is due; null if nothing is. */
export function dueOf({ board: { phase } }: View): Due | null {
  return typeof phase === 'object' && 'pay' in phase ? phase.pay.due : null;
}

/** A payment goes over point by point, each as soon as the one before has arrived. */
export function payAlong(now: () => Now): void {
  /** Where a point has been handed over: should the server refuse it, it is the player's turn to choose. */
  let paidAt: View | null = null;
  $effect(() => {
    const { view, legal, desk, play } = now();
    const due = dueOf(view);
    // What was handed over, or was to be, belongs to the payment that is over.
    if (due === null) return void ([paidAt, desk.handing] = [null, null]);
    if (legal.length === 0 || view === paidAt) return;
    const begun = desk.handing?.units.length ? desk.handing : proposed(now());
    const [next, ...rest] = begun.units;
    if (next === undefined) return;
    const text = unitText(next);
    if (!legal.some((one) => one.text === text)) return void (desk.handing = null);
    const timer = setTimeout(() => {
      desk.handing = { units: rest, of: begun.of };
      paidAt = view;
      play(text);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  });
}

/** The payment that needs no choice: the player wants it so, or everybody can see that he has none. */
function proposed({ view, legal, desk }: Now): NonNullable<Desk['handing']> {
  const isForced = legal.length === 1 && handOf(view) === '';
  const units = desk.paying === 'as-proposed' || isForced ? (view.reckoning.payment?.ways[0] ?? []) : [];
  return { units, of: units.length };
}

/**
 * Gives the answers that stand. The function it returns gives the player's own. Neither leaves before its time: a quick
 * answer would tell that there was nothing to think about.
 */
export function answerAlong(now: () => Now): (text: string) => void {
  let question: View | null = null;
  let askedAt = 0;
  /** The question that has been answered unasked: should the server refuse the answer, the player is asked. */
  let answered: View | null = null;

  function answer(text: string): void {
    const { desk } = now();
    const asked = question;
    desk.answering = text;
    const wait = Math.max(0, askedAt + ANSWER_MS - performance.now());
    setTimeout(() => {
      if (question !== asked) return;
      desk.answering = null;
      now().play(text);
    }, wait);
  }

  $effect(() => {
    const { view, legal, places, desk } = now();
    if (places === null || !isReaction(view, legal)) return;
    if (question !== view) [question, askedAt, desk.answering] = [view, performance.now(), null];
    const standing = view === answered ? null : standingAnswer(view, places, legal, desk.standing);
    if (standing === null || desk.answering !== null) return;
    answered = view;
    answer(standing);
  });
  return answer;
}
