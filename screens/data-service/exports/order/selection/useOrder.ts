import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useProvenaLocale, useWords } from '#design-system';
import { decide } from '#app/access/decide.ts';
import { useApp, useCurrentPage } from '#app/access/currentPage.ts';
import { exportJobs } from '#app/api/ours/data/export-jobs.ts';
import { useLosses } from '#app/lib/address/losses.ts';
import { reportToday } from '#app/lib/metrics/reportZone.ts';
import { useAllPages } from '#app/lib/pages.ts';
import { useUrlState } from '#app/lib/urlState.ts';
import { useEstimate } from '#screens/kit/file-order/index.ts';
import { useReport, type Report } from '#screens/kit/report/index.ts';
import { useReportName } from '../../jobs/text/useOrderText.ts';
import { dimensionNames } from '../words.ts';
import { filtersOf, narrowingOf } from './filters.ts';
import { isNoRight, useOpened, useReadRights } from './lostRights.ts';
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
  const opened = useOpened(app, fields.data);
  const { selection, columns, lost, losses } = readSelection({ ...values, period, traffic }, { openReports, fields: fields.data, opened });
  useLosses(losses);
  const name = [nameOf(selection.report), ...selection.by.map((one) => dimensions[one])].join('-');
  const order = orderOf({ ...selection, columns }, { today, name, language: locale });
  const canEstimate = columns.length > 0;
  const estimate = useEstimate(app, order, { isOn: canEstimate });
  const { error } = estimate.answer;
  const readRights = useReadRights(app, wanted);
  useEffect(() => {
    if (isNoRight(error)) readRights();
  }, [error, readRights]);
  /** Until the fields have come again, nobody knows which of them it is. */
  const isReadingRights = isNoRight(error) && fields.isFetching;
  const narrowed = narrowedBy(report, selection, set);
  return { app, today, selection, lost, set, fields, order, name, canEstimate, estimate, isReadingRights, readRights, narrowed };
}

/** The report that the file is of as the parts of reports take it: what it is narrowed to is the selection's. */
const narrowedBy = (report: Report, selection: Selection, set: (change: Partial<Selection>) => void): Report => ({
  ...report,
  state: { ...report.state, path: [], segments: [], filters: filtersOf(selection) },
  set: ({ filters, traffic }) => set({ ...(filters && narrowingOf(filters)), ...(traffic && { traffic }) }),
});

export type Ordering = ReturnType<typeof useOrder>;
