import { useWords } from '#design-system';
import { usePageTitle } from '#app/lib/pages.ts';
import type { Source } from '../postbacks.ts';
import type { SourceKind } from '../usePostbacks.ts';
import { useNullAlarm } from './useNullAlarm.ts';
import type { MatureDays } from './useSourceColumns.tsx';
import { words } from '../words.ts';

/** All sources as a file, with the days that each postback is counted over, and what the page marks. */
export function useSourceSheet(by: SourceKind, { first, second, third }: MatureDays) {
  const t = useWords(words);
  const title = usePageTitle();
  const { alarmOf, ruleOf } = useNullAlarm(by);
  return (sources: readonly Source[]) => ({
    title,
    columns: [
      { title: t[by], kind: 'text' as const },
      { title: t.postback('1'), kind: 'count' as const },
      { title: t.nulls, kind: 'count' as const },
      { title: t.nullShare, kind: 'percent' as const },
      { title: t.postback('2'), kind: 'count' as const },
      { title: t.postback('3'), kind: 'count' as const },
    ],
    rows: sources.map((row) => [row.label, row.first, row.nulls, row.nullShare, row.second, row.third]),
    notes: [first, second, third]
      .map((range, index) => {
        const number = String(index + 1);
        return range ? t.countedOver(number, range.start, range.end) : t.countedNever(number);
      })
      .concat(ruleOf(alarmOf(sources)) ?? []),
  });
}
