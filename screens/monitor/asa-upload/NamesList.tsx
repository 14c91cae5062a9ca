import { Trash2 } from 'lucide-react';
import { useMemo } from 'react';
import { Panel, useWords, type Column } from '#design-system';
import { asa, type AsaName } from '#app/api/asa.ts';
import { BulkButton, Hits, listAddress, ListSearch, ListTable, useBulkAct, usePagedListing } from '#screens/kit/listing/index.ts';
import type { Kind } from './kinds.ts';
import { words } from './words.ts';

interface ListProps {
  app: number;
  by: Kind;
  mayEdit: boolean;
}

export const address = listAddress({});

/** What each number of Apple's is called here. */
export function NamesList({ app, by, mayEdit }: ListProps) {
  const t = useWords(words);
  const list = usePagedListing({
    name: 'asa-names',
    title: t.names,
    address,
    page: ({ paging }) => asa.names({ app, by, ...paging }),
    rowKey: ({ id }: AsaName) => String(id),
    columns: useColumns(),
    filters: {},
  });
  const remove = useBulkAct(list, {
    verb: t.remove,
    call: asa.deleteNames,
    inputOf: (names) => ({ app, body: { ids: names.map(({ id }) => id), by } }),
    confirm: (names) => ({ title: t.removeNames(names.length), children: t.removeNamesCause, kind: 'danger' }),
    done: () => t.removed,
  });
  return (
    <Panel title={t.names} isFlush actions={<ListSearch of={list} label={t.search} size="sm" />}>
      <ListTable
        of={list}
        none={{ title: t.noNames, cause: t.noNamesCause }}
        bulk={mayEdit ? <BulkButton of={remove} icon={Trash2} /> : undefined}
      />
    </Panel>
  );
}

function useColumns() {
  const t = useWords(words);
  return useMemo(
    (): Column<AsaName>[] => [
      {
        id: 'appleId',
        title: t.id,
        value: ({ appleId }) => appleId,
        cell: ({ appleId }) => <Hits>{appleId}</Hits>,
        pin: 'start',
        canSort: false,
        phone: 'line',
      },
      {
        id: 'name',
        title: t.name,
        value: ({ name }) => name,
        cell: ({ name }) => <Hits>{name}</Hits>,
        canSort: false,
        width: 320,
        phone: 'title',
      },
      { id: 'changedAt', title: t.changed, value: ({ changedAt }) => changedAt, as: { kind: 'time' }, canSort: false, phone: 'line' },
    ],
    [t],
  );
}
