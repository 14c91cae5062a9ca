import { useCallback } from 'react';
import { useProvenaLocale, useWords } from '#design-system';
import type { ExportOrder } from '#app/api/exports.ts';
import { useAllPages } from '#app/lib/pages.ts';
import { formatNames } from './formatNames.ts';
import { jobWords } from '../../words.ts';

/** What a report is called: as the page that shows it. */
export function useReportName(): (report: string) => string {
  const t = useWords(jobWords);
  const pages = useAllPages();
  const place = useProvenaLocale() === 'zh-CN' ? 0 : 1;
  return useCallback(
    (report) => pages.find(({ access }) => access?.split('@')[0] === report)?.title[place] ?? t.otherReport,
    [pages, place, t],
  );
}

/** `推广活动 · 6 项指标 · CSV` */
export function useOrderText(): (order: ExportOrder) => string {
  const t = useWords(jobWords);
  const nameOf = useReportName();
  return useCallback(
    ({ report, columns, byDay, format }) =>
      [nameOf(report), ...(byDay === 'day' ? [t.daily] : []), t.metrics(columns.length), formatNames[format]].join(' · '),
    [t, nameOf],
  );
}
