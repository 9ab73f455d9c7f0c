/** The game of duel as the frame knows it. */
import type { GameBoard } from '../contract';
import { explain } from './explain';
import Board from './Board.svelte';
import Colours from './panels/Colours.svelte';
import Score from './panels/Score.svelte';
import Tricks from './panels/Tricks.svelte';
import { reads } from './reads';
import Status from './Status.svelte';

const duel: GameBoard = {
  Board,
  Status,
  panels: [
    { id: 'score', title: 'page-duel-panel-score', Panel: Score },
    { id: 'tricks', title: 'page-duel-panel-tricks', Panel: Tricks },
    { id: 'colours', title: 'page-duel-panel-colours', Panel: Colours },
  ],
  reads,
  explain,
};

export default duel;
