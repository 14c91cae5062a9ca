import { useMemo, useState } from 'react';
import { Empty, Panel, SegmentedControl, Table, Text, useWords, type Column } from '#design-system';
import { figureOf } from '#app/lib/metrics/figureOf.ts';
import type { ComparedMetric, Join } from '../core/columns.ts';
import type { ComparedRow, Comparison } from '../core/compareRows.ts';
import { words } from '../words.ts';

const filters = ['all', 'beyond', 'onlyTheirs', 'onlyOurs'] as const;
type Filter = (typeof filters)[number];

const fits: Record<Filter, (row: ComparedRow) => boolean> = {
  all: () => true,
  beyond: ({ isBeyond }) => isBeyond,
  onlyTheirs: ({ ours }) => ours === null,
  onlyOurs: ({ theirs }) => theirs === null,
};

/** Row by row, the largest difference first. */
export function RowPanel({ of: comparison, metric, join }: { of: Comparison; metric: ComparedMetric; join: Join }) {
  const t = useWords(words);
  const [filter, setFilter] = useState<Filter>('all');
  const columns = useMemo((): readonly Column<ComparedRow>[] => {
    const as = figureOf(metric);
    return [
      { id: 'name', title: join === 'date' ? t.date : t.name, value: ({ name }) => name, width: 240, pin: 'start', phone: 'title' },
      ...(join === 'id'
        ? [{ id: 'key', title: t.id, value: ({ key }: ComparedRow) => key, isQuiet: true, width: 110, phone: 'line' } as const]
        : []),
      { id: 'theirs', title: t.theirs, value: ({ theirs }) => theirs, as, width: 110, phone: 'half' },
      { id: 'ours', title: t.ours, value: ({ ours }) => ours, as, width: 110, phone: 'half' },
      { id: 'difference', title: t.difference, value: ({ difference }) => difference, as, width: 110, phone: 'half' },
      {
        id: 'share',
        title: t.share,
        value: ({ share }) => share,
        as: { kind: 'percent' },
        state: ({ isBeyond }) => (isBeyond ? 'alarm' : undefined),
        width: 110,
        phone: 'half',
      },
    ];
  }, [t, metric, join]);
  const { rows, both, onlyTheirs, onlyOurs, beyond } = comparison;
  const all = both + onlyTheirs + onlyOurs;
  const counts = { all, beyond, onlyTheirs, onlyOurs };
  return (
    <Panel
      title={t.rows}
      isFlush
      {...(rows.length < all && { note: t.cut(rows.length, all) })}
      actions={
        <SegmentedControl
          label={t.show}
          size="sm"
          value={filter}
          onChange={setFilter}
          options={filters.map((value) => ({ value, label: t[value], count: counts[value] }))}
        />
      }
    >
      <Table
        label={t.rows}
        columns={columns}
        rows={rows.filter(fits[filter])}
        rowKey={({ key }) => key}
        phone="cards"
        empty={
          all === 0 ? (
            <Empty kind="no-data" title={t.noRows} cause={t.noRowsCause} />
          ) : (
            <Empty kind="no-match" title={t.noneOfThese} cause={<Text>{t.noneOfTheseCause}</Text>} />
          )
        }
      />
    </Panel>
  );
}
