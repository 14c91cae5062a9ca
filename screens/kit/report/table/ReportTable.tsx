import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import {
  AsyncView,
  Button,
  ColumnSettings,
  Empty,
  Pagination,
  Panel,
  phone,
  Skeleton,
  Table,
  toasts,
  useMedia,
  useWords,
  type TableView,
} from '#design-system';
import { columns as calls } from '#app/api/campaigns/columns.ts';
import type { ReportRows } from '#app/api/reports/shapes.ts';
import { isMetric } from '#app/lib/metrics/catalogue.ts';
import { useKept } from '#app/session/kept.ts';
import { useSignedIn } from '#app/session/SessionProvider.tsx';
import { useChannelNames } from '../frame/names.ts';
import { useKeptAnswer } from '../frame/useKeptAnswer.ts';
import type { Report } from '../frame/useReport.ts';
import { sortOf, usePreviousRows, useRows } from '../frame/useRows.ts';
import { isField } from '../view/state.ts';
import { words } from '../words.ts';
import { lineOf, useBranches, valueIn, type Line } from './lines.ts';
import { RowMenu } from './RowMenu.tsx';
import { useTableColumns } from './useTableColumns.tsx';

const nobody: ReadonlySet<string> = new Set();

/** The rows of a report with their totals: sorted and cut into pages by the service, opened level by level, each number with its origin. */
export function ReportTable({ of: report }: { of: Report }) {
  const t = useWords(words);
  const query = useRows(report);
  const { of, explain } = useKeptAnswer(query);
  const { state, set } = report;
  return (
    <Panel
      isFlush
      footer={
        of.data && of.data.total > 0 ? (
          <Pagination
            total={of.data.total}
            page={state.page}
            pageSize={state.size}
            onPage={(page) => set({ page })}
            onPageSize={(size) => set({ size })}
          />
        ) : undefined
      }
    >
      <AsyncView
        of={of}
        explain={explain}
        empty={({ total }) => (total === 0 ? <NoRows report={report} /> : undefined)}
        skeleton={<Skeleton shape="block" height={480} />}
      >
        {(rows) => <Rows report={report} rows={rows} label={t[state.by[0] ?? 'channel']} />}
      </AsyncView>
    </Panel>
  );
}

function Rows({ report, rows, label }: { report: Report; rows: ReportRows; label: string }) {
  const t = useWords(words);
  const { state, set, compared } = report;
  const by = state.by[0] ?? 'channel';
  const [open, setOpen] = useState(nobody);
  const [picked, setPicked] = useState(nobody);
  const isComparing = compared !== undefined && isField(by) && state.each !== 'day';
  const before = usePreviousRows(report, rows)?.data;
  const isPhone = useMedia(phone);
  const lines = useMemo(() => {
    const previous = new Map(before?.rows.map((row) => [row.key, valueIn(row, state.chart)]));
    return rows.rows.map((row): Line => ({ ...lineOf(row, by, []), previous: previous.get(row.key) ?? null }));
  }, [rows, before, by, state.chart]);
  const children = useBranches(report, lines, open);
  const columns = useTableColumns(report, isComparing);
  const { view, onViewChange } = useTableView(report);
  const draw = () =>
    set({
      lines: lines
        .filter(({ id }) => picked.has(id))
        .map(({ key }) => key)
        .slice(0, 5),
    });
  return (
    <Table
      label={label}
      columns={columns}
      rows={lines}
      rowKey={(line) => line.id}
      totals={{ note: t.items(rows.total.toLocaleString('en-US')), values: rows.totals }}
      view={view}
      onViewChange={onViewChange}
      isSortedByCaller
      density="compact"
      {...(state.by.length > 1 && { expansion: { children, open, onOpenChange: setOpen } })}
      {...(isField(by) &&
        !isPhone &&
        state.each !== 'day' && {
          selection: {
            keys: picked,
            onChange: (keys: ReadonlySet<string>) => setPicked(new Set(keys)),
            canSelect: ({ above }: Line) => above.length === 0,
            acts: (
              <Button kind="ghost" size="sm" onPress={draw}>
                {t.draw}
              </Button>
            ),
          },
        })}
      rowMenu={(line) => <RowMenu report={report} line={line} />}
    />
  );
}

function NoRows({ report }: { report: Report }) {
  const t = useWords(words);
  const channelName = useChannelNames(report);
  const { state, set } = report;
  const parts = [
    ...(state.search ? [state.search] : []),
    ...state.filters.map(
      ({ field, keys, isLeftOut }) =>
        `${isLeftOut ? `${t.not} ` : ''}${t[field]} ${keys.map((key) => (field === 'channel' ? channelName(key) : key)).join(t.and)}`,
    ),
  ];
  if (!parts.length) return <Empty kind="no-data" title={t.noRows} cause={t.noRowsCause} />;
  return (
    <Empty
      kind="no-match"
      title={t.noMatch}
      cause={t.noMatchCause(parts.join(t.and))}
      actions={<Button onPress={() => set({ filters: [], search: '' })}>{t.clear}</Button>}
    />
  );
}

/** The change stands beside its metric. */
const withChange = (shown: readonly string[], chart: string) =>
  shown.includes(chart) ? shown.flatMap((id) => (id === chart ? [id, 'change'] : [id])) : ['change', ...shown];

type Look = Pick<TableView, 'widths' | 'pins'>;

/** Columns and their order are of the account, widths and pins of this browser, the sorting of the address. */
export function useTableView(report: Report): { view: TableView; onViewChange: (view: TableView) => void } {
  const t = useWords(words);
  const cache = useQueryClient();
  const { account } = useSignedIn();
  const { app, name, state, set, columns } = report;
  const [look, keepLook] = useKept(`columns.${account?.id ?? 0}.${name}`, readLook);
  const choose = useMutation(calls.choose());
  const sort = sortOf(state);
  const view: TableView = { ...look, columns: ['key', 'day', 'channel', ...withChange(columns.shown, state.chart)], sort: [sort] };
  const onViewChange = (next: TableView) => {
    const [first] = next.sort ?? [];
    const chosen = next.columns?.filter(isMetric) ?? columns.shown;
    if (first && (first.column !== sort.column || first.isDescending !== sort.isDescending)) set({ sort: first }, { isReplaced: true });
    if (chosen.join() !== columns.shown.join() && chosen.length) {
      if (state.columns) return set({ columns: chosen });
      // Shown at once; the account hears of it, and what it then answers is what stands.
      cache.setQueryData(calls.chosen({ app: app.id, x: name }).queryKey, [...chosen]);
      choose.mutate({ app: app.id, x: name, columns: [...chosen] }, { onError: () => toasts.show({ kind: 'bad', title: t.saveColumns }) });
    }
    keepLook({ ...(next.widths && { widths: next.widths }), ...(next.pins && { pins: next.pins }) });
  };
  return { view, onViewChange };
}

function readLook(kept: unknown): Look {
  if (typeof kept !== 'object' || kept === null) return {};
  const of = (name: string): [string, unknown][] => {
    const value: unknown = Reflect.get(kept, name);
    return typeof value === 'object' && value !== null ? Object.entries(value) : [];
  };
  const widths = of('widths').flatMap(([id, value]): [string, number][] => (typeof value === 'number' ? [[id, value]] : []));
  const sides = ['start', 'end', 'none'] as const;
  const pins = of('pins').flatMap(([id, value]): [string, (typeof sides)[number]][] => {
    const side = sides.find((one) => one === value);
    return side ? [[id, side]] : [];
  });
  return { ...(widths.length && { widths: Object.fromEntries(widths) }), ...(pins.length && { pins: Object.fromEntries(pins) }) };
}

/** Which columns, in which order: those of the account. */
export function TableSettings({ of: report }: { of: Report }) {
  const columns = useTableColumns(report, false);
  const { view, onViewChange } = useTableView(report);
  return <ColumnSettings columns={columns} view={view} onViewChange={onViewChange} />;
}
