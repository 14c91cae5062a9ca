import { Checkbox, FilterBar, laptop, SearchField, SegmentedControl, Select, useMedia, useWords } from '#design-system';
import type { App } from '#app/api/apps/shapes.ts';
import { families, familyOf } from './narrowing.ts';
import { states } from '../state.ts';
import type { AppsView } from './useAppsView.ts';
import { words } from '../words.ts';

interface AppFiltersProps {
  view: AppsView;
  /** All of them: the counts of platforms do not change while one is chosen. */
  apps: readonly App[];
  found: number;
}

export function AppFilters({ view, apps, found }: AppFiltersProps) {
  const t = useWords(words);
  const isNarrow = useMedia(laptop);
  const { narrowing, change } = view;
  const { search, platform, state, isFrequentOnly } = narrowing;
  const counts = new Map<string, number>();
  for (const app of apps) counts.set(familyOf(app), (counts.get(familyOf(app)) ?? 0) + 1);
  const present = families.filter((family) => counts.has(family));
  const count = [platform, state, isFrequentOnly].filter(Boolean).length;
  const choose = (family: string) => change({ platform: family === 'all' ? null : family });
  return (
    <FilterBar
      lead={
        <SearchField
          label={t.search}
          value={search}
          onSearch={(query) => change({ search: query })}
          {...(search && { count: { found, of: apps.length } })}
        />
      }
      count={count}
      onClear={view.clear}
    >
      {isNarrow ? (
        <Select
          label={t.platform}
          isLabelHidden
          look="soft"
          value={platform ?? 'all'}
          onChange={choose}
          options={[{ id: 'all', label: t.allPlatforms }, ...present.map((id) => ({ id, label: `${t[id]} ${counts.get(id) ?? 0}` }))]}
        />
      ) : (
        <SegmentedControl
          label={t.platform}
          value={platform ?? 'all'}
          onChange={choose}
          options={[
            { value: 'all', label: t.all, count: apps.length },
            ...present.map((value) => ({ value, label: t[value], count: counts.get(value) ?? 0 })),
          ]}
        />
      )}
      <Select
        label={t.state}
        isLabelHidden
        look="soft"
        value={state ?? 'all'}
        onChange={(id) => change({ state: id === 'all' ? null : id })}
        options={[{ id: 'all', label: t.allStates }, ...states.toReversed().map((id) => ({ id, label: t[id] }))]}
      />
      <Checkbox label={t.frequentOnly} value={isFrequentOnly} onChange={(is) => change({ frequent: is ? '1' : null })} />
    </FilterBar>
  );
}
