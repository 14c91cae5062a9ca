import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import {
  AsyncView,
  Button,
  Empty,
  Pagination,
  Panel,
  SearchField,
  Skeleton,
  Table,
  toasts,
  useConfirm,
  useWords,
  type Column,
} from '#design-system';
import { asa, type AsaName } from '#app/api/asa/asa.ts';
import type { Kind } from './kinds.ts';
import { words } from './words.ts';

interface ListProps {
  app: number;
  by: Kind;
  mayEdit: boolean;
}

const size = 20;
const nothing: ReadonlySet<string> = new Set();

/** What each number of Apple's is called here. */
export function NamesList({ app, by, mayEdit }: ListProps) {
  const t = useWords(words);
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  const [picked, setPicked] = useState(nothing);
  const confirm = useConfirm();
  const names = useQuery({ ...asa.names({ app, by, search, page, size }), placeholderData: keepPreviousData });
  const remove = useMutation(asa.deleteNames());
  const columns = useMemo(
    (): Column<AsaName>[] => [
      { id: 'appleId', title: t.id, value: ({ appleId }) => appleId, pin: 'start', canSort: false },
      { id: 'name', title: t.name, value: ({ name }) => name, canSort: false, width: 320 },
      { id: 'changedAt', title: t.changed, value: ({ changedAt }) => changedAt, as: { kind: 'time' }, canSort: false },
    ],
    [t],
  );
  const drop = async () => {
    const ids = [...picked].map(Number);
    const isSure = await confirm({ title: t.removeNames(ids.length), children: t.removeNamesCause, act: t.remove, kind: 'danger' });
    if (!isSure) return;
    const reply = await remove.mutateAsync({ app, body: { ids, by } }).catch(() => null);
    toasts.show(reply?.isDone ? { kind: 'good', title: t.removed } : { kind: 'bad', title: t.notRemoved });
    if (reply?.isDone) setPicked(nothing);
  };
  const find = (query: string) => {
    setSearch(query);
    setPage(1);
  };
  return (
    <Panel
      title={t.names}
      isFlush
      actions={<SearchField label={t.search} value={search} onSearch={find} size="sm" />}
      footer={
        names.data && names.data.total > size ? (
          <Pagination total={names.data.total} page={page} pageSize={size} onPage={setPage} />
        ) : undefined
      }
    >
      <AsyncView
        of={names}
        skeleton={<Skeleton shape="block" height={280} />}
        explain={() => ({ title: t.loadFailed, cause: t.loadFailedCause })}
        empty={({ total }) =>
          total === 0 ? <Empty kind={search ? 'no-match' : 'no-data'} title={t.noNames} cause={t.noNamesCause} /> : undefined
        }
      >
        {({ rows }) => (
          <Table
            label={t.names}
            columns={columns}
            rows={rows}
            rowKey={({ id }) => String(id)}
            isSortedByCaller
            {...(mayEdit && {
              selection: {
                keys: picked,
                onChange: (keys: ReadonlySet<string>) => setPicked(new Set(keys)),
                acts: (
                  <Button kind="ghost" size="sm" isBusy={remove.isPending} onPress={() => void drop()}>
                    {t.remove}
                  </Button>
                ),
              },
            })}
          />
        )}
      </AsyncView>
    </Panel>
  );
}
