/**
 * What the player is about to do, before it leaves the page: a card lifted, cards chosen for an exchange, a potion that
 * waits for its colour, and the reason shown at a card that may not be played.
 */
import type { Action, Card } from '../../wire/duel';
import type { BoardProps } from '../contract';
import { canBecome, exchangeOf, exchangeText, isComplete, playingOf, tapped, type Call } from './choosing';

/** What the intent is about, asked anew each time. */
export type Asked = () => Pick<
  BoardProps<unknown, Action>,
  'legal' | 'resting' | 'confirm' | 'play' | 'why' | 'announce'
>;

/** What the rules say of a card now; `idle`: nothing is asked of the player. */
export type Standing = 'legal' | 'illegal' | 'idle';

/** Taps that come so soon after a decision belong to it. */
const DOUBLE_TAP_MS = 250;

export class Intent {
  lifted = $state<Card | null>(null);
  chosen = $state.raw<Card[]>([]);
  calling = $state.raw<{ potion: Card; calls: Call[] } | null>(null);
  reason = $state.raw<{ card: Card; sentence: string } | null>(null);

  readonly exchange = $derived.by(() => exchangeOf(this.asked().legal));
  /** The cards that stand out of the hand. */
  readonly raised = $derived(this.exchange ? this.chosen : this.lifted === null ? [] : [this.lifted]);

  private decidedAt = -Infinity;

  constructor(
    private readonly asked: Asked,
    private readonly now: () => number = () => performance.now(),
  ) {}

  standing(card: Card): Standing {
    const { legal } = this.asked();
    if (legal.length === 0) return 'idle';
    const isLegal = this.exchange ? this.canChoose(card) : playingOf(card, legal) !== null;
    return isLegal ? 'legal' : 'illegal';
  }

  /** A card is tapped. Who uses keys has looked before, so there is no second tap for him. */
  tap(card: Card, by: 'pointer' | 'keys'): void {
    if (this.now() - this.decidedAt < DOUBLE_TAP_MS) return;
    this.reason = null;
    if (this.exchange) return this.choose(card);
    const { legal, resting, confirm } = this.asked();
    const playing = playingOf(card, legal);
    // Who taps while a trick rests wants to go on, and is not asked anything yet.
    if (playing === null && resting) return;
    if (playing === null) return void this.refuse(card, `play ${card}`);
    const isLifted = this.lifted === card;
    this.calling = null;
    this.lifted = card;
    if (playing.how === 'calling') this.calling = { potion: card, calls: playing.calls };
    else if (confirm === 'one-tap' || by === 'keys' || isLifted) this.decide(playing.text);
  }

  /** Sends the chosen cards off; if they are not what is due, the reason is shown. */
  lock(): void {
    if (this.exchange && this.chosen.length > 0) this.decide(exchangeText(this.exchange, this.chosen));
  }

  /** Decides, once. */
  decide(text: string): void {
    this.decidedAt = this.now();
    this.cancel();
    this.asked().play(text);
  }

  /** Is the choice for an exchange as it must be? */
  get isReady(): boolean {
    return this.exchange !== null && isComplete(this.chosen, this.exchange);
  }

  /** Nothing is about to be done; cards chosen for an exchange stay chosen. */
  cancel(): void {
    this.lifted = null;
    this.calling = null;
    this.reason = null;
  }

  /** The position has changed: what is no longer possible is no longer intended. */
  settle(hand: readonly Card[]): void {
    this.reason = null;
    if (this.lifted !== null && !hand.includes(this.lifted)) this.lifted = null;
    if (this.calling && playingOf(this.calling.potion, this.asked().legal) === null) this.cancel();
    const kept = this.exchange ? this.chosen.filter((card) => hand.includes(card)) : [];
    if (kept.length !== this.chosen.length) this.chosen = kept;
  }

  private canChoose(card: Card): boolean {
    return (
      this.exchange !== null &&
      (this.chosen.includes(card) || canBecome(tapped(this.chosen, card, this.exchange), this.exchange))
    );
  }

  private choose(card: Card): void {
    if (this.exchange === null) return;
    const next = tapped(this.chosen, card, this.exchange);
    if (this.canChoose(card)) this.chosen = next;
    else void this.refuse(card, exchangeText(this.exchange, next));
  }

  private async refuse(card: Card, text: string): Promise<void> {
    this.lifted = null;
    const sentence = await this.asked().why(text);
    if (sentence === null) return;
    this.reason = { card, sentence };
    this.asked().announce(sentence);
  }
}
