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

const lists = [
  'channels',
  'groups',
  'campaigns',
  'ads',
  'countries',
  'systems',
  'models',
  'resolutions',
  'languages',
  'networks',
  'carriers',
  'appVersions',
  'keywords',
  'limits',
] as const satisfies readonly (keyof ExportOrder)[];

/** By how many things a file is narrowed: each field counts once, and so does what is left out of it. */
export function filterCount(order: ExportOrder): number {
  const left = new Set((order.without ?? []).map((word) => word.split(':')[0]));
  return lists.filter((one) => order[one]?.length).length + left.size + Number(order.traffic !== null) + Number(Boolean(order.search));
}

/** `推广活动 · 2 项筛选 · 6 项指标 · CSV` */
export function useOrderText(): (order: ExportOrder) => string {
  const t = useWords(jobWords);
  const nameOf = useReportName();
  return useCallback(
    (order) => {
      const filters = filterCount(order);
      return [
        nameOf(order.report),
        ...(order.byDay === 'day' ? [t.daily] : []),
        ...(filters > 0 ? [t.filters(filters)] : []),
        t.metrics(order.columns.length),
        formatNames[order.format],
      ].join(' · ');
    },
    [t, nameOf],
  );
}
