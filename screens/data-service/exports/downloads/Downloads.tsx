import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { LinkButton, Page, Panel, useWords } from '#design-system';
import { useApp } from '#app/access/currentPage.ts';
import { useMay } from '#app/access/may.ts';
import { exportJobs, type ExportJob } from '#app/api/ours/data/export-jobs.ts';
import { BulkButton, FilterChip, ListFilters, ListTable, useBulkAct } from '#screens/kit/listing/index.ts';
import { JobMenuItems } from '../jobs/JobMenuItems.tsx';
import { NewDatesDialog } from '../jobs/NewDatesDialog.tsx';
import { useJobActs } from '../jobs/useJobActs.ts';
import { jobWords } from '../words.ts';
import { useDownloadList } from './useDownloadList.tsx';
import { words } from './words.ts';

/** Files that were ordered here and in reports: how they ended, and what helps where they did not. */
export function Downloads() {
  const t = useWords(words);
  const names = useWords(jobWords);
  const app = useApp().id;
  const mayExport = useMay('view dataexport@dataservice');
  const [dated, setDated] = useState<ExportJob>();
  const list = useDownloadList(setDated);
  const acts = useJobActs();
  const deleteMany = useBulkAct(list, {
    verb: names.delete,
    call: exportJobs.cancel,
    input: ({ id }) => ({ app, id }),
    can: ({ state }) => state !== 'running',
    confirm: (jobs) => ({ title: t.deleteMany(jobs.length), children: names.deleteText, kind: 'danger' }),
    done: t.deletedMany,
  });
  const create = mayExport && (
    <LinkButton kind="primary" icon={Plus} href="/dataservice/dataexport">
      {t.create}
    </LinkButton>
  );
  return (
    <Page title={list.title} meta={t.note} actions={create || undefined}>
      <ListFilters of={list} search={t.search}>
        <FilterChip of={list.filters.state} />
        <FilterChip of={list.filters.report} />
      </ListFilters>
      <Panel isFlush>
        <ListTable
          of={list}
          headingLevel={2}
          rowHeight={56}
          rowMenu={(job) => <JobMenuItems of={job} acts={acts} onNewDates={setDated} />}
          bulk={<BulkButton of={deleteMany} icon={Trash2} />}
          none={{ title: t.none, cause: t.noneCause, action: create || undefined }}
        />
      </Panel>
      {dated && <NewDatesDialog of={dated} onClose={() => setDated(undefined)} />}
    </Page>
  );
}
