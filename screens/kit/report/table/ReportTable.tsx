import { useState } from 'react';
import { AsyncView, Button, Empty, Pagination, Panel, phone, Skeleton, Table, useMedia, useWords } from '#design-system';
import type { ReportRows } from '#app/api/reports/shapes.ts';
import { useSaid } from '../frame/names.ts';
import { useKeptAnswer } from '../frame/useKeptAnswer.ts';
import type { Report } from '../frame/useReport.ts';
import { isByChange, mostByChange, sortOf, useRows } from '../frame/useRows.ts';
import { isField } from '../view/state.ts';
import { words } from '../words.ts';
import { lineOf, useBranches, type Line } from './lines.ts';
import { RowMenu } from './RowMenu.tsx';
import { useComparison } from './useComparison.ts';
import { Change, useTableColumns } from './useTableColumns.tsx';
import { useTableView } from './useTableView.ts';

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
  const { state, set } = report;
  const by = state.by[0] ?? 'channel';
  const [open, setOpen] = useState(nobody);
  const [picked, setPicked] = useState(nobody);
  const comparison = useComparison(report, rows);
  const isPhone = useMedia(phone);
  const all = rows.rows.map((row): Line => ({ ...lineOf(row, by, []), ...(comparison && { change: comparison.of(row) }) }));
  const lines = isByChange(report) ? pageByChange(report, all) : all;
  const children = useBranches(report, lines, open);
  const columns = useTableColumns(report, comparison !== null, rows.total <= mostByChange);
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
      totals={{
        note: t.items(rows.total.toLocaleString('en-US')),
        values: rows.totals,
        ...(comparison && { cells: { change: <Change value={comparison.total} metric={state.chart} /> } }),
      }}
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

/** What cannot be compared stands last, whichever way it is sorted. */
function pageByChange(report: Report, lines: readonly Line[]): Line[] {
  const { page, size } = report.state;
  const turn = sortOf(report).isDescending ? -1 : 1;
  const known = lines.filter(({ change }) => typeof change === 'number').toSorted((a, b) => turn * ((a.change ?? 0) - (b.change ?? 0)));
  return [...known, ...lines.filter(({ change }) => typeof change !== 'number')].slice((page - 1) * size, page * size);
}

function NoRows({ report }: { report: Report }) {
  const t = useWords(words);
  const said = useSaid(report);
  const { state, set } = report;
  const parts = [...(state.search ? [state.search] : []), ...state.filters.map(said)];
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
