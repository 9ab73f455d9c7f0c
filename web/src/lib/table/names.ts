/**
 * What the players of a table are called: by people, and by its record.
 */
import type { Occupant, SeatFace } from '../wire/wire';
import type { ToldSeat } from '../words/tell';

/** Programs borrow their names from the edges of the book, one for each seat. */
const BOTS = ['Denman', 'Carew', 'Hastie', 'Maw'];

/** Everywhere beside the name of a program that somebody has brought. */
const PROGRAM = '\u00a0⚙';

/** What a player is called; the empty chair has no name. */
export function nameOf(player: Occupant, seat: number): string {
  switch (player.type) {
    case 'open':
      return '';
    case 'person':
      return player.kind === 'program' ? player.name + PROGRAM : player.name;
    case 'bot':
      return BOTS[seat % BOTS.length]!;
  }
}

/** What the record calls the players: one word each, all different, none of them `draw`. */
export function recordNames(players: Occupant[]): string[] {
  const names: string[] = [];
  for (const [index, player] of players.entries()) {
    const first = recordName(player, index);
    const again = players.map((_, n) => `${first}:${n + 2}`);
    names.push([first, ...again].find((name) => !names.includes(name)) ?? first);
  }
  return names;
}

function recordName(player: Occupant, index: number): string {
  switch (player.type) {
    case 'open':
      return `open:${index}`;
    case 'person': {
      const word = player.name.replaceAll(' ', '_');
      if (player.kind === 'program') return `program:${word}`;
      return word === 'draw' ? 'draw_' : word;
    }
    case 'bot':
      return `bot:${player.level}`;
  }
}

/** The seats as lines speak of them. */
export function toldSeats(seats: SeatFace[]): ToldSeat[] {
  const records = recordNames(seats.map((seat) => seat.player));
  return seats.map(({ word, player }, seat) => ({
    word: word ?? '',
    record: records[seat]!,
    name: nameOf(player, seat),
  }));
}
