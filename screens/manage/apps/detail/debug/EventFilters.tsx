import { FilterBar, SearchField, SegmentedControl, Select, useWords } from '#design-system';
import type { DebugEvent } from '#app/api/apps/debug.ts';
import { narrowed, resultOf } from './narrowing.ts';
import type { EventFiltering } from './useStream.ts';
import { words } from './words.ts';

interface EventFiltersProps {
  events: readonly DebugEvent[];
  filtering: EventFiltering;
}

const distinct = (values: readonly (string | null)[]) => [...new Set(values)].filter((one) => one !== null);

export function EventFilters({ events, filtering: { filter, change, clear } }: EventFiltersProps) {
  const t = useWords(words);
  const { search, device, event, result } = filter;
  const before = narrowed(events, { ...filter, result: 'all' });
  const countOf = (which: 'error' | 'warning') => before.filter((one) => resultOf(one) === which).length;
  const names = new Map(events.map((one) => [one.deviceId, one.device ?? one.deviceId ?? '']));
  return (
    <FilterBar
      lead={<SearchField label={t.search} value={search} onSearch={(query) => change({ search: query })} />}
      count={[device, event].filter(Boolean).length}
      onClear={clear}
    >
      <Select
        label={t.device}
        isLabelHidden
        look="soft"
        value={device ?? 'all'}
        onChange={(id) => change({ device: id === 'all' ? null : id })}
        options={[
          { id: 'all', label: t.allDevices },
          ...distinct(events.map(({ deviceId }) => deviceId)).map((id) => ({ id, label: names.get(id) ?? id, note: id.slice(0, 8) })),
        ]}
      />
      <Select
        label={t.event}
        isLabelHidden
        look="soft"
        value={event ?? 'all'}
        onChange={(id) => change({ event: id === 'all' ? null : id })}
        options={[{ id: 'all', label: t.allEvents }, ...distinct(events.map((one) => one.event)).map((id) => ({ id, label: id }))]}
      />
      <SegmentedControl
        label={t.result}
        value={result}
        onChange={(next) => change({ result: next })}
        options={[
          { value: 'all', label: t.all, count: before.length },
          { value: 'error', label: t.errors, count: countOf('error') },
          { value: 'warning', label: t.warnings, count: countOf('warning') },
        ]}
      />
    </FilterBar>
  );
}
