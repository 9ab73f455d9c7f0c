/** Scores explained in the words of the page: every term that decided, with its rule. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { bundleOf, textOf, type Args } from '../words/bundle';
import type { BoardProps } from './contract';
import * as duel from './duel/explain';
import * as london from './london/explain';
import { viewWith } from './london/fixture';
import { laidOpen as londonLaid } from './london/laid';
import { MAP } from './london/fixture';
import { placesOf } from './london/places';
import { laidOpen as duelLaid } from './duel/laid';
import * as partners from './partners/explain';
import { aHand, aMove, aTrick, aView } from './partners/sample';
import { laidOpen as partnersLaid } from './partners/shown';
import { aMove as aDuelMove, aView as aDuelView, TAKEN } from './duel/sample';
import type { RoundEnd, Score, View as DuelView } from '../wire/duel';
import type { Fate, Worth } from '../wire/partners';

const files = ['terms', 'page-partners', 'page-duel', 'page-london'];
const read = (file: string) => readFileSync(join(import.meta.dirname, `../../../../i18n/en/${file}.ftl`), 'utf8');
const bundle = bundleOf('en', files.map(read));
const t = (id: string, args?: Args): string => textOf(bundle, id, args) ?? `no ${id}`;
const name = (seat: number) => ['Ann', 'Bob', 'Cid', 'Dot'][seat]!;
const given = (props: object) => ({ t, name, before: null, last: null, resting: false, ...props }) as unknown as BoardProps<any, any>;
const told = (explained: { terms: { rule: string; text: string }[] } | null) => explained?.terms.map(({ rule, text }) => `${rule} ${text}`);

const worthOf = (points: number, factor: number, ...fates: Fate[]): Worth => ({
  product: { points, factor, score: points * factor },
  deeds: fates.map((fate, index) => ({ card: `Jx${index + 1}`, factor: index + 1, fate })),
});

test('P5.2: the worked example, term by term', () => {
  const jekyll = worthOf(9, 4, 'won', 'lost', 'won');
  const hyde = worthOf(3, 0, 'lost', 'out', 'out');
  const worth = { jekyll, hyde: { ...hyde, deeds: hyde.deeds.map((deed) => ({ ...deed, card: deed.card.replace('J', 'H') })) } };
  const ended = [{ winner: null, leads: 'e' } as const, { winner: 'n', leads: 'n' } as const];
  const table = aView({}, 'public', 'four', { worth, ended, last: aTrick() });
  const phase = { over: 'play' in table.board.phase ? table.board.phase.play : aHand() };
  const board = { ...table.board, phase, totals: { teams: { jekyll: 136, hyde: 20 } }, sheet: [{ jekyll: 100, hyde: 20 }, { jekyll: 36, hyde: 0 }] };
  const terms = { jekyll: { cards: 8, scenes: [6], characters: 3 }, hyde: { cards: 2, scenes: [3], characters: 0 } };
  const score = { score: { jekyll: 36, hyde: 0 }, terms, added: { teams: { jekyll: 36, hyde: 0 } }, table };
  const explained = partners.explain(given({ view: { ...table, board }, last: aMove({ trick: aTrick() }, { score }) }));
  expect(explained?.title).toBe('Hand 2: how it scored');
  expect(told(explained)).toEqual([
    'P5.1 Jekyll took 8 cards. Their scenes, 6, and 3 characters at 1 each make 9 points.',
    'P5.1 Its own deeds are the factor: Charity 1 + Remorse 3, in all 4.',
    'P5.1 Mercy went to the other team and counts for nobody.',
    'P5.1 Jekyll: 9 × 4 = 36.',
    'P5.1 Hyde took 2 cards. Their scenes, 3, and no character make 3 points.',
    'P5.1 Hyde took none of its own deeds: the factor is 0, and nothing counts.',
    'P5.1 Fury went to the other team and counts for nobody.',
    'P5.1 Hyde: 3 × 0 = 0.',
    'P4.3 A transformation lay in trick 1: nobody won it, and its cards went on to the next trick.',
    'P5.3 Jekyll so far: 100 + 36 = 136 of 1,000.',
    'P5.3 Hyde so far: 20 + 0 = 20 of 1,000.',
    'P5.3 1,000 has been reached, and there is a single leader: the game is over.',
  ]);
  expect(partners.explain(given({ view: table, last: aMove({ trick: aTrick() }) }))).toBe(null);
});

const track = (round: number, marker: number, over: object = {}, seats = { jekyll: 0, hyde: 1 }): DuelView =>
  aDuelView({ board: { options: { match: 'return' }, track: { round, marker }, phase: 'deal', ...over }, known: null, reckoning: { seats, prospect: null } });
const roundOver = (end: Omit<RoundEnd, 'difference'>) =>
  aDuelMove({ trick: TAKEN }, { round: { ...end, difference: Math.abs(end.tricks.jekyll - end.tricks.hyde) } });

test('D5: how the marker moved, after which rounds, and who leads next', () => {
  const lines = ['table round jekyll=9 hyde=1 marker=10', 'table game 2', 'table round jekyll=7 hyde=3 marker=4'];
  const leg = { second: { first: { space: 10, rounds: 1 } } };
  const table = track(2, 4, { leg }, { jekyll: 1, hyde: 0 });
  const last = roundOver({ tricks: { jekyll: 4, hyde: 6 }, marker: 6, then: { leads: 'hyde' }, table });
  const explained = duel.explain(given({ view: track(3, 6, { leg }), last }), lines);
  expect(explained?.title).toBe('Round 2: how it scored');
  expect(told(explained)).toEqual([
    'D5.1 Round 1 ended 7 tricks to 3, with the marker on 4.',
    'D5.1 Bob as Jekyll took 4 tricks, Ann as Hyde 6: a difference of 2.',
    'D5.1 The marker moves by that much, always towards Hyde and never beyond 10: from 4 to 6.',
    'D2.4 The marker stands on Hyde’s half, so Hyde leads in round 3.',
  ]);
});

test('D5.2, D5.3: the end of a game, of the first one, and of the match', () => {
  const level = roundOver({ tricks: { jekyll: 5, hyde: 5 }, marker: 4, then: { wins: 'jekyll' }, table: track(3, 4) });
  const leg = { second: { first: { space: 4, rounds: 3 } } };
  const half = duel.explain(given({ view: track(1, 0, { leg }), last: level }), []);
  expect(told(half)?.slice(1)).toEqual([
    'D5.1 The tricks are level, and the marker stays on 4.',
    'D5.2 Three rounds are over and the marker is not on 10: Jekyll wins.',
    'D5.3 Bob as Hyde: space 4, in 3 rounds',
    'D5.3 Now the roles are swapped for the second game.',
  ]);
  const scores: [Score, Score] = [{ space: 10, rounds: 2 }, { space: 4, rounds: 3 }];
  const phase = { over: { return: { scores } } };
  const table = track(2, 4, { leg }, { jekyll: 1, hyde: 0 });
  const last = roundOver({ tricks: { jekyll: 9, hyde: 1 }, marker: 10, then: { wins: 'hyde' }, table });
  const end = duel.explain(given({ view: track(2, 10, { leg, phase }), last }), []);
  expect(told(end)?.slice(2, 5)).toEqual(['D5.2 On 10 Hyde wins at once.', 'D5.3 Bob as Hyde: space 4, in 3 rounds', 'D5.3 Ann as Hyde: space 10, in 2 rounds']);
});

test('L4.7: what ended london, with the cures that nobody found once the record tells them', () => {
  const over = viewWith({ phase: { over: { winner: 'hyde', turns: 31 } }, turned: 'wwwl', cured: ['l:lll'] });
  const lines = ['table setup cures=w:wpe,l:lll,p:ppp,e:wpe tiles=soho:w:www'];
  expect(told(london.explain(given({ view: over }), lines))).toEqual([
    'L5.7 Jekyll has found 1 of the four cures that win.',
    'L5.6 Wrath: the cure was 1 Wrath, 1 Pride, 1 Envy, and it stayed hidden.',
    'L5.6 Lust: the cure was 3 Lust, and it was found.',
    'L5.6 Pride: the cure was 3 Pride, and it stayed hidden.',
    'L5.6 Envy: the cure was 1 Wrath, 1 Pride, 1 Envy, and it stayed hidden.',
    'L4.7 Wrath: the third token has turned black, and Hyde has won.',
    'L4.7 Lust: one token has turned black; the third wins for Hyde.',
  ]);
  const hidden = london.explain(given({ view: over }), ['table setup cures=? tiles=?']);
  expect(hidden?.terms.filter(({ rule }) => rule === 'L5.6')).toHaveLength(1);
  expect(london.explain(given({ view: viewWith({}) }), lines)).toBe(null);
});

test('what lies open is what each seat holds, and what the record says of the rest', () => {
  const view = aView({}, 'public');
  const hands = partnersLaid({ open: { views: [aView({}, { seat: 0 }), aView({}, { seat: 1 })], lines: [] } }, view);
  expect(hands).toEqual([{ place: 'n', cards: ['JA', 'J3', 'H4'] }, { place: 'e', cards: ['H4', 'JA', 'J3'] }]);
  expect(partnersLaid({}, view)).toBe(null);
  const own = { role: 'hyde', hand: ['W2', 'P1'], dealt: [], exchanges: [], chosen: [] };
  const laid = duelLaid({ views: [{ ...track(1, 0), known: { own } } as DuelView], lines: ['table deal jekyll=P2 hyde=W2 aside=+5,E1'] });
  expect(laid).toEqual({ hands: { jekyll: [], hyde: ['P1', 'W2'] }, aside: ['E1', '+5'] });
  const open = londonLaid({ views: [], lines: ['table setup cures=w:wpe,l:lll tiles=north:w:www,far:e:eee'] }, placesOf(MAP));
  expect(open?.cures).toEqual(['w:wpe', 'l:lll']);
  expect([...(open?.tiles ?? [])]).toEqual([[1, 'w:www'], [5, 'e:eee']]);
});
