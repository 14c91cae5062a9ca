import { useCallback } from 'react';
import { useProvenaLocale } from '#design-system/foundation/words.ts';
import { mediaNameIn } from './names.ts';

/** Translates what the service calls a channel. The same function for the same language, so it may stand in dependency lists. */
export function useMediaName(): (name: string) => string {
  const locale = useProvenaLocale();
  return useCallback((name) => mediaNameIn(name, locale), [locale]);
}

/** For the `select` of a query: its rows, with channels called in the language of the reader. */
export function useMediaNamesOfRows() {
  const nameOf = useMediaName();
  return useCallback(
    <Row extends { label: string }, Answer extends { rows: readonly Row[] }>(answer: Answer & { rows: readonly Row[] }) => ({
      ...answer,
      rows: answer.rows.map((row) => ({ ...row, label: nameOf(row.label) })),
    }),
    [nameOf],
  );
}
