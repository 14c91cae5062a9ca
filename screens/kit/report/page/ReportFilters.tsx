import { AddChip, Chip, FilterBar, Menu, MenuItem, SearchField, useWords } from '#design-system';
import { levelWords, useLimitNames } from '#screens/kit/report/answers/index.ts';
import { AddFilter, FilterChips, GroupBy, Period } from '#screens/kit/report/filters/index.ts';
import { SegmentChip } from '#screens/kit/report/segments/index.ts';
import { isField, type Grouping, type Report } from '#screens/kit/report/view/index.ts';
import { reportWords } from './words.ts';

interface ReportFiltersProps {
  of: Report;
  /** What rows can be grouped by with one press; further ones are in the menu of a row. */
  groupings: readonly Grouping[];
}

/** The period, the grouping, and what is let through. */
export function ReportFilters({ of: report, groupings }: ReportFiltersProps) {
  const t = useWords(reportWords);
  const levels = useWords(levelWords);
  const { state, set, columns } = report;
  const limitName = useLimitNames();
  const [by = 'channel', ...then] = state.by;
  return (
    <FilterBar
      lead={
        <>
          <Period of={report} />
          <GroupBy of={report} groupings={groupings} />
        </>
      }
      count={state.filters.length + state.limits.length + Number(state.segments.length > 0)}
      onClear={() => set({ filters: [], limits: [], segments: [] })}
      end={<SearchField label={t.search(levels[by])} value={state.search} onSearch={(search) => set({ search })} />}
    >
      {then.map((one) => (
        <Chip key={one} label={t.thenBy} value={levels[one]} onRemove={() => set({ by: state.by.filter((other) => other !== one) })} />
      ))}
      {groupings.length > 1 && state.by.length < 3 && isField(by) && <ThenBy report={report} />}
      <FilterChips of={report} />
      {state.limits.map((limit) => (
        <Chip
          key={limit.metric + limit.isMore}
          {...limitName(limit)}
          onRemove={() => set({ limits: state.limits.filter((one) => one !== limit) })}
        />
      ))}
      <AddFilter report={report} metrics={columns.shown} />
      <SegmentChip report={report} />
    </FilterBar>
  );
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
