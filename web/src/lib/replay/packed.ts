/** A record that travels in a link: pressed together, and in letters that every address may hold. */

/** The record as part of an address. */
export async function pack(record: string): Promise<string> {
  const pressed = await through(new TextEncoder().encode(record), new CompressionStream('deflate-raw'));
  const letters = Array.from(pressed, (byte) => String.fromCharCode(byte)).join('');
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** The record in a part of an address; null if there is none. */
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
  const source = new Blob([bytes]).stream().pipeThrough(stream);
  return new Uint8Array(await new Response(source).arrayBuffer());
}
