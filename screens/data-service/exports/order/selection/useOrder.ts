import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useProvenaLocale, useWords } from '#design-system';
import { decide } from '#app/access/decide.ts';
import { useApp, useCurrentPage } from '#app/access/currentPage.ts';
import { ApiError } from '#app/api/client/error.ts';
import { exportJobs } from '#app/api/ours/data/export-jobs.ts';
import { useLosses } from '#app/lib/address/losses.ts';
import { reportToday } from '#app/lib/metrics/reportZone.ts';
import { useAllPages } from '#app/lib/pages.ts';
import { useUrlState } from '#app/lib/urlState.ts';
import { useReport, type Report } from '#screens/kit/report/index.ts';
import { useReportName } from '../../jobs/text/useOrderText.ts';
import { dimensionNames } from '../words.ts';
import { filtersOf, narrowingOf } from './filters.ts';
import { factsOf, openReport, readSelection } from './readSelection.ts';
import { orderOf, selectionParams, type Selection } from './selection.ts';

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
  const wanted = openReport(openReports, values.report);
  const report = useReport(wanted, undefined, factsOf(wanted));
  const fields = useQuery(exportJobs.fields({ app, report: wanted }));
  const { period, traffic } = report.state;
  const { selection, losses } = readSelection({ ...values, period, traffic }, { openReports, fields: fields.data });
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
  const { error } = estimate;
  const refusal = error instanceof ApiError && error.trouble === 'refused' ? error : null;
  const narrowed = narrowedBy(report, selection, set);
  return { app, today, selection, set, fields, order, name, canEstimate, estimate, refusal, narrowed };
}

/** The report that the file is of as the parts of reports take it: what it is narrowed to is the selection's. */
const narrowedBy = (report: Report, selection: Selection, set: (change: Partial<Selection>) => void): Report => ({
  ...report,
  state: { ...report.state, path: [], segments: [], filters: filtersOf(selection) },
  set: ({ filters, traffic }) => set({ ...(filters && narrowingOf(filters)), ...(traffic && { traffic }) }),
});

export type Ordering = ReturnType<typeof useOrder>;
