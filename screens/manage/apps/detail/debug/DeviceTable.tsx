import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Route } from 'lucide-react';
import { AsyncView, Copyable, Empty, MenuItem, Table, TableSkeleton, useWords, type Column } from '#design-system';
import { debug, type DebugDevice } from '#app/api/apps/debug.ts';
import type { AppDetail } from '#app/api/apps/shapes.ts';
import { tradeTerms } from '#app/lib/glossary/words.ts';
import { useJourneyHref } from '#app/lib/links/useJourneyHref.ts';
import { words } from './words.ts';

/** Where events came from. */
export function DeviceTable({ app, refetchInterval }: { app: Pick<AppDetail, 'id' | 'platform'>; refetchInterval: number | false }) {
  const t = useWords(words);
  const terms = useWords(tradeTerms);
  const journeyHref = useJourneyHref();
  const devices = useQuery({ ...debug.devices({ id: app.id }), refetchInterval });
  const columns = useMemo(
    (): readonly Column<DebugDevice>[] => [
      { id: 'name', title: t.name, value: ({ name }) => name, width: 160, phone: 'title' },
      { id: 'model', title: t.model, value: ({ model }) => model, width: 160, phone: 'line' },
      { id: 'kind', title: t.kind, value: ({ kind }) => kind, width: 100, isQuiet: true },
      {
        id: 'deviceId',
        title: t.deviceId,
        value: ({ deviceId }) => deviceId,
        width: 320,
        phone: 'line',
        cell: ({ deviceId }) => <Copyable text={deviceId} what={t.deviceId} />,
      },
      { id: 'lastSeen', title: t.lastSeen, value: ({ lastSeenAt }) => lastSeenAt, as: { kind: 'time' }, width: 170, phone: 'line' },
    ],
    [t],
  );
  return (
    <AsyncView of={devices} skeleton={<TableSkeleton label={t.devices} columns={columns} phone="cards" hasMenu />}>
      {(told) => (
        <Table
          label={t.devices}
          columns={columns}
          rows={told}
          rowKey={({ id }) => id}
          phone="cards"
          rowMenu={({ deviceId }) => {
            const href = journeyHref(app, deviceId);
            return href === undefined ? null : (
              <MenuItem icon={Route} href={href}>
                {terms.deviceJourney}
              </MenuItem>
            );
          }}
          empty={<Empty kind="no-data" title={t.noDevices} cause={t.noDevicesCause} />}
        />
      )}
    </AsyncView>
  );
}
