import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { AsyncView, Empty, JsonViewer, Status, Table, TableSkeleton, Text, useWords, type Column } from '#design-system';
import { debug, type DebugLog } from '#app/api/apps/debug.ts';
import { words } from './words.ts';

const tones = { error: 'negative', warning: 'warning', info: 'good' } as const;
type Json = Parameters<typeof JsonViewer>[0]['value'];

/** What was made of each event. */
export function LogTable({ app, refetchInterval }: { app: number; refetchInterval: number | false }) {
  const t = useWords(words);
  const logs = useQuery({ ...debug.logs({ id: app }), refetchInterval });
  const columns = useMemo(
    (): readonly Column<DebugLog>[] => [
      { id: 'at', title: t.time, value: ({ at }) => at.slice(11), as: { kind: 'time' }, canSort: false, width: 100, phone: 'line' },
      {
        id: 'level',
        title: t.level,
        value: ({ level }) => level,
        canSort: false,
        width: 100,
        phone: 'aside',
        cell: ({ level }) => <Status tone={tones[level]}>{t[level]}</Status>,
      },
      {
        id: 'message',
        title: t.message,
        value: ({ message }) => message,
        canSort: false,
        width: 640,
        phone: 'title',
        cell: ({ message }) => <Text kind="mono">{message}</Text>,
      },
    ],
    [t],
  );
  const payloadOf = (log: DebugLog): Json => JSON.parse(JSON.stringify(log.payload ?? null));
  return (
    <AsyncView of={logs} skeleton={<TableSkeleton label={t.logs} columns={columns} phone="cards" />}>
      {(told) => (
        <Table
          label={t.logs}
          columns={columns}
          rows={told}
          rowKey={({ id }) => id}
          phone="cards"
          expansion={{ detail: (log) => <JsonViewer title={t.raw} value={payloadOf(log)} /> }}
          empty={<Empty kind="no-data" title={t.noLogs} cause={t.noLogsCause} />}
        />
      )}
    </AsyncView>
  );
}
