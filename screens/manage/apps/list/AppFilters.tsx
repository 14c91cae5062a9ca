import { Checkbox, laptop, SegmentedControl, Select, useMedia, useWords } from '#design-system';
import { ListFilters } from '#screens/kit/listing/index.ts';
import { words } from '../words.ts';
import { families, familyOf, type ListedApp } from './families.ts';
import type { AppList } from './useAppList.ts';

/** The counts of platforms are of all apps: they do not change while one is chosen. */
export function AppFilters({ list, apps }: { list: AppList; apps: readonly ListedApp[] }) {
  const t = useWords(words);
  const isNarrow = useMedia(laptop);
  const { platform, state } = list.filters;
  const present = families
    .map((id) => ({ id, label: t[id], count: apps.filter((app) => familyOf(app) === id).length }))
    .filter(({ count }) => count > 0);
  const choose = (id: string) => platform.choose(id === 'all' ? '' : id);
  return (
    <ListFilters of={list} search={t.search}>
      {isNarrow ? (
        <Select
          label={t.platform}
          isLabelHidden
          look="soft"
          value={platform.text || 'all'}
          onChange={choose}
          options={[{ id: 'all', label: t.allPlatforms }, ...present.map(({ id, label, count }) => ({ id, label: `${label} ${count}` }))]}
        />
      ) : (
        <SegmentedControl
          label={t.platform}
          value={platform.text || 'all'}
          onChange={choose}
          options={[
            { value: 'all', label: t.all, count: apps.length },
            ...present.map(({ id, label, count }) => ({ value: id, label, count })),
          ]}
        />
      )}
      <Select
        label={t.state}
        isLabelHidden
        look="soft"
        value={state.text || 'all'}
        onChange={(id) => state.choose(id === 'all' ? '' : id)}
        options={[{ id: 'all', label: t.allStates }, ...state.options]}
      />
      <Checkbox label={t.frequentOnly} value={list.values.frequent} onChange={(frequent) => list.change({ frequent })} />
    </ListFilters>
  );
}
