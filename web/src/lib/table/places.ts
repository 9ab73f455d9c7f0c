/** The names of london's places, out of what was agreed; none in the other games. */
import type { PlaceNames } from '../words/tell';

interface WithPlaces {
  map?: { locations?: { id: string; name: PlaceNames[string] }[] };
}

export const placesOf = (agreed: unknown): PlaceNames =>
  Object.fromEntries(((agreed as WithPlaces | null)?.map?.locations ?? []).map(({ id, name }) => [id, name]));
