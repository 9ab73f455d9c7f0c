import { expect, test } from 'vitest';
import { quickPlan, wishOf, type Plan } from './wishes';

const plan = (more: Partial<Plan>): Plan => ({ ...quickPlan('partners'), ...more });

test('one click: a seat by chance, and programs on the others', () => {
  const wish = wishOf(quickPlan('duel'), 0.9);
  expect(wish.seats).toEqual([{ type: 'bot', level: 'casual' }, { type: 'me' }]);
  expect(wish.options).toEqual([]);
});

test('chance never falls off the table', () => {
  expect(wishOf(quickPlan('duel'), 1).seats).toContainEqual({ type: 'me' });
  expect(wishOf(quickPlan('duel'), 0).seats[0]).toEqual({ type: 'me' });
});

test('variants are options, and three are three', () => {
  expect(wishOf(plan({ variant: 'b' }), 0)).toMatchObject({ options: ['seatcard=b'] });
  const three = wishOf(plan({ variant: 'three' }), 0);
  expect([three.options, three.seats.length]).toEqual([['players=3'], 3]);
  expect(wishOf({ ...quickPlan('duel'), variant: 'return' }, 0).options).toEqual(['match=return']);
});

test('friends come by link, programs where they are wanted', () => {
  const friends: Plan['friends'] = ['friend', 'bot', 'friend', 'bot'];
  const wish = wishOf(plan({ company: 'friends', seat: 0, friends, level: 'strong' }), 0);
  expect(wish.seats.map((seat) => seat.type)).toEqual(['me', 'bot', 'open', 'bot']);
});

test('people at this device are named; a seat without a name is a program’s', () => {
  const wish = wishOf(plan({ company: 'here', names: ['Ann', ' ', 'Bob', ''] }), 0);
  expect(wish.seats).toMatchObject([{ type: 'me', name: 'Ann' }, { type: 'bot' }, { type: 'me', name: 'Bob' }, { type: 'bot' }]);
  expect(wish.clock).toEqual({ type: 'none' });
});

test('four partners are drawn onto the seats, unless they want to sit as they are', () => {
  expect(wishOf(plan({}), 0).seating).toBe('lot');
  expect(wishOf(plan({ variant: 'b', seating: 'as_we_sit' }), 0).seating).toBe('as_we_sit');
  expect(wishOf(plan({ variant: 'three' }), 0)).not.toHaveProperty('seating');
  expect(wishOf(quickPlan('duel'), 0)).not.toHaveProperty('seating');
});

test('another target than the usual one is an option', () => {
  expect(wishOf(plan({ target: 1000 }), 0).options).toEqual([]);
  expect(wishOf(plan({ variant: 'b', target: 500 }), 0).options).toEqual(['seatcard=b', 'target=500']);
  expect(wishOf({ ...quickPlan('duel'), target: 500 }, 0).options).toEqual([]);
});
