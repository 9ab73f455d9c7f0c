import { readdirSync, readFileSync } from 'node:fs';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import { describe, expect, test } from 'vitest';
import { builtInSites } from './sites';
import { commitment, key, type Seed } from './seed';
import { Stream } from './stream';
import { verify } from './verify';

const vectors = new URL('../../../../vectors/', import.meta.url);
const published: any[] = JSON.parse(readFileSync(new URL('fair.json', vectors), 'utf8'));

test.each(published.map((vector) => [vector.table, vector]))('the published vector of table %s', (_, vector) => {
  const seed: Seed = {
    protocol: `${vector.protocol}` as Seed['protocol'],
    table: hexToBytes(vector.table),
    rules: vector.rules,
    commitment: vector.commitment,
    contributions: vector.contributions.map(hexToBytes),
    lot: vector.seating === 'lot' ? [] : null,
    secret: hexToBytes(vector.secret),
  };
  expect(commitment(seed)).toBe(vector.commitment);
  expect(bytesToHex(key(seed))).toBe(vector.key);
  for (const draw of vector.draws) {
    const stream = () => new Stream(key(seed), draw.k);
    const times = <T>(count: number, of: (stream: Stream, index: number) => T) => {
      const one = stream();
      return Array.from({ length: count }, (_, index) => of(one, index));
    };
    expect(times(20, (one) => one.word())).toEqual(draw.words);
    expect(times(12, (one, index) => one.below(index + 1))).toEqual(draw.below_1_to_12);
    expect(times(6, (one) => one.below(0x8000_0001))).toEqual(draw.below_80000001);
    expect(stream().shuffled(Array.from({ length: 28 }, (_, card) => card))).toEqual(draw.shuffle_of_28);
  }
});

describe.each(readdirSync(new URL('fair', vectors)))('%s', (file) => {
  const record = readFileSync(new URL(`fair/${file}`, vectors), 'utf8');
  const tampered = (from: RegExp, to: string) => verify(record.replace(from, to), builtInSites).result;

  test('every draw is as it must be', () => {
    const verdict = verify(record, builtInSites);
    expect(verdict.draws.filter((draw) => draw.recorded !== draw.computed)).toEqual([]);
    expect(verdict.result).toBe('fair');
    const chance = /^table (teams|deal|setup|card|steal|token|tokens) /;
    expect(verdict.draws.length).toBe(record.split('\n').filter((line) => chance.test(line)).length);
  });

  test('what was changed afterwards is found', () => {
    expect(tampered(/ secret=../, ' secret=aa')).toBe('broken-commitment');
    expect(tampered(/ secret=.*/, '')).toBe('no-secret');
    expect(tampered(/ c=../, ' c=5a')).not.toBe('fair');
    expect(tampered(/^---$/m, '')).toBe('bad-record');
    expect(tampered(/^(table (?:deal|setup) .*?=)[^,\s]+,/m, '$1another,')).toBe('other-draw');
  });
});

test('another lot than the one that was drawn is found', () => {
  const drawn = readFileSync(new URL('fair/partners-drawn.case', vectors), 'utf8');
  const verdict = (record: string) => verify(record, builtInSites).result;
  const lot = / lot=(\S+) /.exec(drawn)![1]!;
  for (const other of ['n,e,s,w', lot.split(',').reverse().join(), 'n,n,n,n', 'n']) {
    expect(verdict(drawn.replace(lot, other))).toBe('other-seats');
  }
  // Nobody can say afterwards that they sat so.
  expect(verdict(drawn.replace(` lot=${lot}`, ''))).toBe('broken-commitment');
  expect(verdict(drawn.replace('seed fair 2', 'seed fair 1'))).toBe('broken-commitment');
  expect(verdict(drawn.replace('seed fair 2', 'seed fair 3'))).toBe('no-secret');
  const three = readFileSync(new URL('fair/partners-3-drawn.case', vectors), 'utf8');
  expect(verdict(three.replace(/^player s/m, 'player x').replace(/^player x/m, 'player e'))).not.toBe('fair');
});
