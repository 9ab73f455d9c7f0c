import { describe, expect, test } from 'vitest';
import type { Action } from '../../wire/london';
import type { Legal } from '../contract';
import { actsOf, targets } from './acts';
import { ALWAYS_ASK, isReaction, standingAnswer } from './answers';
import { counts, covers, each, of } from './counts';
import { ABOUT, HYDE, JEKYLL, MAP, viewWith } from './fixture';
import { isGreyNow, phaseName, surely } from './look';
import { canBeCure, column, marks } from './notebook';
import { mapOf, pathBetween, placesOf, towards } from './places';
import { acted, place, renewed, type T } from './say';

const legal = (...texts: string[]): Legal<Action>[] => texts.map((text) => ({ text, action: 'pass' }));
const places = placesOf(MAP);

test('counts are read and written as the record does', () => {
  expect(of('wwlee', 'e')).toBe(2);
  expect(counts(['e', 'w', 'l', 'w'])).toBe('wwle');
  expect(each('wle')).toEqual(['w', 'l', 'e']);
  expect(covers('wwl', 'wl')).toBe(true);
  expect(covers('wl', 'ww')).toBe(false);
});

describe('the map', () => {
  test('comes once with what was agreed', () => {
    expect(mapOf(ABOUT)).toBe(MAP);
    expect(mapOf({ ...ABOUT, agreed: null })).toBeNull();
  });

  test('is the same object for the same map, since drawings hang on it', () => {
    expect(placesOf(MAP)).toBe(places);
  });

  test('knows its paths both ways', () => {
    expect(pathBetween(places, 0, 2)).toBe('grey');
    expect(pathBetween(places, 2, 0)).toBe('grey');
    expect(pathBetween(places, 0, 4)).toBeNull();
    expect(pathBetween(places, 0, 0)).toBeNull();
  });

  test('arrow keys lead to what lies in their direction, and nowhere if nothing does', () => {
    expect(towards(places, 0, 'ArrowUp', [1, 2, 3])).toBe(1);
    expect(towards(places, 0, 'ArrowRight', [1, 2, 3])).toBe(2);
    expect(towards(places, 0, 'ArrowDown', [1, 2, 3])).toBe(3);
    expect(towards(places, 0, 'ArrowLeft', [1, 2, 3])).toBeNull();
    expect(towards(places, 4, 'ArrowLeft', [0, 2])).toBe(2);
  });
});

describe('the board', () => {
  test('a grey place under a white token is not grey', () => {
    expect(isGreyNow(viewWith({}).board, places.all, 2)).toBe(true);
    expect(isGreyNow(viewWith({ whitened: [2] }).board, places.all, 2)).toBe(false);
    expect(isGreyNow(viewWith({}).board, places.all, 1)).toBe(false);
  });

  test('a side surely holds what is in every hand that it can have', () => {
    const view = viewWith({ hands: [['wl', 'we'], ['']] }, { hyde: { hand: 'p', jekyll: ['wwl', 'wle', 'wwe'] } });
    expect([surely(view, 'jekyll'), surely(view, 'hyde')]).toEqual(['w', 'p']);
    expect(surely({ ...view, own: 'public' }, 'jekyll')).toBe('w');
  });

  test('phases have names', () => {
    expect(phaseName('act')).toBe('act');
    expect(phaseName({ raise: { to: 1, due: { any: 1, demand: null } } })).toBe('raise');
  });
});

describe('actions', () => {
  test('what can be done has its ways, what cannot has something to ask about', () => {
    const view = viewWith({ displaced: 'le' }, { hyde: { hand: 'ppw', jekyll: [''] } });
    const acts = actsOf(view, legal('vice', 'meet l', 'meet e', 'pass'));
    expect(acts.map(({ name, choices }) => [name, choices.length])).toEqual([
      ['vice', 1],
      ['meet', 2],
      ['resist', 0],
      ['trash', 0],
      ['steal', 0],
    ]);
    expect(acts.map(({ cost }) => cost)).toEqual([3, 2, 6, 3, 4]);
    expect(acts.map(({ probe }) => probe)).toEqual(['vice', 'meet l', 'resist p', 'trash w', 'steal']);
  });

  test('a cure is asked about with three cards in the order of the record', () => {
    const view = viewWith({ cured: ['w:www'] }, { jekyll: { hand: 'ep', hyde: [''], recipes: [] } });
    expect(actsOf(view, []).at(-1)?.probe).toBe('alleviate l lpe');
  });

  test('places that can be chosen, for whitening only with the card that is lifted', () => {
    const moves: Legal<Action>[] = [
      { text: 'move north', action: { move: 1 } },
      { text: 'whiten middle w', action: { whiten: [2, 'w'] } },
      { text: 'whiten south l', action: { whiten: [3, 'l'] } },
      { text: 'lift east', action: { lift: 4 } },
    ];
    expect([...targets(moves, null).keys()]).toEqual([1, 4]);
    expect([...targets(moves, 'l')]).toEqual([
      [1, 'move north'],
      [3, 'whiten south l'],
      [4, 'lift east'],
    ]);
  });
});

describe('where Hyde has acted', () => {
  /** A message by its id and what it is told, so that the test speaks no language. */
  const t: T = (id, args) => (args ? `${id} ${Object.values(args).join(' ')}` : id);

  test('is said of the place and of the turn, and of nothing when he has not', () => {
    const { board } = viewWith({ acted: [0, 4] });
    expect(acted(t, board, places, 'en')).toBe('page-london-acted lab, east');
    expect(acted(t, viewWith({}).board, places, 'en')).toBe('');
    const says = (at: number) => place(t, board, places, at, 'en', null).includes('page-london-acted-here');
    expect([0, 1, 4].map(says)).toEqual([true, false, true]);
  });

  test('L4.4: another grey place renews it, a white one does not, and no place renews itself', () => {
    const { board } = viewWith({ acted: [0], pawn: 0 });
    expect(renewed(t, board, places, 2, 'en')).toBe('page-london-renews lab');
    expect(renewed(t, board, places, 1, 'en')).toBe('');
    expect(renewed(t, { ...board, whitened: [2] }, places, 2, 'en')).toBe('');
    expect(renewed(t, { ...board, acted: [0, 4] }, places, 0, 'en')).toBe('page-london-renews east');
    expect(renewed(t, { ...board, acted: [0] }, places, 0, 'en')).toBe('');
  });
});

describe('the notebook', () => {
  test('a column has its four recipes', () => {
    expect(column('p')).toEqual(['p:ppp', 'p:wlp', 'p:wpe', 'p:lpe']);
  });

  test('what was seen is crossed out, for the one who saw it', () => {
    const jekyll = viewWith({ refuted: ['w:www'] }, { jekyll: { hand: '', hyde: [''], recipes: ['w:wlp'] } });
    expect(marks(jekyll, 'w').map(({ mark }) => mark)).toEqual(['refuted', 'taken', 'open', 'open']);
    const hyde = viewWith({ refuted: ['w:www'] }, HYDE);
    expect(marks(hyde, 'w').map(({ mark }) => mark)).toEqual(['refuted', 'open', 'open', 'open']);
  });

  test('the last one left must be the cure', () => {
    const recipes = ['w:www', 'w:wlp', 'w:wle'];
    const view = viewWith({}, { jekyll: { hand: '', hyde: [''], recipes } });
    expect(marks(view, 'w').map(({ mark }) => mark)).toEqual(['taken', 'taken', 'taken', 'certain']);
    expect([canBeCure(view, 'w', 'wpe'), canBeCure(view, 'w', 'www')]).toEqual([true, false]);
  });

  test('a cured column has its cure, and no other', () => {
    const view = viewWith({ cured: ['l:lll'] }, HYDE);
    expect(marks(view, 'l').map(({ mark }) => mark)).toEqual(['cured', 'taken', 'taken', 'taken']);
  });
});

describe('standing answers', () => {
  const raise = viewWith({ phase: { raise: { to: 2, due: { any: 1, demand: null } } }, turn: 7, pawn: 4 }, JEKYLL);
  const window = viewWith({ phase: 'window', turn: 7, pawn: 4 }, JEKYLL);
  const choices = legal('raise w', 'raise e', 'decline');

  test('nothing stands: ask', () => {
    expect(isReaction(raise, choices)).toBe(true);
    expect(isReaction(raise, [])).toBe(false);
    expect(standingAnswer(raise, places, choices, ALWAYS_ASK)).toBeNull();
  });

  test('pass this turn, and no longer', () => {
    const pass = { passing: { when: 'this-turn', turn: 7 } as const, rules: [] };
    expect(standingAnswer(raise, places, choices, pass)).toBe('decline');
    expect(standingAnswer(window, places, legal('whiten middle w', 'decline'), pass)).toBe('decline');
    const next = { ...pass, passing: { when: 'this-turn', turn: 5 } as const };
    expect(standingAnswer(raise, places, choices, next)).toBeNull();
  });

  test('pass unless the lab is near', () => {
    const pass = { passing: { when: 'away-from-lab' } as const, rules: [] };
    const home = viewWith({ phase: { raise: { to: 0, due: { any: 1, demand: null } } }, pawn: 2 }, JEKYLL);
    const at = viewWith({ phase: 'window', pawn: 0 }, JEKYLL);
    expect(standingAnswer(raise, places, choices, pass)).toBe('decline');
    expect(standingAnswer(home, places, choices, pass)).toBeNull();
    expect(standingAnswer(at, places, legal('decline'), pass)).toBeNull();
  });

  test('a rule raises where it says, if the card is there, and goes before passing', () => {
    const rules = [{ at: 'middle', colour: 'e' as const }];
    const passing = { when: 'this-turn', turn: 7 } as const;
    expect(standingAnswer(raise, places, choices, { passing, rules })).toBe('raise e');
    expect(standingAnswer(raise, places, legal('raise w', 'decline'), { passing, rules })).toBe('decline');
    expect(
      standingAnswer(raise, places, legal('raise w', 'decline'), { passing: { when: 'never' }, rules }),
    ).toBeNull();
  });
});
