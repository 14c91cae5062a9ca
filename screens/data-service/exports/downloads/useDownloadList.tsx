import { useCallback, useMemo } from 'react';
import styled from 'styled-components';
import { formatRange, NameLink, useWords, type Column } from '#design-system';
import type { ExportJob } from '#app/api/ours/data/export-jobs.ts';
import { shortTime } from '#app/lib/metrics/reportZone.ts';
import { usePageTitle } from '#app/lib/pages.ts';
import { keysParam } from '#app/lib/urlState.ts';
import { Hits, listAddress, useLocalListing } from '#screens/kit/listing/index.ts';
import { JobButton } from '../jobs/JobButton.tsx';
import { JobState } from '../jobs/text/JobState.tsx';
import { JobText } from '../jobs/text/JobText.tsx';
import { rangeOf } from '../jobs/rangeOf.ts';
import { useJobs } from '../jobs/useJobs.ts';
import { useJobText } from '../jobs/text/useJobText.ts';
import { useOrderText, useReportName } from '../jobs/text/useOrderText.ts';
import { jobWords } from '../words.ts';
import { words } from './words.ts';

export const address = listAddress({ state: keysParam, report: keysParam });

const states = ['running', 'done', 'partly', 'empty', 'failed', 'expired'] as const;

/** The files of an app, held whole. */
export function useDownloadList(onNewDates: (job: ExportJob) => void) {
  const t = useWords(words);
  const stateNames = useWords(jobWords);
  const jobs = useJobs();
  const reportName = useReportName();
  const reports = useMemo(() => [...new Set(jobs.data?.map(({ order }) => order.report))], [jobs.data]);
  return useLocalListing({
    name: 'report-downloads',
    title: usePageTitle(),
    address,
    rows: jobs,
    rowKey: useCallback(({ id }: ExportJob) => String(id), []),
    columns: useDownloadColumns(onNewDates),
    names: ({ name, orderedBy }) => [name, orderedBy],
    ids: ({ id }) => [String(id)],
    filters: useMemo(
      () => ({
        state: {
          label: t.state,
          options: states.map((id) => ({ id, label: stateNames[id] })),
          matches: ({ state }: ExportJob, chosen: readonly string[]) => chosen.length === 0 || chosen.includes(state),
        },
        report: {
          label: t.report,
          options: reports.map((id) => ({ id, label: reportName(id) })),
          matches: ({ order }: ExportJob, chosen: readonly string[]) => chosen.length === 0 || chosen.includes(order.report),
        },
      }),
      [t, stateNames, reports, reportName],
    ),
  });
}

function useDownloadColumns(onNewDates: (job: ExportJob) => void): readonly Column<ExportJob>[] {
  const t = useWords(words);
  const textOf = useJobText();
  const orderText = useOrderText();
  const stateNames = useWords(jobWords);
  return useMemo(
    (): readonly Column<ExportJob>[] => [
      {
        id: 'name',
        title: t.name,
        value: ({ name }) => name,
        pin: 'start',
        width: 240,
        phone: 'title',
        cell: ({ name, order }) => (
          <NameLink href={undefined} note={orderText(order)}>
            <Hits>{name}</Hits>
          </NameLink>
        ),
      },
      {
        id: 'state',
        title: t.state,
        value: ({ state }) => stateNames[state],
        width: 140,
        phone: 'aside',
        cell: (job) => <JobState of={job} />,
      },
      {
        id: 'detail',
        title: t.detail,
        value: textOf,
        canSort: false,
        width: 280,
        phone: 'line',
        cell: (job) => <JobText of={job} />,
      },
      {
        id: 'next',
        title: t.next,
        canSort: false,
        canHide: false,
        align: 'end',
        width: 144,
        phone: 'line',
        cell: (job) => (
          <Act>
            <JobButton of={job} onNewDates={onNewDates} />
          </Act>
        ),
      },
      {
        id: 'period',
        title: t.period,
        value: ({ order }) => formatRange(rangeOf(order)),
        width: 160,
        phone: 'line',
        yields: 'second',
      },
      {
        id: 'orderedAt',
        title: t.ordered,
        value: ({ orderedAt }) => orderedAt,
        width: 128,
        yields: 'first',
        phone: 'line',
        cell: ({ orderedBy, orderedAt }) => (
          <NameLink href={undefined} note={shortTime(orderedAt)}>
            {orderedBy ?? '–'}
          </NameLink>
        ),
      },
    ],
    [t, stateNames, textOf, orderText, onNewDates],
  );
}

/** A button in a cell takes the colour around it. */
const Act = styled.span`
  color: var(--color-text-link);
`;
