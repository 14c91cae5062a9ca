import type { ReactNode } from 'react';
import { AddChip, Chip, DateRange, FilterBar, Menu, MenuItem, SearchField, SegmentedControl, useWords } from '#design-system';
import { levelWords, useLimitNames } from '#screens/kit/answers/index.ts';
import { AddFilter, Values } from '#screens/kit/filters/index.ts';
import { SegmentChip } from '#screens/kit/segments/index.ts';
import { isField, narrowedTo, type Grouping, type Report } from '#screens/kit/view/index.ts';
import { reportWords } from './words.ts';

interface ReportFiltersProps {
  of: Report;
  /** What rows can be grouped by with one press; further ones are in the menu of a row. */
  groupings?: readonly Grouping[];
  hasSearch?: boolean;
  /** Whether it shows two segments side by side. */
  hasSegments?: boolean;
  /** Beside the search: settings of the table. */
  end?: ReactNode;
  children?: ReactNode;
}

const none: readonly Grouping[] = [];

/** The period, the grouping, and what is let through. */
export function ReportFilters({ of: report, groupings = none, hasSearch = true, hasSegments = false, end, children }: ReportFiltersProps) {
  const t = useWords(reportWords);
  const levels = useWords(levelWords);
  const { state, set, today } = report;
  const limitName = useLimitNames();
  const [by = 'channel', ...then] = state.by;
  const shown = groupings.includes(by) || !groupings.length ? groupings : [...groupings, by];
  return (
    <FilterBar
      lead={
        <>
          <DateRange label={t.period} isLabelHidden value={state.period} onChange={(period) => set({ period })} today={today} />
          {groupings.length > 1 && (
            <SegmentedControl
              label={t.groupBy}
              options={shown.map((one) => ({ value: one, label: levels[one] }))}
              value={by}
              onChange={(one) => set({ by: [one], lines: 'total' })}
            />
          )}
        </>
      }
      count={state.filters.length + state.limits.length + Number(hasSegments && state.segments.length > 0)}
      onClear={() => set({ filters: [], limits: [], segments: [] })}
      end={
        (hasSearch || end) && (
          <>
            {hasSearch && (
              <SearchField label={t.search(levels[by])} value={state.search} onSearch={(search) => set({ search }, { isReplaced: true })} />
            )}
            {end}
          </>
        )
      }
    >
      {then.map((one) => (
        <Chip key={one} label={t.thenBy} value={levels[one]} onRemove={() => set({ by: state.by.filter((other) => other !== one) })} />
      ))}
      {hasSearch && groupings.length > 1 && state.by.length < 3 && isField(by) && <ThenBy report={report} />}
      <Narrowings report={report} />
      {hasSearch &&
        state.limits.map((limit) => (
          <Chip
            key={limit.metric + limit.isMore}
            {...limitName(limit)}
            onRemove={() => set({ limits: state.limits.filter((one) => one !== limit) })}
          />
        ))}
      <AddFilter report={report} hasLimits={hasSearch} />
      {hasSegments && <SegmentChip report={report} />}
      {children}
    </FilterBar>
  );
}

/** What is let through and what is left out, a chip for each. That of channels is always there, except inside of one. */
function Narrowings({ report }: { report: Report }) {
  const levels = useWords(levelWords);
  const { fields, state, set } = report;
  const isInChannel = !fields.includes('channel') || state.path.some(({ level }) => level === 'channel');
  const channels = { field: 'channel' as const, keys: [], isLeftOut: false };
  const hasChannels = state.filters.some(({ field, isLeftOut }) => field === 'channel' && !isLeftOut);
  return [...(isInChannel || hasChannels ? [] : [channels]), ...state.filters].map(({ field, keys, isLeftOut }) => (
    <Values
      key={`${field}${isLeftOut}`}
      report={report}
      field={field}
      label={isLeftOut ? levels.leftOut(levels[field]) : levels[field]}
      look="chip"
      isApplied
      value={keys}
      onChange={(next) => set({ filters: narrowedTo(state.filters, field, next, isLeftOut) })}
    />
  ));
}

/** A further level inside of the rows: channels with their campaigns. */
function ThenBy({ report: { state, set, way } }: { report: Report }) {
  const t = useWords(reportWords);
  const levels = useWords(levelWords);
  const last = state.by.at(-1) ?? '';
  const below = way.slice(way.findIndex((one) => one === last) + 1).filter((one) => !state.by.includes(one));
  if (!below.length || !way.some((one) => one === last)) return null;
  return (
    <Menu trigger={<AddChip>{t.thenBy}</AddChip>}>
      {below.map((one) => (
        <MenuItem key={one} onAction={() => set({ by: [...state.by, one] })}>
          {levels[one]}
        </MenuItem>
      ))}
    </Menu>
  );
}
