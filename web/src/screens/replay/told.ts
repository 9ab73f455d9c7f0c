/** What happened, in sentences, for whoever looks back with these eyes. */
import type { Replay } from '../../lib/wire/wire';
import { faces, seatOf, type Eyes } from '../../lib/replay/frames';
import { toldSeats } from '../../lib/table/names';
import { placesOf } from '../../lib/table/places';
import { isPayment, tellMove, tellNote } from '../../lib/words/tell';
import { language, maybe } from '../../lib/words/words.svelte';

/** A move and what followed from it. */
export interface ToldMove {
  /** The frame after it. */
  at: number;
  text: string;
  isPayment: boolean;
  notes: string[];
}

export function toldMoves(replay: Replay, eyes: Eyes): ToldMove[] {
  const { game, agreed, frames } = replay;
  const common = { game, say: maybe, language: language(), me: seatOf(eyes), places: placesOf(agreed) };
  return frames.slice(1).map((frame, index) => {
    // Who decided is called as he was before the move.
    const seats = toldSeats(faces(replay, frames[index]!));
    const after = toldSeats(faces(replay, frame));
    const { line, seen, notes: lines, followed } = frame.made!;
    const notes = lines.map((note, at) => tellNote({ ...common, seats: after }, note, followed?.[at]));
    return { at: index + 1, text: tellMove({ ...common, seats }, line, seen), isPayment: isPayment(line), notes };
  });
}
