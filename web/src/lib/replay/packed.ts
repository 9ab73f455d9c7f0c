/** A record that travels in a link: pressed together, and in letters that every address may hold. */

/** No record is longer: it is what a server reads. A link that unpacks to more is a bomb. */
export const UNPACKED_MAX = 1024 * 1024;

/** The record as part of an address. */
export async function pack(record: string): Promise<string> {
  const pressed = await through(new TextEncoder().encode(record), new CompressionStream('deflate-raw'));
  const letters = Array.from(pressed, (byte) => String.fromCharCode(byte)).join('');
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** The record in a part of an address; null if there is none, or one that is too long. */
export async function unpack(packed: string): Promise<string | null> {
  try {
    const letters = atob(packed.replaceAll('-', '+').replaceAll('_', '/'));
    const pressed = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    return new TextDecoder().decode(await through(pressed, new DecompressionStream('deflate-raw')));
  } catch {
    return null;
  }
}

async function through(bytes: Uint8Array<ArrayBuffer>, stream: GenericTransformStream): Promise<Uint8Array<ArrayBuffer>> {
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader() as ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>>;
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    parts.push(part.value);
    length += part.value.byteLength;
    if (length > UNPACKED_MAX) {
      // What has not been unpacked yet never is.
      void reader.cancel();
      throw new RangeError('a record is not so long');
    }
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}
