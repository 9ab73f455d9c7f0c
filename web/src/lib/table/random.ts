/**
 * Sixteen random bytes in hexadecimal: the name of a command, and a player's part in the chance of a game (docs/protocol.md,
 * "Fair deals"). `crypto.randomUUID` would be shorter, but pages of a home network without https do not have it.
 */
export function randomHex(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
