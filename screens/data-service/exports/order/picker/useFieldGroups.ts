import { useMemo } from 'react';
import { toSearchable, useWords, type Searchable } from '#design-system';
import { isMetric } from '#app/lib/metrics/catalogue.ts';
import { metricWords } from '#app/lib/metrics/words.ts';
import { dimensions, type FieldId } from '../selection/selection.ts';
import type { Ordering } from '../selection/useOrder.ts';
import { dimensionNames, groupNames, words } from '../words.ts';
import { useLocks } from './useLocks.ts';

export interface Field {
  id: FieldId;
  name: string;
  searchable: Searchable;
  isChosen: boolean;
  /** Why it cannot be chosen; it stays visible with a lock. */
  lock: string | undefined;
}

export interface FieldGroup {
  id: string;
  name: string;
  fields: readonly Field[];
}

/** All fields of a report under their headings, dimensions first. */
export function useFieldGroups({ fields, selection, narrowed }: Ordering): readonly FieldGroup[] {
  const locks = useLocks({ fields });
  const t = useWords(words);
  const groups = useWords(groupNames);
  const dimensionName = useWords(dimensionNames);
  const metrics = useWords(metricWords);
  return useMemo(() => {
    const chosen = new Set<string>([...selection.by, ...selection.columns]);
    const field = (id: FieldId, name: string): Field => {
      const lock = locks.get(id);
      return { id, name, searchable: toSearchable(name), isChosen: chosen.has(id) && lock === undefined, lock };
    };
    // A website has no versions of the app.
    const ofReport = dimensions.filter((id) => id === 'day' || narrowed.fields.includes(id));
    const found = new Map<string, Field[]>();
    for (const { key, group } of fields.data ?? []) {
      if (!isMetric(key)) continue;
      found.set(group, [...(found.get(group) ?? []), field(key, metrics[key])]);
    }
    return [
      { id: 'dimensions', name: t.dimensions, fields: ofReport.map((id) => field(id, dimensionName[id])) },
      ...[...found].map(([id, all]) => ({
        id,
        name: Object.entries(groups).find(([one]) => one === id)?.[1] ?? groups.monetization,
        fields: all,
      })),
    ];
  }, [fields.data, narrowed.fields, selection.by, selection.columns, locks, t, groups, dimensionName, metrics]);
}
