import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { AsyncView, Panel, Status, Table, TableSkeleton, Text, useWords, type Column } from '#design-system';
import { integration, type Coverage } from '#app/api/ours/apps/integration.ts';
import { words } from './words.ts';

/** Which events an app must send, and which of them came. */
export function CoveragePanel({ app, refetchInterval }: { app: number; refetchInterval: number | false }) {
  const t = useWords(words);
  const coverage = useQuery({ ...integration.coverage({ app }), refetchInterval });
  const columns = useMemo(
    (): readonly Column<Coverage>[] => [
      {
        id: 'event',
        title: t.event,
        value: ({ event }) => event,
        width: 220,
        phone: 'title',
        cell: ({ event }) => <Text kind="mono">{event}</Text>,
      },
      { id: 'need', title: t.need, value: ({ need }) => t[need], width: 120, phone: 'line' },
      {
        id: 'firstAt',
        title: t.firstAt,
        value: ({ firstAt }) => firstAt?.slice(11) ?? null,
        as: { kind: 'time' },
        width: 140,
        phone: 'line',
      },
      { id: 'count', title: t.count, value: ({ count }) => count, as: { kind: 'count' }, width: 90, phone: 'line' },
      {
        id: 'state',
        title: t.state,
        value: ({ count, isBroken }) => (count === 0 ? t.notYet : isBroken ? t.broken : t.came),
        width: 200,
        phone: 'aside',
        cell: ({ count, isBroken }) =>
          count === 0 ? (
            <Status tone="off">{t.notYet}</Status>
          ) : (
            <Status tone={isBroken ? 'negative' : 'good'}>{isBroken ? t.broken : t.came}</Status>
          ),
      },
    ],
    [t],
  );
  const came = coverage.data?.filter(({ count }) => count > 0).length ?? 0;
  return (
    <Panel isFlush title={t.coverage} {...(coverage.data && { note: t.coverageNote(coverage.data.length, came) })}>
      <AsyncView of={coverage} skeleton={<TableSkeleton label={t.coverage} columns={columns} phone="cards" />}>
        {(told) => <Table label={t.coverage} columns={columns} rows={told} rowKey={({ event }) => event} phone="cards" />}
      </AsyncView>
    </Panel>
  );
}
