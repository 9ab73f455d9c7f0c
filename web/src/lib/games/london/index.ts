/**
 * london for the frame.
 */
import type { GameBoard } from '../contract';
import { language } from '../../words/words.svelte';
import { explain } from './explain';
import Board from './Board.svelte';
import Cure from './panels/Cure.svelte';
import Psyche from './panels/Psyche.svelte';
import { mapOf, placesOf } from './places';
import { hand, moves, others, score, standing, type Props } from './say';
import Status from './Status.svelte';

const board: GameBoard = {
  Board,
  Status,
  panels: [
    { id: 'psyche', title: 'page-london-panel-psyche', Panel: Psyche },
    { id: 'cure', title: 'page-london-panel-cure', Panel: Cure },
  ],
  explain,
  reads: {
    hand: (props: Props) => hand(props),
    trick: (props: Props) => {
      const map = mapOf(props.about);
      return map === null ? '' : standing(props, placesOf(map), language());
    },
    score: (props: Props) => score(props),
    others: (props: Props) => others(props),
    moves: (props: Props) => {
      const map = mapOf(props.about);
      return map === null ? '' : moves(props, placesOf(map), language());
    },
  },
};

export default board;
