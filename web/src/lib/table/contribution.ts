/** My part in the chance of the game: sixteen random bytes in hexadecimal. See docs/protocol.md, "Fair deals". */
export function contribution(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
