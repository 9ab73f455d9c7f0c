/**
 * How a game can be set up, and the wish for a table that comes of it.
 */
import type { Game, Seating, SeatWish, Wish } from './api';
import type { ClockRule } from './wire/wire';

export const LEVELS = ['novice', 'casual', 'strong', 'champion'] as const;
export type Level = (typeof LEVELS)[number];

export const VARIANTS = {
  partners: ['a', 'b', 'three'],
  duel: ['single', 'return'],
  london: ['whole'],
} as const satisfies Record<Game, readonly string[]>;

export const SEATINGS = ['lot', 'as_we_sit'] as const satisfies readonly Seating[];

/** The points that end a game of partners, if nothing else is agreed. */
export const TARGET = 1000;

export const CLOCKS = ['none', 'quick', 'slow'] as const;
export type Clock = (typeof CLOCKS)[number];

/** With whom one plays: programs, friends by link, or people at this device. */
export type Company = 'bots' | 'friends' | 'here';

export interface Plan {
  game: Game;
  company: Company;
  variant: string;
  level: Level;
  /** The seat of whoever plans; null: any. */
  seat: number | null;
  /** By seat, the names of the people at this device; an empty one is a program's seat. */
  names: string[];
  /** By seat, whether a friend is expected there or a program sits there. */
  friends: ('friend' | 'bot')[];
  clock: Clock;
  /** Who plays with whom, where four do. */
  seating: Seating;
  /** The points that end a game of partners. */
  target: number;
}

const OPTIONS: Record<string, string[]> = { b: ['seatcard=b'], three: ['players=3'], return: ['match=return'] };

const MINUTE = 60_000;
const RULES: Record<Clock, ClockRule> = {
  none: { type: 'none' },
  quick: { type: 'per_game', ms: 15 * MINUTE, increment_ms: 5000 },
  slow: { type: 'per_move', ms: 24 * 60 * MINUTE },
};

/** How many sit at a table. */
export function seatsOf(game: Game, variant: string): number {
  if (game !== 'partners') return 2;
  return variant === 'three' ? 3 : 4;
}

/** Do people choose whether they are drawn onto the seats? */
export const isDrawn = (game: Game, variant: string): boolean => game === 'partners' && variant !== 'three';

/** The plan of somebody who just wants to play. */
export function quickPlan(game: Game): Plan {
  return {
    game,
    company: 'bots',
    variant: VARIANTS[game][0],
    level: 'casual',
    seat: null,
    names: [],
    friends: [],
    clock: 'none',
    seating: 'lot',
    target: TARGET,
  };
}

/** The wish for a table. `chance` is from 0 to 1, for who does not care where he sits. */
export function wishOf(plan: Plan, chance: number): Wish {
  const count = seatsOf(plan.game, plan.variant);
  const mine = plan.seat ?? Math.min(Math.floor(chance * count), count - 1);
  const bot: SeatWish = { type: 'bot', level: plan.level };
  const seat = (index: number): SeatWish => {
    switch (plan.company) {
      case 'bots':
        return index === mine ? { type: 'me' } : bot;
      case 'friends':
        if (index === mine) return { type: 'me' };
        return plan.friends[index] === 'bot' ? bot : { type: 'open' };
      case 'here': {
        const name = plan.names[index]?.trim();
        return name ? { type: 'me', name } : bot;
      }
    }
  };
  const hasTarget = plan.game === 'partners' && plan.target !== TARGET;
  return {
    game: plan.game,
    options: [...(OPTIONS[plan.variant] ?? []), ...(hasTarget ? [`target=${plan.target}`] : [])],
    seats: Array.from({ length: count }, (_, index) => seat(index)),
    clock: RULES[plan.company === 'here' ? 'none' : plan.clock],
    ...(isDrawn(plan.game, plan.variant) ? { seating: plan.seating } : {}),
  };
}
