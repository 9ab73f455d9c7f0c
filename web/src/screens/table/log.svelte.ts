/**
 * The log of a table, kept up to date: the record as it was when we came, and what has happened since.
 */
import { record } from '../../lib/api';
import { logOf, type LogLine } from '../../lib/table/log';
import { placesOf } from '../../lib/table/places';
import type { Table } from '../../lib/table/table.svelte';
import { language, maybe } from '../../lib/words/words.svelte';

/** The log, to be called where it is shown. */
export function tableLog(of: () => Table): () => LogLine[] {
  let past = $state.raw<string | null>(null);
  const arrival = $derived(of().about && of().cameAt);
  $effect(() => {
    if (arrival === null) return;
    const { about, me, position } = of();
    past = null;
    if (!about || !position || position.stage.type === 'gathering') return;
    // Without it the log begins where we came in.
    void record(about.table, me).then((text) => (past = text)).catch(() => undefined);
  });
  const lines = $derived.by(() => {
    const { about, position, me, entries } = of();
    if (!about || !position) return [];
    const places = placesOf(about.agreed);
    const { seats } = position;
    return logOf({ game: about.game, seats, me, record: past, entries, say: maybe, language: language(), places });
  });
  return () => lines;
}
