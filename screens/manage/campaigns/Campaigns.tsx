import { ListPlus, Plus } from 'lucide-react';
import { useState } from 'react';
import { LinkButton, Page, Panel, useWords } from '#design-system';
import { useMay } from '#app/access/may.ts';
import type { Campaign } from '#app/api/ours/campaigns/shapes.ts';
import { usePageTitle } from '#app/lib/pages.ts';
import { FilterChip, ListFilters, ListTable } from '#screens/kit/listing/index.ts';
import { BulkActs } from './bulk/BulkActs.tsx';
import { ChangeDialog } from './bulk/ChangeDialog.tsx';
import { useBulkChange } from './bulk/useBulkChange.ts';
import { CampaignMenu } from './list/CampaignMenu.tsx';
import { CampaignTabs } from './list/CampaignTabs.tsx';
import { DeleteDialog } from './list/DeleteDialog.tsx';
import { MoveDialog } from './list/MoveDialog.tsx';
import { useCampaignActs } from './list/useCampaignActs.ts';
import { useCampaignList } from './list/useCampaignList.ts';
import { words } from './words.ts';

/** All campaigns of an app, their links and what they bring. */
export function Campaigns() {
  const t = useWords(words);
  const title = usePageTitle();
  const newTitle = usePageTitle('/manage/campaignDetail');
  const mayEdit = useMay('edit campaign@manage');
  const list = useCampaignList();
  const acts = useCampaignActs();
  const change = useBulkChange(list);
  const [moving, setMoving] = useState<Campaign>();
  const [deleting, setDeleting] = useState<Campaign>();
  const { archived } = list.values;
  const { authors } = list.filters;
  const create = (
    <LinkButton kind="primary" href="/manage/campaignDetail" icon={Plus}>
      {newTitle}
    </LinkButton>
  );
  return (
    <Page
      title={title}
      actions={
        mayEdit && (
          <>
            <LinkButton href="/manage/ckBatchManage" icon={ListPlus}>
              {t.bulkCreate}
            </LinkButton>
            {create}
          </>
        )
      }
    >
      <CampaignTabs of={list}>
        <ListFilters of={list} search={t.search}>
          <FilterChip of={list.filters.state} />
          <FilterChip of={list.filters.channels} />
          <FilterChip of={list.filters.groups} />
          <FilterChip of={list.filters.targets} />
          {(authors.options.length > 0 || authors.requests.some(({ error }) => error)) && <FilterChip of={authors} />}
          <FilterChip of={list.filters.last} />
        </ListFilters>
        <Panel isFlush>
          <ListTable
            of={list}
            headingLevel={2}
            rowHeight={48}
            rowMenu={(row) => <CampaignMenu of={row} acts={acts} onMove={setMoving} onDelete={setDeleting} />}
            bulk={<BulkActs of={list} change={change} />}
            none={
              archived
                ? { title: t.noneArchived, cause: t.noneArchivedCause }
                : { title: t.none, cause: mayEdit ? t.noneCanCreate : t.noneCannot, ...(mayEdit && { action: create }) }
            }
          />
        </Panel>
      </CampaignTabs>
      {change.dialog && <ChangeDialog {...change.dialog} />}
      {moving && <MoveDialog campaigns={[moving]} onClose={() => setMoving(undefined)} />}
      {deleting && (
        <DeleteDialog
          of={deleting}
          onArchive={deleting.isArchived ? null : () => void acts.archive(deleting)}
          onClose={() => setDeleting(undefined)}
        />
      )}
    </Page>
  );
}
