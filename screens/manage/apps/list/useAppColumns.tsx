import { useMemo } from 'react';
import { Copyable, Tag, useWords, type Column } from '#design-system';
import { reportToday } from '#app/lib/metrics/reportZone.ts';
import { platformNames } from '#app/lib/glossary/words.ts';
import { industryNames } from '#screens/kit/apps/words.ts';
import { stateOf, states } from '../state.ts';
import { words } from '../words.ts';
import { AppStatus } from './AppStatus.tsx';
import { EndCell } from './EndCell.tsx';
import type { ListedApp } from './families.ts';
import { NameCell } from './NameCell.tsx';
import { NextStep } from './NextStep.tsx';
import { useFigureColumns, type Courses } from './figures/useFigureColumns.tsx';

/** What an app is, how it goes for who may see that, and what it needs. */
export function useAppColumns(courses: Courses | null): readonly Column<ListedApp>[] {
  const identity = useIdentity();
  const figures = useFigureColumns(courses);
  const standing = useStandingColumns();
  return useMemo(() => [...identity, ...figures, ...standing], [identity, figures, standing]);
}

function useIdentity() {
  const t = useWords(words);
  const platforms = useWords(platformNames);
  const industries = useWords(industryNames);
  return useMemo(
    (): readonly Column<ListedApp>[] => [
      {
        id: 'name',
        title: t.name,
        value: ({ name }) => name,
        pin: 'start',
        width: 210,
        phone: 'title',
        cell: (app) => <NameCell app={app} />,
      },
      {
        id: 'platform',
        title: t.platform,
        value: ({ platform }) => platforms[platform],
        width: 150,
        phone: 'line',
        cell: ({ platform }) => <Tag kind="line">{platforms[platform]}</Tag>,
      },
      {
        id: 'appkey',
        title: t.appkey,
        value: ({ appkey }) => appkey,
        canSort: false,
        width: 122,
        phone: 'line',
        yields: 'second',
        cell: ({ appkey }) => <Copyable text={appkey} what={t.appkey} />,
      },
      {
        id: 'industry',
        title: t.industry,
        value: ({ industry }) => (industry ? industries[industry] : null),
        width: 120,
        isQuiet: true,
        yields: 'first',
      },
    ],
    [t, platforms, industries],
  );
}

function useStandingColumns() {
  const t = useWords(words);
  const today = reportToday();
  return useMemo(
    (): readonly Column<ListedApp>[] => [
      {
        id: 'state',
        title: t.state,
        // By how much it needs, not by the alphabet of either language.
        value: (app) => states.indexOf(stateOf(app, today)),
        width: 122,
        phone: 'aside',
        cell: (app) => <AppStatus state={stateOf(app, today)} />,
      },
      {
        id: 'expires',
        title: t.expires,
        value: ({ expiresOn }) => expiresOn,
        as: { kind: 'day' },
        width: 150,
        phone: 'line',
        cell: (app) => <EndCell app={app} today={today} />,
      },
      {
        id: 'next',
        title: t.next,
        canHide: false,
        width: 104,
        align: 'end',
        cell: (app) => <NextStep app={app} state={stateOf(app, today)} />,
      },
    ],
    [t, today],
  );
}
