import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { Button, Table, toasts, useConfirm, useWords, type Column } from '#design-system';
import { asa, type AsaName } from '#app/api/asa/asa.ts';
import type { Kind } from './kinds.ts';
import { SearchedList, size, useSearched } from './SearchedList.tsx';
import { words } from './words.ts';

interface ListProps {
  app: number;
  by: Kind;
  mayEdit: boolean;
}

const nothing: ReadonlySet<string> = new Set();

/** What each number of Apple's is called here. */
export function NamesList({ app, by, mayEdit }: ListProps) {
  const t = useWords(words);
  const searched = useSearched();
  const { search, page } = searched;
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
  return (
    <SearchedList title={t.names} searchLabel={t.search} of={names} searched={searched} none={{ title: t.noNames, cause: t.noNamesCause }}>
      {(rows) => (
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
    </SearchedList>
  );
}
