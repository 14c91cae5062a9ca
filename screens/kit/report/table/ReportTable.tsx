import { useState } from 'react';
import {
  AsyncView,
  Button,
  Empty,
  lastPage,
  Pagination,
  Panel,
  phone,
  shownIn,
  Table,
  TableSkeleton,
  useLastPage,
  useMedia,
  useWords,
} from '#design-system';
import type { ReportRows } from '#app/api/reports/shapes.ts';
import { isNamedByPeriod } from '#app/lib/metrics/periodNames.ts';
import { levelWords, useFailureWords, useLimitNames, useFilterNames } from '#screens/kit/report/answers/index.ts';
import { Change } from '#screens/kit/report/figures/index.ts';
import { isField, type Report } from '#screens/kit/report/view/index.ts';
import { canCompare, mostByChange, useRows } from './useRows.ts';
import { tableWords } from './words.ts';
import { useBranches, type Line } from './lines.ts';
import { RowMenu } from './RowMenu.tsx';
import { useSubtotals } from './useSubtotals.ts';
import { useLines, type Lined } from './useLines.ts';
import { TableSettings } from './columns/TableSettings.tsx';
import { useTableColumns } from './columns/useTableColumns.tsx';
import { useTableView } from './columns/useTableView.ts';

const nobody: ReadonlySet<string> = new Set();

/** Which rows show what lies inside of them. */
interface Opening {
  open: ReadonlySet<string>;
  onOpenChange: (open: ReadonlySet<string>) => void;
}

/** The rows of a report with their totals: sorted and cut into pages by the service, opened level by level, each number with its origin. */
export function ReportTable({ of: report, ...opening }: Opening & { of: Report }) {
  const query = useRows(report);
  const shown = shownIn(query);
  const lined = useLines(report, shown);
  const explain = useFailureWords();
  const t = useWords(tableWords);
  const { state, set } = report;
  const { total = 0, isCounted } = lined;
  useLastPage({
    page: state.page,
    last: shown && isCounted && !query.isPlaceholderData ? lastPage(total, state.size) : undefined,
    turn: (page) => set({ page }, { isReplaced: true }),
  });
  return (
    <Panel
      isFlush
      title={t.rows}
      actions={<TableSettings of={report} />}
      footer={
        shown && shown.total > 0 ? (
          <Pagination
            total={total}
            page={state.page}
            pageSize={state.size}
            onPage={(page) => set({ page })}
            onPageSize={(size) => set({ size })}
          />
        ) : undefined
      }
    >
      <AsyncView
        of={report.columns.again ? { ...query, isEnabled: true, refetch: report.columns.again } : query}
        explain={explain}
        empty={({ total }) => (total === 0 ? <NoRows report={report} /> : undefined)}
        skeleton={<Awaited report={report} />}
      >
        {(rows) => <Rows report={report} rows={rows} lined={lined} {...opening} />}
      </AsyncView>
    </Panel>
  );
}

/** The heads of the rows that are on their way. */
function Awaited({ report }: { report: Report }) {
  const label = useWords(levelWords)[report.state.by[0] ?? 'channel'];
  const columns = useTableColumns(report, canCompare(report));
  const { view } = useTableView(report);
  return <TableSkeleton {...{ label, columns, view }} density="compact" skeletonRows={12} hasMenu />;
}

function Rows({
  report,
  rows,
  lined: { comparison, lines },
  open,
  onOpenChange,
}: Opening & { report: Report; rows: ReportRows; lined: Lined }) {
  const t = useWords(tableWords);
  const levels = useWords(levelWords);
  const { state, set } = report;
  const by = state.by[0] ?? 'channel';
  const [picked, setPicked] = useState(nobody);
  const isPhone = useMedia(phone);
  const subtotals = useSubtotals(report);
  const children = useBranches(report, { lines, comparison }, open);
  const columns = useTableColumns(report, comparison !== null, rows.total <= mostByChange);
  const { view, onViewChange } = useTableView(report);
  const isByDay = by === 'day' || state.each === 'day';
  const hasPeople = (isByDay || by === 'appVersion') && report.columns.shown.some((metric) => isNamedByPeriod(metric, rows.people));
  const people = rows.people === 'added' ? t.peopleAdded : isByDay ? t.people : t.peopleOfVersions;
  // What is wrong with a week or a month takes more than a line, and a finger cannot point at what is cut off.
  const hasLongNotes = columns.some(({ id }) => id === 'dayNote') && state.by.some((one) => one === 'week' || one === 'month');
  const draw = () =>
    set({
      lines: lines
        .filter(({ id }) => picked.has(id))
        .map(({ key }) => key)
        .slice(0, 5),
    });
  return (
    <Table
      label={levels[by]}
      columns={columns}
      rows={lines}
      rowKey={(line) => line.id}
      totals={{
        note: [levels.items(rows.total.toLocaleString('en-US')), ...(hasPeople ? [people] : [])].join(' · '),
        values: {
          ...rows.totals,
          ...(comparison && { previous: comparison.total.previous, difference: comparison.total.difference }),
        },
        // Where the rows are all of one kind, its subtotal is the total.
        ...(subtotals.length > 1 && { parts: subtotals }),
        ...(comparison && { cells: { change: <Change value={comparison.total.change} metric={state.chart} /> } }),
      }}
      view={view}
      onViewChange={onViewChange}
      isSortedByCaller
      density="compact"
      {...(hasLongNotes && { rowHeight: 'content' as const })}
      {...(state.by.length > 1 && { expansion: { children, open, onOpenChange } })}
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
  const t = useWords(tableWords);
  const levels = useWords(levelWords);
  const said = useFilterNames(report);
  const limitName = useLimitNames();
  const { state, set } = report;
  const parts = [
    ...(state.search ? [state.search] : []),
    ...state.filters.map(said),
    ...state.limits.map((one) => Object.values(limitName(one)).join(' ')),
  ];
  if (!parts.length) return <Empty kind="no-data" title={t.noRows} cause={t.noRowsCause} />;
  return (
    <Empty
      kind="no-match"
      title={t.noMatch}
      cause={t.noMatchCause(parts.join(levels.and))}
      actions={<Button onPress={() => set({ filters: [], limits: [], search: '' })}>{t.clear}</Button>}
    />
  );
}
