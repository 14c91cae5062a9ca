import { useQuery } from '@tanstack/react-query';
import { ChartLine, FileText, Merge, Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button, FailedNote, LinkButton, MenuDivider, MenuItem, Note, Page, Panel, Stack, useWords } from '#design-system';
import { useApp } from '#app/access/currentPage.ts';
import { useMay } from '#app/access/may.ts';
import type { Group } from '#app/api/ours/campaigns/groups.ts';
import { ours } from '#app/api/ours/ours.ts';
import { ListFilters, ListTable } from '#screens/kit/listing/index.ts';
import { DeleteGroupDialog } from './DeleteGroupDialog.tsx';
import { GroupDialog } from './GroupDialog.tsx';
import { MergeDialog } from './MergeDialog.tsx';
import { reportHref } from './reportHref.ts';
import { totalsOf, useGroupList } from './useGroupList.tsx';
import { words } from './words.ts';

type Open = { is: 'new' } | { is: 'edit' | 'merge' | 'delete'; group: Group };

/** The groups that campaigns are put into, so that reports can be read by them. */
export function Groups() {
  const t = useWords(words);
  const app = useApp().id;
  const mayEdit = useMay('edit campgroup@manage');
  const mayReport = useMay('view campaigninfo@monitor');
  const list = useGroupList();
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const rows = list.of.data?.rows ?? [];
  const create = mayEdit && (
    <Button kind="primary" icon={Plus} onPress={() => setOpen({ is: 'new' })}>
      {t.create}
    </Button>
  );
  return (
    <Page
      title={list.title}
      actions={
        <>
          {mayReport && (
            <LinkButton icon={ChartLine} href={reportHref(app)}>
              {t.byGroup}
            </LinkButton>
          )}
          {create}
        </>
      }
    >
      <Stack gap="3">
        <Ungrouped />
        <ListFilters of={list} search={t.search} />
        <Panel isFlush>
          <ListTable
            of={list}
            headingLevel={2}
            rowHeight={48}
            {...(rows.length > 0 && { totals: { note: t.groupCount(rows.length), values: totalsOf(rows) } })}
            rowMenu={(group) => <GroupMenu of={group} onOpen={setOpen} />}
            none={{ title: t.none, cause: mayEdit ? t.noneCanCreate : t.noneCannot, action: create || undefined }}
          />
        </Panel>
      </Stack>
      {open?.is === 'new' && <GroupDialog of={null} onClose={close} />}
      {open?.is === 'edit' && <GroupDialog of={open.group} onClose={close} />}
      {open?.is === 'merge' && <MergeDialog of={open.group} onClose={close} />}
      {open?.is === 'delete' && <DeleteGroupDialog of={open.group} onClose={close} />}
    </Page>
  );
}

/** Campaigns that no row of this list counts. */
function Ungrouped() {
  const t = useWords(words);
  const app = useApp().id;
  const mayView = useMay('view campaign@manage');
  const loose = useQuery({ ...ours.campaigns.page({ app, groups: [0], page: 1, size: 1 }), enabled: mayView });
  const count = loose.data?.total ?? 0;
  if (count === 0) return <FailedNote of={[loose]}>{t.ungroupedFailed}</FailedNote>;
  return (
    <Note
      isInline
      action={
        <LinkButton size="sm" href="/manage/campaign?groups=0">
          {t.see}
        </LinkButton>
      }
    >
      {t.ungrouped(count)}
    </Note>
  );
}

function GroupMenu({ of: group, onOpen }: { of: Group; onOpen: (open: Open) => void }) {
  const t = useWords(words);
  const app = useApp().id;
  const mayEdit = useMay('edit campgroup@manage');
  const mayReport = useMay('view campaigninfo@monitor');
  return (
    <>
      <MenuItem icon={FileText} href={`/manage/campgroupDetail?id=${group.id}`}>
        {t.open}
      </MenuItem>
      {mayReport && (
        <MenuItem icon={ChartLine} href={reportHref(app, group.id)}>
          {t.report}
        </MenuItem>
      )}
      {mayEdit && (
        <>
          <MenuItem icon={Pencil} onAction={() => onOpen({ is: 'edit', group })}>
            {t.edit}
          </MenuItem>
          <MenuItem icon={Merge} onAction={() => onOpen({ is: 'merge', group })}>
            {t.merge}
          </MenuItem>
          <MenuDivider />
          <MenuItem icon={Trash2} isDanger onAction={() => onOpen({ is: 'delete', group })}>
            {t.delete}
          </MenuItem>
        </>
      )}
    </>
  );
}
