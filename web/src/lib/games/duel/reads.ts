/** What the keys read out: hand, trick, score, the other player, and what may be played. */
import type { Action, Card, Side, View } from '../../wire/duel';
import type { BoardProps, GameBoard } from '../contract';
import { inCardOrder, nameId } from './cards';
import { exchangeOf, playingOf } from './choosing';
import { sceneOf, type Lying } from './scene';

type Props = BoardProps<View, Action>;

const listed = (cards: Card[], { t }: Props): string =>
  inCardOrder(cards)
    .map((card) => t(nameId(card)))
    .join(', ');

function hand(props: Props): string {
  const { hand } = sceneOf(props);
  return props.t('page-duel-read-hand', { count: hand.length, cards: listed(hand, props) });
}

function trick(props: Props): string {
  const { t } = props;
  const scene = sceneOf(props);
  if (scene.lying === null) return t('page-duel-read-trick-empty');
  const order = scene.ranks.flatMap((colour) => (colour ? [t(`duel-colour-${colour}`)] : []));
  return t('page-duel-read-trick', {
    cards: cardsOf(scene.lying, (role) => props.name(scene.seats[role]), t).join('; '),
    order: order.length > 0 ? order.join(' < ') : t('page-duel-read-order-empty'),
  });
}

function cardsOf({ leader, led, called, followed }: Lying, name: (role: Side) => string, t: Props['t']): string[] {
  const follower: Side = leader === 'jekyll' ? 'hyde' : 'jekyll';
  const first = called
    ? t('page-duel-read-card-calling', { who: name(leader), card: t(nameId(led)), colour: t(`duel-colour-${called}`) })
    : t('page-duel-read-card', { who: name(leader), card: t(nameId(led)) });
  return followed === null
    ? [first]
    : [first, t('page-duel-read-card', { who: name(follower), card: t(nameId(followed)) })];
}

function score(props: Props): string {
  const scene = sceneOf(props);
  const { round, trickNumber, marker, taken, prospect } = scene;
  if (trickNumber === null || prospect === null) return props.t('page-duel-marker-stands', { space: marker });
  return props.t('page-duel-read-score', { round, trick: trickNumber, marker, ...taken, space: prospect.space });
}

function others(props: Props): string {
  const { far, seats, held, taken } = sceneOf(props);
  return props.t('page-duel-read-others', {
    who: props.name(seats[far]),
    role: props.t(`duel-side-${far}`),
    count: held[far],
    tricks: taken[far],
  });
}

function moves(props: Props): string {
  const exchange = exchangeOf(props.legal);
  if (exchange) return props.t(`page-duel-ask-${exchange.verb}`, { count: exchange.due });
  const cards = sceneOf(props).hand.filter((card) => playingOf(card, props.legal) !== null);
  if (cards.length > 0) return props.t('page-duel-read-moves', { cards: listed(cards, props) });
  return props.t('page-duel-read-no-moves');
}

export const reads: GameBoard['reads'] = { hand, trick, score, others, moves };
