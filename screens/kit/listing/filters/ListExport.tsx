import { ExportMenu, tableSheet, useProvenaLocale, useWords } from '#design-system';
import type { Params } from '#app/lib/urlState.ts';
import type { Listing } from '../state/listing.ts';
import { listWords } from '../words.ts';

/** All rows of the question, in their order, with the columns in sight; what they were filtered by stands above them. */
export function ListExport<Row, Filters extends Params>({ of: list }: { of: Listing<Row, Filters> }) {
  const t = useWords(listWords);
  const locale = useProvenaLocale();
  const { title, columns, view, search, applied, fetchAll } = list;
  const isEmpty = !list.of.data?.total;
  const sheet = async () =>
    tableSheet({
      title,
      columns,
      view,
      rows: await fetchAll(),
      isSortedByCaller: true,
      locale,
      notes: [
        ...(search.trim() ? [t.noteSearch(search.trim())] : []),
        ...(applied.length ? [t.noteFilters(applied.map(({ label, words }) => `${label} ${words}`).join(t.and))] : []),
      ],
    });
  return <ExportMenu sheet={sheet} {...(isEmpty && { disabledReason: t.nothingToExport })} />;
}
