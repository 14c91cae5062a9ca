import { useEffect, useRef } from 'react';
import { tableSheet, useProvenaLocale, useSheetWriter, useWords, type FileFormat } from '#design-system';
import type { Download } from '#app/api/client/download.ts';
import { useAppShown } from '#app/access/currentPage.ts';
import { platformNames } from '#app/lib/glossary/words.ts';
import { fileWords } from '#app/lib/metrics/fileWords.ts';
import type { Params } from '#app/lib/urlState.ts';
import { useDownload } from '#screens/kit/acts/index.ts';
import type { Listing } from '../state/listing.ts';
import { listWords } from '../words.ts';

type ListFile = Download & { hasChanged: boolean };

/**
 * All rows of the question as a file. Where a service hands them out page by page, the list shows how far they are and offers to cancel;
 * who leaves the page cancels too. Rows that changed meanwhile are said in the file and about it.
 */
export function useListFile<Row, Filters extends Params>(list: Listing<Row, Filters>) {
  const t = useWords(listWords);
  const sheetOf = useSheet(list);
  const write = useSheetWriter();
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);
  const { fetchAll, file } = list;

  const make = async (format: FileFormat): Promise<ListFile | null> => {
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    const cancel = () => controller.abort();
    try {
      const { rows, hasChanged } = await fetchAll({ signal, onProgress: (fetched, total) => file.show({ fetched, total, cancel }) });
      if (rows.length === 0) return { code: -1, hasChanged };
      return { code: 1, hasChanged, ...(await write(inParts(sheetOf, rows, hasChanged), format, signal)) };
    } catch (error) {
      if (signal.aborted) return null;
      throw error;
    } finally {
      file.show(null);
    }
  };
  // The library would hold a finished file for minutes.
  return useDownload({ mutationFn: make, gcTime: 0 }, ({ hasChanged }) => (hasChanged ? t.changedMeanwhile : undefined));
}

type SheetOf<Row> = ReturnType<typeof useSheet<Row, Params>>;

/** The cells of a million rows are made as they are written: at once they would hold the page for seconds. */
const inParts = <Row>(sheetOf: SheetOf<Row>, rows: readonly Row[], hasChanged: boolean) => ({
  ...sheetOf([], hasChanged),
  rows: { length: rows.length, slice: (from: number, to: number) => sheetOf(rows.slice(from, to), hasChanged).rows },
});

/** The columns in sight; which app they are of and what they were filtered by stands above them. */
function useSheet<Row, Filters extends Params>({ title, columns, view, search, applied }: Listing<Row, Filters>) {
  const t = useWords(listWords);
  const head = useWords(fileWords);
  const platforms = useWords(platformNames);
  const app = useAppShown();
  const about = app && `${app.name} ${platforms[app.platform]}`;
  const locale = useProvenaLocale();
  return (rows: readonly Row[], hasChanged: boolean) => ({
    ...(about && { name: `${title}-${about}` }),
    ...tableSheet({
      title,
      columns,
      view,
      rows,
      isSortedByCaller: true,
      locale,
      notes: [
        ...(about ? [head.app(about)] : []),
        ...(search.trim() ? [t.noteSearch(search.trim())] : []),
        ...(applied.length ? [t.noteFilters(applied.map(({ label, words }) => `${label} ${words}`).join(t.and))] : []),
        ...(hasChanged ? [t.changedMeanwhile] : []),
      ],
    }),
  });
}
