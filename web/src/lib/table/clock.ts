/**
 * Clocks: the server says how they stood when it spoke, the page lets the running ones run down.
 */
import type { ClockFace } from '../wire/wire';

/** What is left now of a clock that was true at that time. */
export function leftNow(clock: ClockFace, saidAt: number, now: number): number {
  return clock.running ? Math.max(clock.left_ms - (now - saidAt), 0) : clock.left_ms;
}

/** `4:05`, `1:02:03`, or with days in front for slow games. */
export function clockText(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const [hours, minutes, rest] = parts.map((part) => String(part).padStart(2, '0'));
  return parts[0] === 0 ? `${parts[1]}:${rest}` : `${Number(hours)}:${minutes}:${rest}`;
}
