import { EllipsisVertical } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { AsyncView, Button, Empty, formatRange, IconButton, Link, Menu, Panel, Skeleton, Stack, Text, useWords } from '#design-system';
import { decide } from '#app/access/decide.ts';
import { useCurrentPage } from '#app/access/currentPage.ts';
import type { ExportJob } from '#app/api/ours/data/export-jobs.ts';
import { useAllPages } from '#app/lib/pages.ts';
import { JobButton } from '../jobs/JobButton.tsx';
import { JobMenuItems } from '../jobs/JobMenuItems.tsx';
import { NewDatesDialog } from '../jobs/NewDatesDialog.tsx';
import { rangeOf } from '../jobs/rangeOf.ts';
import { JobState } from '../jobs/text/JobState.tsx';
import { JobText } from '../jobs/text/JobText.tsx';
import { useOrderText } from '../jobs/text/useOrderText.ts';
import { useJobActs } from '../jobs/useJobActs.ts';
import { useJobs } from '../jobs/useJobs.ts';
import { jobWords } from '../words.ts';
import { words } from './words.ts';

const downloads = '/dataservice/reportdownload';
const most = 7;

/** The newest files, and the way to all of them where there is a page of downloads; where there is none, all are here. */
export function RecentFiles() {
  const t = useWords(words);
  const jobs = useJobs();
  const { access } = useCurrentPage();
  const page = useAllPages().find(({ path }) => path === downloads);
  const hasPage = page !== undefined && decide(page, access).is === 'open';
  const [dated, setDated] = useState<ExportJob>();
  return (
    <Panel title={t.recent} note={t.note} isFlush {...(hasPage && { actions: <Link href={downloads}>{t.all}</Link> })}>
      <AsyncView
        of={jobs}
        skeleton={<Skeleton shape="rows" height={320} />}
        explain={() => ({ title: t.recentFailed, cause: t.recentFailedCause })}
        empty={(all) => (all.length ? undefined : <Empty kind="no-data" title={t.none} cause={t.noneCause} />)}
      >
        {(all) => (
          <Files>
            {all.slice(0, hasPage ? most : undefined).map((job) => (
              <FileRow key={job.id} of={job} onNewDates={setDated} />
            ))}
          </Files>
        )}
      </AsyncView>
      {dated && <NewDatesDialog of={dated} onClose={() => setDated(undefined)} />}
    </Panel>
  );
}

function FileRow({ of: job, onNewDates }: { of: ExportJob; onNewDates: (job: ExportJob) => void }) {
  const t = useWords(words);
  const names = useWords(jobWords);
  const acts = useJobActs();
  const orderText = useOrderText();
  return (
    <li>
      <Stack direction="row" gap="2" justify="between">
        <Name>{job.name}</Name>
        <JobState of={job} />
      </Stack>
      <Text kind="caption" tone="tertiary">
        {formatRange(rangeOf(job.order))} · {orderText(job.order)}
      </Text>
      <JobText of={job} />
      <Stack direction="row" gap="2" justify="end">
        {job.state === 'partly' && (
          <Button size="sm" onPress={() => acts.download(job)}>
            {names.download}
          </Button>
        )}
        <JobButton of={job} onNewDates={onNewDates} />
        <Menu placement="bottom end" trigger={<IconButton icon={EllipsisVertical} size="sm" label={t.more(job.name)} />}>
          <JobMenuItems of={job} acts={acts} onNewDates={onNewDates} />
        </Menu>
      </Stack>
    </li>
  );
}

const Files = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    display: grid;
    gap: var(--space-1);
    padding: var(--space-3) var(--space-4);
    border-top: 1px solid var(--color-border-default);
  }
`;

const Name = styled.span`
  min-width: 0;
  font-weight: 600;
  overflow-wrap: anywhere;
`;
