import { useQuery } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';
import {
  AddChip,
  Chip,
  DateRange,
  FilterBar,
  Menu,
  MenuItem,
  MultiSelect,
  SearchField,
  SegmentedControl,
  useWords,
  type Option,
} from '#design-system';
import { campaignChoices } from '#app/api/campaigns/choices.ts';
import { channels } from '#app/api/channels/channels.ts';
import { isField, type Field, type Grouping } from '../view/state.ts';
import { words } from '../words.ts';
import type { Report } from './useReport.ts';

interface ReportFiltersProps {
  of: Report;
  /** What rows can be grouped by with one press; further ones are in the menu of a row. */
  groupings?: readonly Grouping[];
  hasSearch?: boolean;
  /** Beside the search: settings of the table. */
  end?: ReactNode;
  children?: ReactNode;
}

const none: readonly Grouping[] = [];

/** The period, the grouping, and what is let through. */
export function ReportFilters({ of: report, groupings = none, hasSearch = true, end, children }: ReportFiltersProps) {
  const t = useWords(words);
  const { state, set, today } = report;
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
              options={shown.map((one) => ({ value: one, label: t[one] }))}
              value={by}
              onChange={(one) => set({ by: [one], lines: 'total' })}
            />
          )}
        </>
      }
      count={state.filters.length}
      onClear={() => set({ filters: [] })}
      end={
        (hasSearch || end) && (
          <>
            {hasSearch && (
              <SearchField label={t.search(t[by])} value={state.search} onSearch={(search) => set({ search }, { isReplaced: true })} />
            )}
            {end}
          </>
        )
      }
    >
      {then.map((one) => (
        <Chip key={one} label={t.thenBy} value={t[one]} onRemove={() => set({ by: state.by.filter((other) => other !== one) })} />
      ))}
      {hasSearch && groupings.length > 1 && state.by.length < 3 && isField(by) && <ThenBy report={report} />}
      <ChannelFilter report={report} />
      {state.filters
        .filter(({ field, isLeftOut }) => field !== 'channel' || isLeftOut)
        .map((filter) => (
          <Chip
            key={`${filter.field}${filter.isLeftOut}`}
            label={filter.isLeftOut ? `${t.not} ${t[filter.field]}` : t[filter.field]}
            value={<Names report={report} field={filter.field} keys={filter.keys} />}
            onRemove={() => set({ filters: state.filters.filter((other) => other !== filter) })}
          />
        ))}
      {children}
    </FilterBar>
  );
}

/** A further level inside of the rows: channels with their campaigns. */
function ThenBy({ report: { state, set, way } }: { report: Report }) {
  const t = useWords(words);
  const last = state.by.at(-1) ?? '';
  const below = way.slice(way.findIndex((one) => one === last) + 1).filter((one) => !state.by.includes(one));
  if (!below.length || !way.some((one) => one === last)) return null;
  return (
    <Menu trigger={<AddChip>{t.thenBy}</AddChip>}>
      {below.map((one) => (
        <MenuItem key={one} onAction={() => set({ by: [...state.by, one] })}>
          {t[one]}
        </MenuItem>
      ))}
    </Menu>
  );
}

function ChannelFilter({ report: { app, state, set, way } }: { report: Report }) {
  const t = useWords(words);
  const { data } = useQuery(channels.inUse({ app: app.id }));
  const options = useMemo((): Option[] => (data ?? []).map(({ id, name }) => ({ id: String(id), label: name })), [data]);
  const chosen = state.filters.find(({ field, isLeftOut }) => field === 'channel' && !isLeftOut)?.keys ?? [];
  const others = state.filters.filter(({ field, isLeftOut }) => field !== 'channel' || isLeftOut);
  if (!way.includes('channel') || state.path.some(({ level }) => level === 'channel')) return null;
  return (
    <MultiSelect
      label={t.channel}
      look="chip"
      isApplied
      options={options}
      value={chosen}
      onChange={(keys) => set({ filters: keys.length ? [{ field: 'channel', keys, isLeftOut: false }, ...others] : others })}
    />
  );
}

/** One value by its name, several by their number. */
function Names({ report, field, keys }: { report: Report; field: Field; keys: readonly string[] }) {
  const t = useWords(words);
  const [key = ''] = keys;
  const isChannel = field === 'channel' && keys.length === 1;
  const isGroup = field === 'group' && keys.length === 1;
  const ofChannels = useQuery({ ...channels.inUse({ app: report.app.id }), enabled: isChannel });
  const ofGroups = useQuery({ ...campaignChoices.groups({ app: report.app.id }), enabled: isGroup });
  if (keys.length > 1) return t.items(String(keys.length));
  const named = isChannel ? ofChannels.data : isGroup ? ofGroups.data : undefined;
  return named?.find(({ id }) => String(id) === key)?.name ?? (key || t.withoutKeyword);
}
