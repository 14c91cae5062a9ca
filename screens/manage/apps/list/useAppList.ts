import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useWords } from '#design-system';
import { reportToday } from '#app/lib/metrics/reportZone.ts';
import { apps as calls } from '#app/api/apps/apps.ts';
import { usePageTitle } from '#app/lib/pages.ts';
import { choiceParam, flagParam } from '#app/lib/urlState.ts';
import { listAddress, useLocalListing } from '#screens/kit/listing/index.ts';
import { stateOf, states } from '../state.ts';
import { words } from '../words.ts';
import { families, familyOf, listed, type ListedApp } from './families.ts';
import type { Courses } from './figures/useFigureColumns.tsx';
import { useAppColumns } from './useAppColumns.tsx';

export const address = listAddress({ platform: choiceParam(families, null), state: choiceParam(states, null), frequent: flagParam });

/** All apps of the reader, searched by name and appkey. */
export function useAppList(courses: Courses | null) {
  const t = useWords(words);
  const today = reportToday();
  return useLocalListing({
    name: 'apps',
    title: usePageTitle(),
    address,
    rows: useQuery({ ...calls.all(), select: listed }),
    rowKey,
    columns: useAppColumns(courses),
    names,
    ids,
    filters: useMemo(
      () => ({
        platform: {
          label: t.platform,
          options: families.map((id) => ({ id, label: t[id] })),
          matches: (app: ListedApp, family: string) => familyOf(app) === family,
        },
        state: {
          label: t.state,
          options: states.toReversed().map((id) => ({ id, label: t[id] })),
          matches: (app: ListedApp, state: string) => stateOf(app, today) === state,
        },
        frequent: { label: t.frequentOnly, matches: ({ isFrequent }: ListedApp) => isFrequent },
      }),
      [t, today],
    ),
  });
}

const rowKey = ({ id }: ListedApp) => String(id);
const names = ({ name }: ListedApp) => [name];
const ids = ({ appkey }: ListedApp) => [appkey];

export type AppList = ReturnType<typeof useAppList>;
