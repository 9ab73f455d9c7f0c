/** What has happened on the table of a lesson, in sentences. */
import { faces } from '../replay/frames';
import { toldSeats } from '../table/names';
import { placesOf } from '../table/places';
import type { Replay } from '../wire/wire';
import { isPayment, tellMove, tellNote, type Teller } from '../words/tell';

/** The moves behind frame `from` up to frame `to`, with what followed from them, as the learner is told. */
export function toldBetween(replay: Replay, from: number, to: number, teller: Pick<Teller, 'say' | 'language' | 'me'>): string[] {
  const common = { ...teller, game: replay.game, places: placesOf(replay.agreed) };
  return replay.frames.slice(from + 1, to + 1).flatMap(({ made }, index) => {
    // Who decided is called as he was before the move, what followed speaks of afterwards.
    const [before, after] = [replay.frames[from + index]!, replay.frames[from + index + 1]!];
    const teller = { ...common, seats: toldSeats(faces(replay, after)) };
    const notes = made!.notes.map((note, at) => tellNote(teller, note, made!.followed?.[at]));
    const move = isPayment(made!.line) ? [] : [tellMove({ ...common, seats: toldSeats(faces(replay, before)) }, made!.line, made!.seen)];
    return [...move, ...notes];
  });
}
