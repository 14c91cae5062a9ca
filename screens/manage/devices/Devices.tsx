import { useQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Page, Panel, SplitView, Stack, useWords } from '#design-system';
import { useCurrentPage } from '#app/access/currentPage.ts';
import { useMay } from '#app/access/may.ts';
import { apps as appCalls } from '#app/api/apps/apps.ts';
import type { App } from '#app/api/apps/shapes.ts';
import { devices, type Device } from '#app/api/devices.ts';
import { useJourneyHref } from '#app/lib/links/useJourneyHref.ts';
import { usePageTitle } from '#app/lib/pages.ts';
import { choiceParam, textParam } from '#app/lib/urlState.ts';
import { useSignedIn } from '#app/session/SessionProvider.tsx';
import { useAct } from '#screens/kit/acts/index.ts';
import { BulkButton, FilterChip, listAddress, ListFilters, ListTable, useBulkAct, usePagedListing } from '#screens/kit/listing/index.ts';
import { DeviceMenu } from './DeviceMenu.tsx';
import { EditDialog } from './EditDialog.tsx';
import { PasteDevices } from './PasteDevices.tsx';
import { nameOf, useDeviceColumns } from './useDeviceColumns.tsx';
import { words } from './words.ts';

export const kinds = ['IDFA', 'IDFV', 'CAID', 'OAID', 'GAID', 'AndroidID', 'IMEI'] as const;

/** `app` in an address is the app that the console shows. */
export const address = listAddress({ of: textParam, kind: choiceParam(kinds, null), by: choiceParam(['me'], null) });

const noApps: readonly App[] = [];

/** When a device was last seen follows the stream of its app. */
const watch = { every: 60_000, isOn: () => true };

/** Devices for tests: not deduplicated, and exempt from the rules against fraud. */
export function Devices() {
  const t = useWords(words);
  const title = usePageTitle();
  const { app: current } = useCurrentPage();
  const mayEdit = useMay('edit deviceManage@manage');
  const maySeeJourney = useMay('view logquery@dataservice');
  const journeyHref = useJourneyHref();
  const [editing, setEditing] = useState<Device | null>(null);
  const { account } = useSignedIn();
  const { data: lists } = useQuery(appCalls.all());
  const list = usePagedListing({
    name: 'devices',
    title,
    address,
    page: ({ paging, values }) =>
      devices.page({
        ...paging,
        app: values.of ? Number(values.of) : null,
        kind: values.kind,
        ...(values.by && { addedBy: account?.email ?? null }),
      }),
    rowKey: ({ id }: Device) => String(id),
    columns: useDeviceColumns(lists?.all ?? noApps),
    watch,
    filters: {
      of: { label: t.app, options: (lists?.all ?? []).map(({ id, name }) => ({ id: String(id), label: name })) },
      kind: { label: t.kind, options: kinds.map((id) => ({ id, label: id })) },
      by: { label: t.addedBy, options: [{ id: 'me' as const, label: t.me }] },
    },
  });
  // A device that is listed for all apps has its journey in the app that the console shows.
  const journeyOf = ({ app, deviceId }: Device) => {
    const of = lists?.all.find(({ id }) => id === (app ?? current?.id));
    return of && journeyHref(of, deviceId);
  };
  const remove = useAct({
    call: devices.delete(),
    confirm: (device: Device) => ({ title: t.removeTitle(nameOf(device)), children: t.removeText, act: t.remove, kind: 'danger' }),
    done: (device) => t.removed(nameOf(device)),
  });
  const removeMany = useBulkAct(list, { verb: t.remove, call: devices.delete, input: ({ id }) => ({ id }), done: t.removedMany });
  const table = (
    <Stack gap="3">
      <ListFilters of={list} search={t.search}>
        <FilterChip of={list.filters.of} />
        <FilterChip of={list.filters.kind} />
        <FilterChip of={list.filters.by} />
      </ListFilters>
      <Panel isFlush>
        <ListTable
          of={list}
          headingLevel={2}
          rowHeight={48}
          none={{ title: t.none, cause: t.noneCause }}
          {...(mayEdit && { bulk: <BulkButton of={removeMany} icon={Trash2} /> })}
          {...((mayEdit || maySeeJourney) && {
            rowMenu: (device: Device) => (
              <DeviceMenu
                device={device}
                acts={mayEdit ? { edit: () => setEditing(device), remove: () => void remove.run(device) } : null}
                journey={journeyOf(device)}
              />
            ),
          })}
        />
      </Panel>
    </Stack>
  );
  return (
    <Page title={title} {...(list.of.data?.all !== undefined && { meta: t.meta(list.of.data.all) })}>
      {mayEdit ? <SplitView side={<PasteDevices apps={lists?.all ?? []} />}>{table}</SplitView> : table}
      {editing && <EditDialog device={editing} apps={lists?.all ?? []} onClose={() => setEditing(null)} />}
    </Page>
  );
}
