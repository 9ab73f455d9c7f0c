/**
 * The sentences of the board that need more than a message: what a card is, what a place is called, what the keys read out.
 */
import type { BoardProps } from '../contract';
import type { Action, Card, HandReckoning, Place, Played, Product, Side, View } from '../../wire/partners';
import { factorOf, kindOf, pointsOf, SIDES, sideOf } from './cards';
import { promptOf, type Names } from './prompt';
import { deciderAt, ghostOf, handOf, personAt, PLACES } from './seats';
import { shownView, trickOf } from './shown';

export type Props = BoardProps<View, Action>;
type Words = Pick<Props, 't' | 'name' | 'me'>;

export const cardName = ({ t }: Pick<Props, 't'>, card: Card): string => t(`partners-card-${card}`);

/** Name, side, kind and worth of a card: "Mr. Hyde’s Rooms, Hyde, scene, 6 points". */
export function cardFacts({ t }: Pick<Props, 't'>, card: Card): string {
  const kind = t(`partners-kind-${kindOf(card)}`);
  const side = t(`partners-side-${sideOf(card)}.short`);
  const args = { card: t(`partners-card-${card}`), side, kind };
  switch (kindOf(card)) {
    case 'transformation':
      return t('page-partners-card-transformation', args);
    case 'character':
      return t('page-partners-card-character', { ...args, rank: card.slice(1) });
    case 'scene':
      return t('page-partners-card-scene', { ...args, points: pointsOf(card) });
    case 'deed':
      return t('page-partners-card-deed', { ...args, factor: factorOf(card) });
  }
}

/** What places are called. */
export function namesOf({ t, name, me }: Words, shown: View): Names {
  const place = (at: Place): string => {
    if (personAt(shown, at) !== null) return name(personAt(shown, at)!);
    const solo = deciderAt(shown, at);
    return t('page-partners-ghost-of', { who: name(solo), is: solo === me ? 'you' : 'other' });
  };
  const short = (at: Place) => (personAt(shown, at) === null ? t('partners-ghost') : place(at));
  const is = (at: Place) => {
    const person = personAt(shown, at);
    return person === null ? 'ghost' : person === me ? 'you' : 'other';
  };
  return { place, short, is };
}

/** "from Betty" */
export function fromWords({ t }: Words, names: Names, { from }: Played): string {
  return t('page-partners-from', { who: names.short(from), is: names.is(from) });
}

/** A card on the table, for those who listen: "in front of Betty: Poole …, from Doris". */
export function lyingWords(words: Words, names: Names, played: Played): string {
  const args = { who: names.place(played.turn), is: names.is(played.turn), card: cardFacts(words, played.card) };
  const lies = words.t('page-partners-lies', args);
  return played.from === played.turn ? lies : `${lies}, ${fromWords(words, names, played)}`;
}

/**
 * What the products would be with a card and all that lies on the table: "Jekyll 23 × 4 = 92, Hyde 18 × 2 = 36"; empty if the
 * card is in no hand that the viewer sees.
 */
export function ifTaken({ t, open }: Pick<Props, 't' | 'open'>, shown: View, card: Card): string {
  const stakes = [shown, ...(open?.views ?? [])].flatMap(({ reckoning }) => reckoning.hand?.stakes ?? []);
  const stake = stakes.find((stake) => stake.card === card);
  const sum = ({ points, factor, score }: Product) => `${points} × ${factor} = ${score}`;
  return stake ? t('page-partners-if-taken', { jekyll: sum(stake.jekyll), hyde: sum(stake.hyde) }) : '';
}

/** What a key reads out. */
export const reads = {
  hand: (props: Props): string => {
    const cards = props.view.hand.map((card) => cardFacts(props, card));
    return cards.length ? cards.join('; ') : props.t('page-partners-no-cards');
  },
  trick: (props: Props): string => {
    const shown = shownView(props);
    const names = namesOf(props, shown);
    const trick = trickOf(shown, props.last, props.resting);
    if (!trick.cards.length) return props.t('page-partners-empty-table');
    const ahead = trick.ahead!;
    const lies = trick.cards.map((played) => lyingWords(props, names, played)).join('; ');
    return `${lies}. ${props.t('page-partners-reads-ahead', { who: names.place(ahead), is: names.is(ahead) })}`;
  },
  score: (props: Props): string => {
    const { hand } = props.view.reckoning;
    const total = props.t('page-partners-reads-total', totalArgs(props));
    return hand ? `${SIDES.map((side) => sideScore(props, side, hand)).join(' ')} ${total}` : total;
  },
  others: (props: Props): string => {
    const names = namesOf(props, props.view);
    const hand = handOf(props.view);
    if (!hand) return props.t('page-partners-dealing');
    const places = PLACES.filter((place) => names.is(place) !== 'you');
    const counts = places.map((place) => props.t('page-partners-reads-backs', { who: names.place(place), ...hand.backs[place] }));
    const ghost = ghostOf(props.view.board) && hand.open.map((card) => cardName(props, card)).join(', ');
    return [...counts, ghost && props.t('page-partners-reads-ghost', { cards: ghost })].filter(Boolean).join('; ');
  },
  moves: (props: Props): string => {
    const names = namesOf(props, props.view);
    const moves = props.legal.map(({ action }) =>
      'play' in action ? cardName(props, action.play) : props.t('page-partners-reads-ask', { who: names.place(action.ask) }),
    );
    if (moves.length) return moves.join('; ');
    const shown = shownView(props);
    const { id, args } = promptOf(shown, trickOf(shown, props.last, props.resting), 'plays', names);
    return props.t(id, args);
  },
};

function sideScore({ t }: Props, side: Side, { worth }: HandReckoning): string {
  const won = worth[side].deeds.filter(({ fate }) => fate === 'won');
  const deeds = won.map(({ card }) => t(`partners-card-${card}`)).join(', ');
  const args = { side: t(`partners-side-${side}.short`), ...worth[side].product, deeds };
  return t(won.length ? 'page-partners-reads-score' : 'page-partners-reads-score-none', args);
}

/** The totals as words: of the teams, or of the three players. */
function totalArgs({ t, name, view }: Props): { totals: string; target: number } {
  const { totals, options } = view.board;
  const list =
    'teams' in totals
      ? SIDES.map((side) => `${t(`partners-side-${side}.short`)} ${totals.teams[side]}`)
      : totals.players.map((total, seat) => `${name(seat)} ${total}`);
  return { totals: list.join(', '), target: options.target };
}
