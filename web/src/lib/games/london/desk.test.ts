/** A player's desk: what he has left with the page holds at a table, and nowhere else. */
import { expect, test } from 'vitest';
import { Desk } from './desk.svelte';

test('where there is no table, nothing is answered or paid by itself', () => {
  const desk = new Desk(null, 'jekyll');
  const { standing, paying } = desk;
  desk.standing = { ...standing, passing: { when: 'this-turn', turn: 1 } };
  desk.paying = 'as-proposed';
  expect([desk.standing, desk.paying]).toEqual([standing, paying]);
  desk.notes = 'Poole knows more.';
  expect(desk.notes, 'but one can write').toBe('Poole knows more.');
});

test('at a table it holds', () => {
  const desk = new Desk('utterson.london.t.jekyll', 'jekyll');
  desk.standing = { ...desk.standing, passing: { when: 'this-turn', turn: 1 } };
  desk.paying = 'as-proposed';
  expect([desk.standing.passing.when, desk.paying]).toEqual(['this-turn', 'as-proposed']);
});
