import { FolderInput, FolderOutput, Plus } from 'lucide-react';
import { useState } from 'react';
import { Button, Note, Panel, Stack, toasts, useWords } from '#design-system';
import { useApp } from '#app/access/currentPage.ts';
import { useMay } from '#app/access/may.ts';
import type { ResultOf } from '#app/api/declare/endpoint.ts';
import type { Group } from '#app/api/ours/campaigns/groups.ts';
import type { Campaign } from '#app/api/ours/campaigns/shapes.ts';
import { ours } from '#app/api/ours/ours.ts';
import { choiceParam, keysParam } from '#app/lib/urlState.ts';
import { useExplainError } from '#screens/kit/acts/index.ts';
import { BulkButton, FilterChip, listAddress, ListFilters, ListTable, useBulkAct, usePagedListing } from '#screens/kit/listing/index.ts';
import { CampaignMenu } from '../../list/CampaignMenu.tsx';
import { DeleteDialog } from '../../list/DeleteDialog.tsx';
import { MoveDialog } from '../../list/MoveDialog.tsx';
import { useCampaignActs } from '../../list/useCampaignActs.ts';
import { useCampaignColumns } from '../../list/useCampaignColumns.tsx';
import { useChannelOptions } from '../../list/useChannelOptions.ts';
import { numbersIn } from '../../list/useCampaignList.ts';
import { states, useStateWords } from '../../states.ts';
import { words as listWords } from '../../words.ts';
import { bodyTo } from '../../bulk/change.ts';
import { useWritten } from '../../bulk/useWritten.ts';
import { useRefusals } from '../../bulk/useRefusals.ts';
import { AddDialog } from './AddDialog.tsx';
import { words } from './words.ts';

// The `id` of the address is that of the group.
export const address = listAddress({ state: choiceParam(states, null), channels: keysParam }, { sort: '-clicks', record: 'campaign' });

/** The campaigns of a group, with what the list of campaigns can do, and those that come in or go. */
export function Members({ of: group }: { of: Group }) {
  const t = useWords(words);
  const mayView = useMay('view campaign@manage');
  return mayView ? <MemberList of={group} /> : <Note kind="info">{t.hidden}</Note>;
}

function MemberList({ of: group }: { of: Group }) {
  const t = useWords(words);
  const mayEdit = useMay('edit campaign@manage');
  const list = useMemberList(group.id);
  const acts = useCampaignActs();
  const [isAdding, setAdding] = useState(false);
  const [moving, setMoving] = useState<readonly Campaign[]>();
  const [deleting, setDeleting] = useState<Campaign>();
  const add = mayEdit && (
    <Button size="sm" icon={Plus} onPress={() => setAdding(true)}>
      {t.add}
    </Button>
  );
  return (
    <Stack gap="3">
      <ListFilters of={list} search={t.search}>
        <FilterChip of={list.filters.state} />
        <FilterChip of={list.filters.channels} />
      </ListFilters>
      <Panel title={t.members} isFlush actions={add}>
        <ListTable
          of={list}
          rowHeight={48}
          rowMenu={(row) => <CampaignMenu of={row} acts={acts} onMove={(one) => setMoving([one])} onDelete={setDeleting} />}
          bulk={mayEdit ? <MemberActs of={list} group={group.id} onMove={setMoving} /> : undefined}
          none={{ title: t.none, cause: mayEdit ? t.noneCause : t.noneCannot, action: add || undefined }}
        />
      </Panel>
      {isAdding && <AddDialog of={group} onClose={() => setAdding(false)} />}
      {moving && <MoveDialog campaigns={moving} onMoved={list.selection.clear} onClose={() => setMoving(undefined)} />}
      {deleting && <DeleteDialog of={deleting} onArchive={() => void acts.archive(deleting)} onClose={() => setDeleting(undefined)} />}
    </Stack>
  );
}

function useMemberList(group: number) {
  const t = useWords(words);
  const names = useWords(listWords);
  const app = useApp().id;
  const stateOf = useStateWords();
  const channels = useChannelOptions(app);
  return usePagedListing({
    name: 'group members',
    title: t.members,
    address,
    page: ({ paging, sorting, values: { state, channels: chosen } }) =>
      ours.campaigns.page({ app, ...paging, ...sorting, state, channels: numbersIn(chosen), groups: [group] }),
    rowKey,
    columns: useCampaignColumns(),
    filters: {
      state: { label: names.state, options: states.map((state) => ({ id: state, label: stateOf({ state }) })) },
      channels: { label: names.channel, ...channels },
    },
  });
}

const rowKey = ({ id }: Campaign) => String(id);

interface MemberActsProps {
  of: ReturnType<typeof useMemberList>;
  group: number;
  onMove: (campaigns: readonly Campaign[]) => void;
}

function MemberActs({ of: list, group, onMove }: MemberActsProps) {
  const t = useWords(words);
  const app = useApp().id;
  const explain = useExplainError();
  const refusals = useRefusals();
  const written = useWritten<Campaign, ResultOf<typeof ours.campaigns.change>>({
    refused: refusals,
    writtenOf: (answer) => answer.written,
    after: { group: null },
  });
  const takeOut = useBulkAct(list, {
    verb: t.takeOut,
    call: ours.campaigns.change,
    inputOf: (rows) => ({ app, body: bodyTo('regroup', rows, 0) }),
    // One that is in another group by now stays there.
    refused: (answer, rows) =>
      written.refused(answer, rows).map((one) => (one.now?.group === group ? one : { row: one.row, reason: one.reason })),
    confirm: (rows) => ({ title: t.takeOutTitle(rows.length), children: t.takeOutText }),
    done: t.takenOut,
    undo: {
      call: ours.campaigns.change,
      inputOf: (rows: readonly Campaign[]) => ({ app, body: bodyTo('regroup', rows.map(written.asWritten), group) }),
      refused: written.notUndone,
    },
  });
  const move = async () => {
    try {
      onMove(await list.selection.fetchRows());
    } catch (error) {
      toasts.show({ kind: 'bad', title: t.notFetched, detail: explain(error) });
    }
  };
  return (
    <>
      <Button kind="ghost" size="sm" icon={FolderInput} onPress={() => void move()}>
        {t.moveSelected}
      </Button>
      <BulkButton of={takeOut} icon={FolderOutput} />
    </>
  );
}
