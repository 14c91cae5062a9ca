import { ChartLine } from 'lucide-react';
import { useState } from 'react';
import { Button, DescriptionList, LinkButton, Panel, SplitView, Stack, useWords } from '#design-system';
import { useApp } from '#app/access/currentPage.ts';
import { useMay } from '#app/access/may.ts';
import type { Group } from '#app/api/ours/campaigns/groups.ts';
import { ours } from '#app/api/ours/ours.ts';
import { usePageTitle } from '#app/lib/pages.ts';
import { useNavigate } from '#app/lib/router.ts';
import { idParam, useUrlState } from '#app/lib/urlState.ts';
import { DetailPage, useRecord } from '#screens/kit/detail/index.ts';
import { Figures } from '../../detail/Figures.tsx';
import { DeleteGroupDialog } from '../DeleteGroupDialog.tsx';
import { GroupDialog } from '../GroupDialog.tsx';
import { MergeDialog } from '../MergeDialog.tsx';
import { reportHref } from '../reportHref.ts';
import { words as groupWords } from '../words.ts';
import { Members } from './Members.tsx';
import { words } from './words.ts';

export const params = { id: idParam };
const list = '/manage/campgroup';

/** One group: what it brought, and which campaigns are in it. */
export function GroupDetail() {
  const t = useWords(groupWords);
  const app = useApp().id;
  const { id } = useUrlState(params).values;
  const group = useRecord((input: { id: number }) => ours.groups.one({ app, ...input }), id ?? -1);
  return (
    <DetailPage
      of={group}
      name={({ name }) => name}
      fallback={t.name}
      list={{ href: list, name: usePageTitle(list) }}
      actions={(one) => <Acts of={one} />}
    >
      {(one) => (
        <Stack gap="4">
          <SplitView side={<Facts of={one} />}>
            <Figures field="group" id={one.id} />
          </SplitView>
          <Members of={one} />
        </Stack>
      )}
    </DetailPage>
  );
}

function Facts({ of: { note, campaigns, running, archived, createdOn } }: { of: Group }) {
  const t = useWords(words);
  return (
    <Panel title={t.facts}>
      <DescriptionList
        items={[
          { term: t.count, value: t.countOf(campaigns, running) },
          { term: t.archived, value: archived },
          { term: t.createdOn, value: createdOn },
          { term: t.note, value: note },
        ]}
      />
    </Panel>
  );
}

function Acts({ of: group }: { of: Group }) {
  const t = useWords(groupWords);
  const app = useApp().id;
  const navigate = useNavigate();
  const mayEdit = useMay('edit campgroup@manage');
  const mayReport = useMay('view campaigninfo@monitor');
  const [open, setOpen] = useState<'edit' | 'merge' | 'delete'>();
  const close = () => setOpen(undefined);
  return (
    <>
      {mayReport && (
        <LinkButton icon={ChartLine} href={reportHref(app, group.id)}>
          {t.report}
        </LinkButton>
      )}
      {mayEdit && (
        <>
          <Button kind="ghost" onPress={() => setOpen('delete')}>
            {t.delete}
          </Button>
          <Button onPress={() => setOpen('merge')}>{t.mergeAct}</Button>
          <Button onPress={() => setOpen('edit')}>{t.rename}</Button>
        </>
      )}
      {open === 'edit' && <GroupDialog of={group} onClose={close} />}
      {open === 'merge' && (
        <MergeDialog of={group} onClose={close} onMerged={(into) => navigate(`/manage/campgroupDetail?app=${app}&id=${into}`)} />
      )}
      {open === 'delete' && <DeleteGroupDialog of={group} onClose={close} onDeleted={() => navigate(`${list}?app=${app}`)} />}
    </>
  );
}
