/**
 * What the frame of a table hands to the board of a game, and what a board may ask of the frame.
 *
 * A board draws one view. It knows no rules: what may be done is in `legal`, why something else may not be done is
 * asked with `why`. It keeps no truth of its own: only what the player is about to do (a lifted card, chosen cards).
 */
import type { Component } from 'svelte';
import type { About, SeatFace, SeenEvent } from '../wire/wire';

/** A move as the viewer saw it. */
export type Moved = Extract<SeenEvent, { type: 'moved' }>;

/** An action that may be chosen now. */
export interface Legal<Action> {
  /** As records write it, and as it is sent back. */
  text: string;
  /** The same for machines. */
  action: Action;
}

/** How a player wants to choose. */
export type Confirm = 'one-tap' | 'two-taps';

/** What every board is given. `View` and `Action` are the game's generated types; seats are those of the game, as in `View`. */
export interface BoardProps<View, Action> {
  about: About;
  view: View;
  /** Empty when the viewer has nothing to decide, and while a decision is under way. */
  legal: Legal<Action>[];
  /** The viewer's seat; null for a spectator. */
  me: number | null;
  seats: SeatFace[];
  /** The seats that are waited for. */
  turn: number[];
  /** The move that led to this view, with the notes that followed from it; null on arrival. For movement on the board. */
  last: Moved | null;
  /** The view before `last`; null on arrival. */
  before: View | null;
  /**
   * A trick is complete and still lies on the table, although the view has already put it onto its pile: draw the last
   * trick of the view as lying. If new cards have been dealt since, the view no longer has it: then draw that of `before`
   * with the card of `last`, which is the move that completed the trick. Ends by itself or by `collect`.
   */
  resting: boolean;
  /** Ends the rest: the player has seen enough. */
  collect: () => void;
  confirm: Confirm;
  /** No movement, please. */
  still: boolean;
  /** Decides. `text` is one of `legal`; anything else shows the reason instead. Ends a rest first. */
  play: (text: string) => void;
  /** The sentence that says why this action may not be chosen, with its rule; null if it may. */
  why: (text: string) => Promise<string | null>;
  /** What a seat is called: its player's name, "you" where it is the viewer. */
  name: (seat: number) => string;
  /** Says a sentence to those who listen instead of looking (the frame's polite live region). Shows nothing. */
  announce: (sentence: string) => void;
  /** A message of the catalogues; `id.attribute` for an attribute of it. */
  t: (id: string, args?: Record<string, string | number>) => string;
  /** The game was given up, broken off or lost on time: what to say instead of whose turn it would be. */
  ended?: string | null;
  /** Everything lies open: only when one looks back at a game, with `view` that of a spectator. */
  open?: Open<View> | null;
}

/** What lies open besides what everybody sees. */
export interface Open<View> {
  /** What each seat knows, in their order. */
  views: View[];
  /** The lines of the record so far, with nothing hidden. */
  lines: string[];
}

/** A score explained: in sentences, each with the rule that it follows from. */
export interface Explained {
  title: string;
  terms: { rule: string; text: string }[];
  /** The numbers that decided it: three. */
  figures: { label: string; value: string }[];
}

/** A game as the frame knows it. `web/src/lib/games/<game>/index.ts` exports one as default; loaded when needed. */
export interface GameBoard {
  /** The board: everything between the top bar and the hand's edge, the hand included. */
  Board: Component<any>;
  /**
   * Tabs beside or below the board (score sheet, rank order, cure notebook …); the log is the frame's. `title` is the id of
   * a message. A panel is given the props of the board.
   */
  panels: { id: string; title: string; Panel: Component<any> }[];
  /** The line at the top: scores, round, points left. Given the props of the board. */
  Status: Component<any>;
  /**
   * What the keys H, T, S, O and M read out: the hand, the trick on the table, the score, what is public about the others,
   * and what may be chosen. The frame listens for the keys and speaks; the board gives the sentence.
   */
  reads?: Partial<Record<Read, (props: BoardProps<any, any>) => string>>;
  /**
   * How it was scored, where the last move has ended a hand, a round or the game; null otherwise. `lines` are those of the
   * record so far, as far as the viewer knows them.
   */
  explain: (props: BoardProps<any, any>, lines: string[]) => Explained | null;
}

/** What a key reads out. */
export type Read = 'hand' | 'trick' | 'score' | 'others' | 'moves';
