import { useMemo } from 'react';
import { Copyable, Empty, Table, Text, useWords, type Column } from '#design-system';
import { failureWords } from '#app/lib/failures/words.ts';
import type { Failure } from './useFailures.ts';
import { words } from './words.ts';

/** The failed calls of this tab. */
export function FailureTable({ failures }: { failures: readonly Failure[] }) {
  const [t, terms] = [useWords(words), useWords(failureWords)];
  const columns = useMemo(
    (): readonly Column<Failure>[] => [
      { id: 'time', title: t.at, value: ({ time }) => time, width: 130, isQuiet: true, phone: 'line' },
      {
        id: 'call',
        title: terms.call,
        value: ({ call }) => call,
        cell: ({ call }) => <Text kind="mono">{call}</Text>,
        width: 400,
        phone: 'title',
      },
      { id: 'trouble', title: t.trouble, value: ({ trouble }) => trouble, width: 150, phone: 'aside' },
      { id: 'code', title: terms.code, value: ({ code }) => code, width: 80, align: 'end', phone: 'half' },
      { id: 'duration', title: t.duration, value: ({ duration }) => duration, width: 110, align: 'end', phone: 'half' },
      {
        id: 'trace',
        title: terms.trace,
        value: ({ trace }) => trace,
        cell: ({ trace }) => (trace === null ? '–' : <Copyable text={trace} what={terms.trace} />),
        width: 240,
        phone: 'line',
      },
    ],
    [t, terms],
  );
  return (
    <Table
      label={t.failures}
      columns={columns}
      rows={failures}
      rowKey={({ key }) => key}
      isSortedByCaller
      rowHeight="content"
      empty={<Empty kind="no-data" title={t.noFailures} cause={t.noFailuresCause} />}
    />
  );
}
