import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { bundleOf, textOf, type Args, type Language } from './bundle';
import { TAKEN } from '../games/duel/sample';
import { aTrick } from '../games/partners/sample';
import type { Why } from '../wire/duel';
import type { Why as PartnersWhy } from '../wire/partners';
import { tell, tellMove, tellNote, type Teller } from './tell';

const ROOT = join(import.meta.dirname, '../../../..');

function teller(game: Teller['game'], language: Language, me: number | null): Teller {
  const read = (file: string) => readFileSync(join(ROOT, 'i18n', language, file), 'utf8');
  const bundle = bundleOf(language, [read('terms.ftl'), read('told.ftl')]);
  const words = game === 'partners' ? ['e', 's', 'w'] : ['jekyll', 'hyde'];
  return {
    game,
    language,
    me,
    say: (id: string, args?: Args) => textOf(bundle, id, args),
    seats: words.map((word, seat) => ({ word, record: `Player_${seat}`, name: `Player ${seat}` })),
    places: { soho: { en: 'Soho', fr: 'Soho', de: 'Soho' } },
  };
}

test.each([
  ['duel', 0, 'jekyll play P6', 'You play Pride 6.'],
  ['duel', 1, 'jekyll play P6', 'Player 0 plays Pride 6.'],
  ['duel', 0, 'jekyll play +3 W', 'You play Potion 3+ and call Wrath.'],
  ['duel', 0, 'hyde give ?', 'Player 1 has chosen what to give.'],
  ['duel', 0, 'jekyll give E5,+2 received=P7', 'You give Envy 5, Potion 2+ and receive Pride 7.'],
  ['duel', 0, 'table trick winner=hyde', 'Player 1 wins the trick.'],
  ['duel', 1, 'table trick winner=hyde', 'You win the trick.'],
  ['partners', 2, 's ask e', 'Player 1 asks Player 0 for a card.'],
  ['partners', 0, 's ask e', 'Player 1 asks you for a card.'],
  ['partners', 0, 's ask n', 'Player 1 asks the ghost for a card.'],
  ['london', 0, 'hyde move soho', 'Player 1 makes for Soho.'],
] as const)('%s, seat %i: %s', (game, me, line, sentence) => {
  expect(tell(teller(game, 'en', me), line)).toBe(sentence);
});

test('players are named by what people call them, in results too', () => {
  const told = tell(teller('partners', 'en', null), 'result winner=Player_1 Player_0=306 Player_1=354 Player_2=0');
  expect(told).toContain('Player 1 wins');
  expect(told).toContain('Player 0: 306');
});

test.each([
  ['en', 'Pride 5 beats Potion 4+: against a potion only numbers count (D3.6).'],
  ['fr', 'Orgueil 5 bat Potion 4+\u00a0: face à une potion, seuls les nombres comptent (D3.6).'],
  ['de', 'Hochmut 5 schlägt Trank 4+: Gegen einen Trank zählen nur die Zahlen (D3.6).'],
] as const)('a trick says why, %s', (language, sentence) => {
  expect(tellNote(teller('duel', language, 1), 'trick winner=jekyll', { trick: TAKEN })).toContain(sentence);
});

test.each([
  ['en', 'Player 1 asks you for a Hyde card.', 'Player 1 plays Poole (Hyde) for you.'],
  ['fr', 'Player 1 vous demande une carte Hyde.', 'Player 1 joue Poole (Hyde) pour vous.'],
  ['de', 'Player 1 bittet dich um eine Hyde-Karte.', 'Player 1 spielt Poole (Hyde) für dich.'],
] as const)('a line of partners names side and beneficiary, %s', (language, asks, plays) => {
  const listener = teller('partners', language, 0);
  const ask = { act: { place: 's', action: { ask: 'e' }, turn: 's', side: 'hyde' } };
  expect(tellMove(listener, 's ask e', ask)).toBe(asks);
  const play = { act: { place: 's', action: { play: 'HE' }, turn: 'e', side: 'hyde' } };
  expect(tellMove(listener, 's play HE', play)).toBe(plays);
});

test('every reason of partners has its sentence, in every language', () => {
  const reasons: PartnersWhy[] = ['highest', 'first_of_equals', 'transformation', 'first_transformation', 'last_transformation'];
  for (const language of ['en', 'fr', 'de'] as const) {
    for (const why of reasons) {
      expect(tellNote(teller('partners', language, null), 'trick winner=e', { trick: aTrick({ why }) })).toContain('(P4.1)');
    }
  }
});

test('every reason of duel has its sentence, in every language', () => {
  const reasons: Why[] = ['stronger_colour', 'higher_value', 'higher_beside_potion', 'potion_ties', 'higher_potion'];
  for (const language of ['en', 'fr', 'de'] as const) {
    for (const why of reasons) {
      const told = tellNote(teller('duel', language, null), 'trick winner=hyde', { trick: { ...TAKEN, why } });
      expect(told).toContain('(D3.6)');
    }
  }
});

test('a line that no message tells stands as it is', () => {
  expect(tell(teller('duel', 'en', 0), 'jekyll dances')).toBe('jekyll dances');
});

test('every line of the published games has a sentence, in every language', () => {
  for (const [game, file] of [['duel', 'duel-return'], ['partners', 'partners-3'], ['london', 'london']] as const) {
    const record = readFileSync(join(ROOT, `vectors/playthroughs/${file}.case`), 'utf8');
    const lines = record.slice(record.indexOf('---\n') + 4).trim().split('\n');
    for (const language of ['en', 'fr', 'de'] as const) {
      const dumb = lines.filter((line) => tell(teller(game, language, null), line) === line);
      expect(dumb, `${file} in ${language}`).toEqual([]);
    }
  }
});
