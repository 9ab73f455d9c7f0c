/** The board of partners. */
import type { GameBoard } from '../contract';
import { explain } from './explain';
import Board from './Board.svelte';
import RankPanel from './panels/RankPanel.svelte';
import ScorePanel from './panels/ScorePanel.svelte';
import TricksPanel from './panels/TricksPanel.svelte';
import Status from './Status.svelte';
import { reads } from './words';

export default {
  Board,
  Status,
  panels: [
    { id: 'score', title: 'page-partners-panel-score', Panel: ScorePanel },
    { id: 'tricks', title: 'page-partners-panel-tricks', Panel: TricksPanel },
    { id: 'rank', title: 'page-partners-panel-rank', Panel: RankPanel },
  ],
  reads,
  explain,
} satisfies GameBoard;
