import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useProvenaLocale, useWords } from '#design-system';
import { decide } from '#app/access/decide.ts';
import { useApp, useCurrentPage } from '#app/access/currentPage.ts';
import { exportJobs } from '#app/api/ours/data/export-jobs.ts';
import { useLosses } from '#app/lib/address/losses.ts';
import { reportToday } from '#app/lib/metrics/reportZone.ts';
import { useAllPages } from '#app/lib/pages.ts';
import { useUrlState } from '#app/lib/urlState.ts';
import { useReportName } from '../jobs/text/useOrderText.ts';
import { openReport, readSelection } from './readSelection.ts';
import { orderOf, selectionParams } from './selection.ts';
import { dimensionNames } from './words.ts';

/** Reports that are made of rows, so that a file can hold them. */
export const exportReports = [
  'campaigninfo',
  'advertisinginfo',
  'asacampaigninfo',
  'keyword',
  'remarketing',
  'userengagement',
  'Terminalproperties',
  'adsenseinfo',
  'admobinfo',
  'IndicatorDetails',
];

/** The reports that this reader can open in this app. */
export function useOpenReports(): readonly string[] {
  const pages = useAllPages();
  const { access } = useCurrentPage();
  return useMemo(() => {
    const open = new Set(pages.filter((page) => decide(page, access).is === 'open').map((page) => page.access?.split('@')[0]));
    return exportReports.filter((report) => open.has(report));
  }, [pages, access]);
}

/** What is chosen for a file, what may be chosen, and how large it will be. */
export function useOrder(openReports: readonly string[]) {
  const app = useApp().id;
  const locale = useProvenaLocale();
  const dimensions = useWords(dimensionNames);
  const nameOf = useReportName();
  const today = reportToday();
  const { values, set } = useUrlState(selectionParams);
  const fields = useQuery(exportJobs.fields({ app, report: openReport(openReports, values.report) }));
  const { selection, losses } = readSelection(values, { openReports, fields: fields.data });
  useLosses(losses);
  const name = [nameOf(selection.report), ...selection.by.map((one) => dimensions[one])].join('-');
  const order = orderOf(selection, { today, name, language: locale });
  const canEstimate = selection.columns.length > 0;
  const estimate = useQuery({
    ...exportJobs.estimate({ app, body: { ...order, name: null } }),
    enabled: canEstimate,
    placeholderData: keepPreviousData,
    retry: false,
  });
  return { app, today, selection, set, fields, order, name, canEstimate, estimate };
}

export type Ordering = ReturnType<typeof useOrder>;
