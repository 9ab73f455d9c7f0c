/** How cards move: from the hand to the table, from the table to a pile, from pile to pile. */
import { cubicIn, cubicInOut, cubicOut } from 'svelte/easing';
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

/** A card that was dealt or exchanged comes from the other side of the table, where the other's cards are held. */
export function across(node: Element, { still }: { still: boolean }): TransitionConfig {
  const other = document.querySelector('[data-held]')?.getBoundingClientRect();
  if (still || !other) return { duration: 0 };
  const { x, y } = from(node, other);
  return {
    duration: MOVE_MS * 1.5,
    easing: cubicOut,
    css: (t, u) => `transform: translate(${x * u}px, ${y * u}px) scale(${0.4 + 0.6 * t}); opacity: ${Math.min(1, 3 * t)}`,
  };
}

/** A colour loses its rank: it is wiped away. */
export function wiped(_node: Element, { still }: { still: boolean }): TransitionConfig {
  return {
    duration: moveMs(still),
    easing: cubicIn,
    css: (t, u) => `transform: translateX(${u * 60}px) rotate(${u * 8}deg); opacity: ${t}`,
  };
}

/** How far the middle of a box is from the middle of an element. */
function from(node: Element, box: DOMRect): { x: number; y: number } {
  const here = node.getBoundingClientRect();
  return {
    x: box.left + box.width / 2 - here.left - here.width / 2,
    y: box.top + box.height / 2 - here.top - here.height / 2,
  };
}

/** Goes onto the pile of whoever takes the trick. */
export function ontoPile(node: Element, { pile, still }: { pile: string | null; still: boolean }): TransitionConfig {
  const target = pile === null ? null : document.querySelector(`[data-pile="${pile}"]`);
  if (target === null) return { duration: still ? 0 : 120, css: (t) => `opacity: ${t}` };
  const { x, y } = from(node, target.getBoundingClientRect());
  return {
    duration: moveMs(still),
    easing: cubicInOut,
    css: (t, u) => `transform: translate(${x * u}px, ${y * u}px) scale(${0.3 + 0.7 * t}); opacity: ${0.2 + 0.8 * t}`,
  };
}
