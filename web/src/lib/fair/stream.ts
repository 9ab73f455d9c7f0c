/**
 * The random words of one draw, and how words become numbers and shuffles: a second, independent writing of what
 * `crates/table/src/fair.rs` and `crates/game/src/entropy.rs` say, so that the page trusts nobody but itself.
 */
import { chacha20 } from '@noble/ciphers/chacha.js';

const BLOCK = 64;

/** ChaCha20 (RFC 8439, block counter from 0) under the game's key and the nonce `00000000 ‖ k`. */
export class Stream {
  #key: Uint8Array;
  #nonce = new Uint8Array(12);
  #words = new DataView(new ArrayBuffer(0));
  #next = 0;
  #block = 0;

  constructor(key: Uint8Array, draw: number) {
    this.#key = key;
    new DataView(this.#nonce.buffer).setBigUint64(4, BigInt(draw), true);
  }

  /** The next 32 bits. */
  word(): number {
    if (this.#next === this.#words.byteLength) {
      const bytes = chacha20(this.#key, this.#nonce, new Uint8Array(BLOCK), undefined, this.#block);
      this.#words = new DataView(bytes.buffer, bytes.byteOffset, BLOCK);
      this.#next = 0;
      this.#block += 1;
    }
    const word = this.#words.getUint32(this.#next, true);
    this.#next += 4;
    return word;
  }

  /** A number below the bound, all equally likely: words above the last whole multiple of it are thrown away. */
  below(bound: number): number {
    const limit = 2 ** 32 - (2 ** 32 % bound);
    for (;;) {
      const word = this.word();
      if (word < limit) return word % bound;
    }
  }

  /** One of these. */
  pick<T>(items: readonly T[]): T {
    return items[this.below(items.length)] as T;
  }

  /** A random order of these: Fisher and Yates, from the top. */
  shuffled<T>(items: readonly T[]): T[] {
    const order = [...items];
    for (let top = order.length - 1; top > 0; top -= 1) {
      const other = this.below(top + 1);
      [order[top], order[other]] = [order[other] as T, order[top] as T];
    }
    return order;
  }
}
