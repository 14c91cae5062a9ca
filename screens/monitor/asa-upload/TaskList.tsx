import { Trash2 } from 'lucide-react';
import { useMemo } from 'react';
import { MenuItem, Panel, Status, useWords, type Column } from '#design-system';
import { asa, type AsaUpload } from '#app/api/asa.ts';
import { useAct } from '#screens/kit/acts/index.ts';
import { Hits, listAddress, ListSearch, ListTable, usePagedListing } from '#screens/kit/listing/index.ts';
import type { Kind } from './kinds.ts';
import { words } from './words.ts';

const address = listAddress({});
const tones = { waiting: 'live', running: 'live', done: 'good', partly: 'warning', failed: 'negative' } as const;
const isGoingOn = ({ state }: AsaUpload) => state === 'waiting' || state === 'running';

/** What was sent, and what became of it. Asked again while something is being taken over. */
export function TaskList({ app, by, mayEdit }: { app: number; by: Kind; mayEdit: boolean }) {
  const t = useWords(words);
  const list = usePagedListing({
    name: 'asa-uploads',
    title: t.tasks,
    address,
    page: ({ paging }) => ({
      ...asa.uploads({ app, by, ...paging }),
      refetchInterval: ({ state }) => (state.data?.rows.some(isGoingOn) ? 2000 : false),
    }),
    rowKey: ({ id }: AsaUpload) => String(id),
    columns: useColumns(),
    filters: {},
  });
  const remove = useAct({
    call: asa.deleteUploads(),
    confirm: () => ({ title: t.removeTasks(1), children: t.removeTasksCause, act: t.remove, kind: 'danger' }),
    done: () => t.removed,
    failed: () => t.notRemoved,
  });
  return (
    <Panel title={t.tasks} isFlush actions={<ListSearch of={list} label={t.searchTasks} size="sm" />}>
      <ListTable
        of={list}
        none={{ title: t.noTasks, cause: t.noTasksCause }}
        {...(mayEdit && {
          rowMenu: ({ id }: AsaUpload) => (
            <MenuItem icon={Trash2} isDanger onAction={() => void remove.run({ app, body: { ids: [id] } })}>
              {t.remove}
            </MenuItem>
          ),
        })}
      />
    </Panel>
  );
}

function useColumns() {
  const t = useWords(words);
  return useMemo((): Column<AsaUpload>[] => {
    const states = { waiting: t.waiting, running: t.running, done: t.done, partly: t.partly, failed: t.failedState };
    const reasons: Readonly<Record<string, string>> = {
      idUnknown: t.idUnknown,
      columnsUnknown: t.columnsUnknown,
      linesUnreadable: t.linesUnreadable,
    };
    return [
      {
        id: 'fileName',
        title: t.file,
        value: ({ fileName }) => fileName,
        cell: ({ fileName }) => <Hits>{fileName}</Hits>,
        pin: 'start',
        canSort: false,
        width: 220,
        phone: 'title',
      },
      {
        id: 'state',
        title: t.state,
        value: ({ state }) => states[state],
        cell: ({ state }) => <Status tone={tones[state]}>{states[state]}</Status>,
        canSort: false,
        phone: 'aside',
      },
      { id: 'rows', title: t.rows, value: ({ rows }) => rows, as: { kind: 'count' }, canSort: false, width: 88, phone: 'half' },
      { id: 'failed', title: t.failed, value: ({ failed }) => failed, as: { kind: 'count' }, canSort: false, width: 88, phone: 'half' },
      {
        id: 'reason',
        title: t.reason,
        value: ({ reason }) => (reason ? (reasons[reason] ?? reason) : '–'),
        canSort: false,
        width: 240,
        phone: 'line',
      },
      {
        id: 'startedAt',
        title: t.started,
        value: ({ startedAt }) => startedAt,
        as: { kind: 'time' },
        canSort: false,
        width: 170,
        phone: 'line',
      },
    ];
  }, [t]);
}
