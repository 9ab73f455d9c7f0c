/** How cards move: from the hand to the table, from the table to a pile, from pile to pile. */
import { cubicInOut, cubicOut } from 'svelte/easing';
import { crossfade, type CrossfadeParams, type TransitionConfig } from 'svelte/transition';

const MOVE_MS = 320;

/** The time of a movement; none where everything is to stand still. */
export function moveMs(still: boolean): number {
  return still ? 0 : MOVE_MS;
}

/** A card or a pile that goes from one place to another keeps its key. What comes from nowhere sinks in from above. */
export const [leave, arrive] = crossfade({
  easing: cubicInOut,
  fallback: (_node: Element, { duration }: CrossfadeParams): TransitionConfig => ({
    duration: typeof duration === 'number' ? duration : MOVE_MS,
    easing: cubicOut,
    css: (t) => `transform: translateY(${(t - 1) * 60}px) scale(${0.8 + 0.2 * t}); opacity: ${t}`,
  }),
});

/** Goes onto the pile of whoever takes the trick. */
export function ontoPile(node: Element, { pile, still }: { pile: string | null; still: boolean }): TransitionConfig {
  const target = pile === null ? null : document.querySelector(`[data-pile="${pile}"]`);
  if (target === null) return { duration: still ? 0 : 120, css: (t) => `opacity: ${t}` };
  const from = node.getBoundingClientRect();
  const to = target.getBoundingClientRect();
  const x = to.left + to.width / 2 - from.left - from.width / 2;
  const y = to.top + to.height / 2 - from.top - from.height / 2;
  return {
    duration: moveMs(still),
    easing: cubicInOut,
    css: (t, u) => `transform: translate(${x * u}px, ${y * u}px) scale(${0.3 + 0.7 * t}); opacity: ${0.2 + 0.8 * t}`,
  };
}
