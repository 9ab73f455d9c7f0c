/** Checks a fair deal in the page: from the record of a game that has ended, every draw is computed again. */
import { duel, london, partners, type Draws } from './draws';
import { commitment, key, readSeed, type Seed } from './seed';
import { Stream } from './stream';

/** One draw, as it is in the record and as it must be. */
export interface CheckedDraw {
  /** Its number, from 1; 0 is the lot for the seats. */
  draw: number;
  /** The line of the file, from 1. */
  line: number;
  recorded: string;
  computed: string;
}

/** What the check found. */
export interface Verdict {
  /** `no-secret`: nothing can be checked. `bad-record`: not a record that we can follow. */
  result: 'fair' | 'no-secret' | 'bad-record' | 'broken-commitment' | 'other-seats' | 'other-draw';
  /** What the server was bound by; players were shown it before the game. */
  commitment: string | null;
  computedCommitment: string | null;
  draws: CheckedDraw[];
}

/** Every order of these words, the first word counting most. */
const orders = (words: string[]): string[][] =>
  words.length === 0
    ? [[]]
    : words.flatMap((first) => orders(words.filter((word) => word !== first)).map((rest) => [first, ...rest]));

/** Where the seats of the table may play; draw 0 chooses among these ways. */
function seatings(game: string, options: Map<string, string>, { protocol, lot }: Seed): string[][] {
  if (game !== 'partners') return [['jekyll', 'hyde']];
  const places = ['n', 'e', 's', 'w'];
  if (options.get('players') !== '3') return lot ? orders(places) : [places];
  // By the first protocol the ghost was drawn among four places, and so one of the three was solo half the time.
  const ghosts = protocol === '1' ? places : places.slice(0, 3);
  return ghosts.map((ghost) => places.filter((place) => place !== ghost));
}

/** Does the lot seat the players as the record has them? The first protocol draws nobody onto a seat. */
function areSeated(game: string, options: Map<string, string>, seats: string[], seed: Seed): boolean {
  if (seed.lot && seed.protocol === '1') return false;
  const drawn = new Stream(key(seed), 0).pick(seatings(game, options, seed));
  const isSame = [...drawn].sort().join() === [...seats].sort().join();
  return isSame && drawn.join() === (seed.lot ?? seats).join();
}

/** Where the research sites of a map come from, in the order of its file: by the map's name in the record. */
export type Sites = (map: string | undefined) => readonly string[] | null;

function follow(game: string, options: Map<string, string>, sites: Sites): Draws | null {
  if (game === 'partners') return partners(options);
  if (game === 'duel') return duel();
  const research = game === 'london' ? sites(options.get('map')) : null;
  return research && london(research);
}

/** The header: everything before `---`. */
function readHeader(lines: string[]) {
  const end = lines.indexOf('---');
  const value = (word: string) => lines.slice(0, end).find((line) => line.startsWith(`${word} `))?.slice(word.length + 1);
  const options = new Map((value('option') ?? '').split(' ').map((one) => one.split('=', 2) as [string, string]));
  const seats = lines.slice(0, end).filter((line) => line.startsWith('player ')).map((line) => line.split(' ')[1]!);
  return { end, game: value('game') ?? '', options, seats, seed: readSeed(`seed ${value('seed') ?? ''}`) };
}

/** Reads a record and computes all its chance again. */
export function verify(record: string, sites: Sites): Verdict {
  const lines = record.split('\n').map((line) => (line.startsWith('#') ? '' : line));
  const { end, game, options, seats, seed } = readHeader(lines);
  const nothing: Verdict = { result: 'bad-record', commitment: null, computedCommitment: null, draws: [] };
  if (end < 0) return nothing;
  if (!seed) return { ...nothing, result: 'no-secret' };
  const draws = follow(game, options, sites);
  if (!draws) return nothing;
  const verdict = { ...nothing, commitment: seed.commitment, computedCommitment: commitment(seed) };
  if (verdict.commitment !== verdict.computedCommitment) return { ...verdict, result: 'broken-commitment' };
  if (!areSeated(game, options, seats, seed)) return { ...verdict, result: 'other-seats' };
  verdict.draws = checkDraws(lines, end, draws, seed);
  const fair = verdict.draws.every((draw) => draw.recorded === draw.computed);
  return { ...verdict, result: fair ? 'fair' : 'other-draw' };
}

function checkDraws(lines: string[], end: number, draws: Draws, seed: Seed): CheckedDraw[] {
  const drawKey = key(seed);
  const checked: CheckedDraw[] = [];
  for (let at = end + 1; at < lines.length; at += 1) {
    const [who, ...words] = lines[at]!.split(' ');
    if (!who || who === 'result') continue;
    if (who === 'table') {
      const draw = checked.length + 1;
      const computed = draws.expected(words, () => new Stream(drawKey, draw));
      if (computed !== null) checked.push({ draw, line: at + 1, recorded: words.join(' '), computed });
    }
    draws.happened(who, words);
  }
  return checked;
}
