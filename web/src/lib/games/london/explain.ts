/** What ended the game, term by term, and how near either side is to winning. */
import { fieldsOf } from '../../table/record';
import type { Explained } from '../contract';
import { COLOURS, of } from './counts';
import { cardsOf } from './notebook';
import { cards, type Props } from './say';

export function explain({ view, t }: Props, lines: string[]): Explained | null {
  const { phase, cured, turned } = view.board;
  if (typeof phase === 'string' || !('over' in phase)) return null;
  const { winner, turns } = phase.over;
  const colour = (letter: string) => t(`london-colour-${letter}`);
  const cure = (recipe: string) => {
    const found = cured.includes(recipe) ? 'yes' : 'no';
    const args = { colour: colour(recipe[0]!), cards: cards(t, cardsOf(recipe)), found };
    return { rule: 'L5.6', text: t('page-london-score-cure', args) };
  };
  const black = COLOURS.filter((letter) => of(turned, letter) > 0).map((letter) => {
    return { rule: 'L4.7', text: t('page-london-score-black', { colour: colour(letter), count: of(turned, letter) }) };
  });
  const terms = [
    ...(winner === null ? [{ rule: 'L6.2', text: t('page-london-score-drawn', { turns }) }] : []),
    { rule: 'L5.7', text: t('page-london-score-cures', { count: cured.length }) },
    ...(curesTold(lines) ?? cured).map(cure),
    ...black,
  ];
  const blackest = Math.max(...COLOURS.map((letter) => of(turned, letter)));
  const figures = [
    { label: t('page-london-figure-cures'), value: String(cured.length) },
    { label: t('page-london-figure-black'), value: String(blackest) },
    { label: t('page-london-figure-turns'), value: String(turns) },
  ];
  return { title: t('page-london-score-title', { turns }), terms, figures };
}

/** The four cures, once the record tells them. */
function curesTold(lines: string[]): string[] | null {
  const told = lines.map((line) => fieldsOf(line, 'setup').get('cures')).find((found) => found !== undefined);
  return told === undefined || told === '?' ? null : told.split(',');
}
