import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useMemo } from 'react';
import { MenuItem, Status, Table, toasts, useConfirm, useWords, type Column } from '#design-system';
import { asa, type AsaUpload } from '#app/api/asa/asa.ts';
import type { Kind } from './kinds.ts';
import { SearchedList, size, useSearched } from './SearchedList.tsx';
import { words } from './words.ts';

const tones = { waiting: 'live', running: 'live', done: 'good', partly: 'warning', failed: 'negative' } as const;

/** What was sent, and what became of it. Asked again while something is being taken over. */
export function TaskList({ app, by, mayEdit }: { app: number; by: Kind; mayEdit: boolean }) {
  const t = useWords(words);
  const searched = useSearched();
  const { search, page } = searched;
  const confirm = useConfirm();
  const remove = useMutation(asa.deleteUploads());
  const tasks = useQuery({
    ...asa.uploads({ app, by, search, page, size }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.rows.some((one) => one.state === 'waiting' || one.state === 'running') ? 2000 : false),
  });
  const columns = useMemo((): Column<AsaUpload>[] => {
    const states = { waiting: t.waiting, running: t.running, done: t.done, partly: t.partly, failed: t.failedState };
    const reasons: Readonly<Record<string, string>> = {
      idUnknown: t.idUnknown,
      columnsUnknown: t.columnsUnknown,
      linesUnreadable: t.linesUnreadable,
    };
    return [
      { id: 'fileName', title: t.file, value: ({ fileName }) => fileName, pin: 'start', canSort: false, width: 220 },
      {
        id: 'state',
        title: t.state,
        value: ({ state }) => states[state],
        cell: ({ state }) => <Status tone={tones[state]}>{states[state]}</Status>,
        canSort: false,
      },
      { id: 'rows', title: t.rows, value: ({ rows }) => rows, as: { kind: 'count' }, canSort: false, width: 88 },
      { id: 'failed', title: t.failed, value: ({ failed }) => failed, as: { kind: 'count' }, canSort: false, width: 88 },
      { id: 'reason', title: t.reason, value: ({ reason }) => (reason ? (reasons[reason] ?? reason) : '–'), canSort: false, width: 240 },
      { id: 'startedAt', title: t.started, value: ({ startedAt }) => startedAt, as: { kind: 'time' }, canSort: false, width: 170 },
    ];
  }, [t]);
  const drop = async (id: number) => {
    const isSure = await confirm({ title: t.removeTasks(1), children: t.removeTasksCause, act: t.remove, kind: 'danger' });
    if (!isSure) return;
    const reply = await remove.mutateAsync({ app, body: { ids: [id] } }).catch(() => null);
    toasts.show(reply?.isDone ? { kind: 'good', title: t.removed } : { kind: 'bad', title: t.notRemoved });
  };
  return (
    <SearchedList
      title={t.tasks}
      searchLabel={t.searchTasks}
      of={tasks}
      searched={searched}
      none={{ title: t.noTasks, cause: t.noTasksCause }}
    >
      {(rows) => (
        <Table
          label={t.tasks}
          columns={columns}
          rows={rows}
          rowKey={({ id }) => String(id)}
          isSortedByCaller
          {...(mayEdit && {
            rowMenu: ({ id }: AsaUpload) => (
              <MenuItem icon={Trash2} isDanger onAction={() => void drop(id)}>
                {t.remove}
              </MenuItem>
            ),
          })}
        />
      )}
    </SearchedList>
  );
}
