import { Power, PowerOff, Trash2 } from 'lucide-react';
import { useMemo } from 'react';
import { Button, DescriptionList, MenuDivider, MenuItem, Page, Panel, Status, useWords, type Column } from '#design-system';
import { choiceParam, idParam, keysParam } from '#app/lib/urlState.ts';
import { undoBy, useAct } from '#screens/kit/acts/index.ts';
import {
  BulkButton,
  FilterChip,
  Hits,
  listAddress,
  ListFilters,
  ListTable,
  RecordDrawer,
  RecordLink,
  useBulkAct,
  usePagedListing,
} from '../index.ts';
import { channels, links, states, type Link } from './calls.ts';
import { words } from './words.ts';

const address = listAddress({ state: choiceParam(states, null), channels: keysParam });
const tones = { running: 'good', waiting: 'live', stopped: 'off' } as const;
const isChannel = (key: string) => channels.find((one) => one === key) ?? [];

/** A list of 1,284 campaigns as a screen would write it. `hasOne`: the service can be asked for one of them. */
export function Links({ hasOne }: { hasOne: boolean }) {
  const t = useWords(words);
  const list = usePagedListing({
    name: 'links',
    title: t.title,
    address,
    page: ({ paging, sorting, values }) =>
      links.page({ ...paging, ...sorting, state: values.state, channels: values.channels.flatMap(isChannel) }),
    ...(hasOne && { one: (key: string) => links.one({ id: idParam.parse(key) ?? -1 }) }),
    rowKey: ({ id }: Link) => String(id),
    columns: useColumns(),
    filters: {
      state: { label: t.state, options: states.map((id) => ({ id, label: t[id] })) },
      channels: { label: t.channel, options: channels.map((id) => ({ id, label: t[id] })) },
    },
  });
  const stop = useAct({
    call: links.stop(),
    done: ({ name }: Link) => t.stoppedOne(name),
    undo: ({ id }) => undoBy(links.start(), { id }),
  });
  const stopMany = useBulkAct(list, {
    verb: t.stop,
    call: links.stop,
    input: ({ id }) => ({ id }),
    can: ({ state }) => state !== 'stopped',
    skipped: ({ state }) => t[state],
    confirm: (rows) => ({ title: t.stopTitle(rows.length), children: t.stopText, kind: 'danger' }),
    done: t.stoppedMany,
    undo: { call: links.start, input: ({ id }) => ({ id }) },
  });
  const deleteMany = useBulkAct(list, {
    verb: t.delete,
    call: links.delete,
    inputOf: (rows) => ({ body: { ids: rows.map(({ id }) => id) } }),
    can: ({ state }) => state === 'stopped',
    done: t.deletedMany,
  });
  return (
    <Page title={t.title}>
      <ListFilters of={list} search={t.search}>
        <FilterChip of={list.filters.state} />
        <FilterChip of={list.filters.channels} />
      </ListFilters>
      <Panel isFlush>
        <ListTable
          of={list}
          headingLevel={2}
          rowHeight={48}
          none={{ title: t.none, cause: t.noneCause, action: <Button>{t.create}</Button> }}
          rowMenu={(row) => (
            <>
              <MenuItem icon={row.state === 'stopped' ? Power : PowerOff} onAction={() => void stop.run(row)}>
                {row.state === 'stopped' ? t.start : t.stop}
              </MenuItem>
              <MenuDivider />
              <MenuItem icon={Trash2} isDanger disabledReason={row.state === 'stopped' ? undefined : t.firstStop}>
                {t.delete}
              </MenuItem>
            </>
          )}
          bulk={
            <>
              <BulkButton of={stopMany} icon={PowerOff} />
              <BulkButton of={deleteMany} icon={Trash2} />
            </>
          }
        />
      </Panel>
      <RecordDrawer of={list} meta={({ state }) => <Status tone={tones[state]}>{t[state]}</Status>}>
        {({ id, channel, createdOn }) => (
          <DescriptionList
            items={[
              { term: 'ID', value: id },
              { term: t.channel, value: t[channel] },
              { term: t.created, value: createdOn },
            ]}
          />
        )}
      </RecordDrawer>
    </Page>
  );
}

function useColumns() {
  const t = useWords(words);
  return useMemo(
    (): readonly Column<Link>[] => [
      {
        id: 'name',
        title: t.name,
        value: ({ name }) => name,
        width: 260,
        pin: 'start',
        phone: 'title',
        cell: ({ id, name }) => (
          <RecordLink id={String(id)} note={<Hits>{String(id)}</Hits>}>
            {name}
          </RecordLink>
        ),
      },
      { id: 'channel', title: t.channel, value: ({ channel }) => t[channel], canSort: false, width: 170, phone: 'line' },
      {
        id: 'state',
        title: t.state,
        value: ({ state }) => t[state],
        canSort: false,
        width: 160,
        phone: 'aside',
        cell: ({ state }) => <Status tone={tones[state]}>{t[state]}</Status>,
      },
      { id: 'clicks', title: t.clicks, value: ({ clicks }) => clicks, as: { kind: 'count' }, width: 110, phone: 'half' },
      { id: 'installs', title: t.installs, value: ({ installs }) => installs, as: { kind: 'count' }, width: 110, phone: 'half' },
      { id: 'createdOn', title: t.created, value: ({ createdOn }) => createdOn, as: { kind: 'day' }, width: 120, yields: 'first' },
    ],
    [t],
  );
}
