/** The research sites of the map that every copy of the program has, in the order of its file. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import builtIn from '../../../../crates/london/maps/london-1886.toml?raw';
import type { Sites } from './verify';

/** Sites of the built-in map, whether it is named by its name, by its hash, or not at all; of others we know nothing. */
export const builtInSites: Sites = (map) => {
  const known = map === undefined || map === 'london-1886' || map === bytesToHex(sha256(utf8ToBytes(builtIn)));
  if (!known) return null;
  const locations = builtIn.split('[[location]]').slice(1);
  const research = locations.filter((location) => /^site = "research"$/m.test(location));
  return research.map((location) => /^id = "([^"]+)"/m.exec(location)![1]!);
};
