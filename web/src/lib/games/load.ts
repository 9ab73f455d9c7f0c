/**
 * The games' boards, each loaded when it is needed.
 */
import type { Game } from '../api';
import type { GameBoard } from './contract';

const boards: Record<Game, () => Promise<{ default: GameBoard }>> = {
  partners: () => import('./partners'),
  duel: () => import('./duel'),
  london: () => import('./london'),
};

export const loadBoard = async (game: Game): Promise<GameBoard> => (await boards[game]()).default;
