/** Which games somebody knows the goal of: whoever has played one, learnt it, or once said that he just wants to play. */
import type { Game } from './api';
import { keep, kept } from './keep';

/** Need it not be told any more? */
export const isGoalKnown = (game: Game): boolean => kept(`goal.${game}`) !== null || kept(`lesson.${game}`) !== null;

/** It has been told. */
export const knowGoal = (game: Game): void => keep(`goal.${game}`, 'known');
