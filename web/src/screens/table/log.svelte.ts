/**
 * The log of a table, kept up to date: the record as it was when we came, and what has happened since.
 */
import { record } from '../../lib/api';
import { logOf, rawLines, type LogLine, type LogSource } from '../../lib/table/log';
import { placesOf } from '../../lib/table/places';
import type { Table } from '../../lib/table/table.svelte';
import { language, maybe } from '../../lib/words/words.svelte';

/** The log, to be called where it is shown: in sentences, and as the record writes it. */
export function tableLog(of: () => Table): { told: () => LogLine[]; lines: () => string[] } {
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
  const source: LogSource | null = $derived.by(() => {
    const { about, position, me, entries } = of();
    if (!about || !position) return null;
    const places = placesOf(about.agreed);
    const { seats } = position;
    return { game: about.game, seats, me, record: past, entries, say: maybe, language: language(), places };
  });
  const told = $derived(source ? logOf(source) : []);
  return { told: () => told, lines: () => (source ? rawLines(source) : []) };
}
