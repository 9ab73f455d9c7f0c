/**
 * Cards move: from where they were held to the slot they fill, and with the trick to whoever takes it.
 */
import { cubicInOut, cubicOut } from 'svelte/easing';
import type { TransitionConfig } from 'svelte/transition';

export interface Flight {
  /** The other end: where the card comes from, or goes to. */
  end: () => DOMRect | null;
  /** How long; 0: no movement. */
  ms: number;
}

function path(card: Element, { end, ms }: Flight, fade: 'fades' | 'stays'): TransitionConfig {
  const there = ms > 0 ? end() : null;
  const here = card.getBoundingClientRect();
  if (!there || !here.width) return { duration: 0 };
  const x = there.x + there.width / 2 - here.x - here.width / 2;
  const y = there.y + there.height / 2 - here.y - here.height / 2;
  const size = Math.min(1.4, Math.max(0.4, Math.min(there.width / here.width, there.height / here.height)));
  return {
    duration: ms,
    css: (_, away) => {
      const opacity = fade === 'fades' ? `opacity: ${1 - away * away};` : '';
      return `${opacity} transform: translate(${x * away}px, ${y * away}px) scale(${1 + (size - 1) * away});`;
    },
  };
}

/** A card comes to its slot. */
export const arrive = (card: Element, flight: Flight): TransitionConfig => ({
  ...path(card, flight, 'stays'),
  easing: cubicOut,
});

/** A card goes with its trick. */
export const leave = (card: Element, flight: Flight): TransitionConfig => ({
  ...path(card, flight, 'fades'),
  easing: cubicInOut,
});
