import { useMemo, useState } from 'react';
import { Empty, Panel, SegmentedControl, Table, Text, useWords, type Column, type TableView } from '#design-system';
import { figureOf } from '#app/lib/metrics/figureOf.ts';
import type { ComparedMetric, Join } from '../core/columns.ts';
import { rowFilters, type ComparedRow, type Comparison, type RowView } from '../core/compareRows.ts';
import { words } from '../words.ts';

interface RowPanelProps {
  of: Comparison;
  metric: ComparedMetric;
  join: Join;
  /** Which of all rows, and in what order: there may be more than a page holds. */
  view: Omit<RowView, 'most'>;
  onViewChange: (view: Omit<RowView, 'most'>) => void;
}

/** Row by row, the largest difference first. */
export function RowPanel({ of: comparison, metric, join, view, onViewChange }: RowPanelProps) {
  const t = useWords(words);
  const { filter, sort } = view;
  const [table, setTable] = useState<TableView>({});
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
      {...(rows.length < counts[filter] && { note: t.cut(rows.length, counts[filter], sort === null) })}
      actions={
        <SegmentedControl
          label={t.show}
          size="sm"
          value={filter}
          onChange={(chosen) => onViewChange({ filter: chosen, sort })}
          options={rowFilters.map((value) => ({ value, label: t[value], count: counts[value] }))}
        />
      }
    >
      <Table
        label={t.rows}
        columns={columns}
        rows={rows}
        isSortedByCaller
        view={{ ...table, sort: sort ? [sort] : [] }}
        onViewChange={({ sort: [first] = [], ...others }) => {
          setTable(others);
          if (first?.column !== sort?.column || first?.isDescending !== sort?.isDescending) onViewChange({ filter, sort: first ?? null });
        }}
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
