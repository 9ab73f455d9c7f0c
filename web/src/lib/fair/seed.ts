/** The `seed` line of a record: what the server promised, what the players added, and the key that follows from both. */
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/** How chance was made: the second protocol has fairer lots, and its commitment says so. */
export type Protocol = '1' | '2';

/** What stands in front of everything that is committed to: whether people are drawn onto the seats is part of it. */
const tag = ({ protocol, lot }: Seed): Uint8Array =>
  utf8ToBytes(`utterson/fair/${protocol}${protocol === '2' && lot ? '/lot' : ''}`);

/** What the seed line of a game that has ended says. */
export interface Seed {
  protocol: Protocol;
  table: Uint8Array;
  rules: number;
  commitment: string;
  contributions: Uint8Array[];
  /** Where each seat of the table plays, if people were drawn onto the seats; null if they play where they sit. */
  lot: string[] | null;
  secret: Uint8Array;
}

const HEX = '((?:[0-9a-f]{2})+)';
const LINE = new RegExp(
  `^seed fair ([12]) table=${HEX} rules=([0-9]+) commitment=${HEX} c=([0-9a-f,]+)(?: lot=([a-z,]+))? secret=${HEX}$`,
);

/** Reads the line; null if it is not that of a fair deal whose secret is known. */
export function readSeed(line: string): Seed | null {
  const found = LINE.exec(line);
  if (!found) return null;
  const [, protocol, table, rules, commitment, contributions, lot, secret] = found as unknown as string[];
  return {
    protocol: protocol as Protocol,
    table: hexToBytes(table!),
    rules: Number(rules),
    commitment: commitment!,
    contributions: contributions!.split(',').map(hexToBytes),
    lot: lot === undefined ? null : lot.split(','),
    secret: hexToBytes(secret!),
  };
}

/** What the server must have published before anybody was ready, given its secret. */
export function commitment(seed: Seed): string {
  const rules = new Uint8Array(4);
  new DataView(rules.buffer).setUint32(0, seed.rules, true);
  return bytesToHex(sha256(concatBytes(tag(seed), seed.table, rules, seed.secret)));
}

/** The key of all draws: nobody could choose it alone. */
export function key(seed: Seed): Uint8Array {
  const parts = seed.contributions.flatMap((bytes) => [Uint8Array.of(bytes.length), bytes]);
  return hmac(sha256, seed.secret, concatBytes(seed.table, ...parts));
}
