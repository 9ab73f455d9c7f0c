/** What lies open of london when one looks back with everything open: both hands, the cures, and the tiles on the map. */
import type { Counts, Location, Recipe, View } from '../../wire/london';
import { fieldsOf } from '../../table/record';
import type { Open } from '../contract';
import { handOf } from './look';
import type { Places } from './places';

export interface Laid {
  jekyll: Counts;
  hyde: Counts;
  cures: Recipe[];
  tiles: Map<Location, Recipe>;
}

export function laidOpen(open: Open<View> | null, places: Places | null): Laid | null {
  if (open === null || places === null) return null;
  const [jekyll = '', hyde = ''] = open.views.map(handOf);
  // `table setup cures=w:wpe,l:lll,… tiles=soho:w:www,…`
  const setup = open.lines.map((line) => fieldsOf(line, 'setup')).find((fields) => fields.size > 0);
  const split = (key: string): string[] => setup?.get(key)?.split(',') ?? [];
  const tile = (text: string): [Location, Recipe] => {
    const [site, ...recipe] = text.split(':');
    return [places.all.findIndex(({ id }) => id === site), recipe.join(':')];
  };
  return { jekyll, hyde, cures: split('cures'), tiles: new Map(split('tiles').map(tile)) };
}
