import { useQueries, useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useWords } from '#design-system';
import { channels } from '#app/api/channels/channels.ts';
import { reports } from '#app/api/reports/reports.ts';
import type { ReportRow } from '#app/api/reports/shapes.ts';
import { narrowed } from '../view/scope.ts';
import { words } from '../words.ts';
import type { Report } from './useReport.ts';

/** The names of channels, by their keys: rows of campaigns bring the key only. */
export function useChannelNames({ app }: Report): (key: string | null) => string {
  const { data } = useQuery(channels.inUse({ app: app.id }));
  return useCallback((key) => data?.find(({ id }) => String(id) === key)?.name ?? key ?? '', [data]);
}

/** What a row is called. Nothing has a name of its own where there is no group, or no keyword. */
export function useRowNames() {
  const t = useWords(words);
  return useCallback((row: Pick<ReportRow, 'key' | 'label'>) => row.label || (row.key === '0' ? t.withoutGroup : t.withoutKeyword), [t]);
}

/** The names of the stops on the way down, in their order. Until they are told, their keys. */
export function useStopNames({ app, name, state, days }: Report): string[] {
  const nameOf = useRowNames();
  const scope = { from: days.start, to: days.end };
  const told = useQueries({
    queries: state.path.map(({ level, key }) =>
      reports.rows({ app: app.id, report: name, ...narrowed(scope, level, [key]), by: level, metrics: ['clicks'] }),
    ),
  });
  return state.path.map(({ key }, index) => {
    const row = told[index]?.data?.rows.find((one) => one.key === key);
    return row ? nameOf(row) : key;
  });
}
