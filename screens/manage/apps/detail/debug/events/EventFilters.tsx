import { SegmentedControl, Select, useWords } from '#design-system';
import { ListFilters } from '#screens/kit/listing/index.ts';
import { resultOf } from './result.ts';
import type { EventList } from './useEventList.ts';
import { words } from '../words.ts';

export function EventFilters({ of: list }: { of: EventList }) {
  const t = useWords(words);
  const { device, event, result } = list.filters;
  const before = list.rowsWith({ result: null });
  const countOf = (which: 'error' | 'warning') => before.filter((one) => resultOf(one) === which).length;
  return (
    <ListFilters of={list} search={t.search}>
      <Select
        label={t.device}
        isLabelHidden
        look="soft"
        value={device.text || 'all'}
        onChange={(id) => device.choose(id === 'all' ? '' : id)}
        options={[{ id: 'all', label: t.allDevices }, ...device.options]}
      />
      <Select
        label={t.event}
        isLabelHidden
        look="soft"
        value={event.text || 'all'}
        onChange={(id) => event.choose(id === 'all' ? '' : id)}
        options={[{ id: 'all', label: t.allEvents }, ...event.options]}
      />
      <SegmentedControl
        label={t.result}
        value={result.text || 'all'}
        onChange={(next) => result.choose(next === 'all' ? '' : next)}
        options={[
          { value: 'all', label: t.all, count: before.length },
          { value: 'error', label: t.errors, count: countOf('error') },
          { value: 'warning', label: t.warnings, count: countOf('warning') },
        ]}
      />
    </ListFilters>
  );
}
