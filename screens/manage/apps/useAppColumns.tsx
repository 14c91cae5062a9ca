import { Star } from 'lucide-react';
import { useMemo } from 'react';
import { Copyable, Glyph, Icon, NameLink, Stack, Tag, todayHere, useWords, type Column } from '#design-system';
import type { App } from '#app/api/apps/shapes.ts';
import { industryNames, platformNames } from '#screens/kit/apps/words.ts';
import { AppStatus } from './AppStatus.tsx';
import { NextStep } from './NextStep.tsx';
import { daysLeft, stateOf, states } from './state.ts';
import { words } from './words.ts';

/** Within these days an end is said beside its day. */
const soon = 30;

export function useAppColumns(frequent: ReadonlySet<number>): readonly Column<App>[] {
  const t = useWords(words);
  const platforms = useWords(platformNames);
  const industries = useWords(industryNames);
  const today = todayHere();
  return useMemo(
    () => [
      {
        id: 'name',
        title: t.name,
        value: ({ name }) => name,
        pin: 'start',
        width: 280,
        phone: 'title',
        cell: ({ id, name, isExpired }) => (
          <Stack direction="row" gap="3">
            <Glyph name={name} size={28} />
            <NameLink href={isExpired ? undefined : `/monitor/dashboard?app=${id}`}>{name}</NameLink>
            {frequent.has(id) && <Icon of={Star} size="sm" label={t.star} />}
          </Stack>
        ),
      },
      {
        id: 'platform',
        title: t.platform,
        value: ({ platform }) => platforms[platform],
        width: 130,
        phone: 'line',
        cell: ({ platform }) => <Tag kind="line">{platforms[platform]}</Tag>,
      },
      {
        id: 'appkey',
        title: t.appkey,
        value: ({ appkey }) => appkey,
        canSort: false,
        width: 190,
        phone: 'line',
        cell: ({ appkey }) => <Copyable text={appkey} what={t.appkey} />,
      },
      {
        id: 'industry',
        title: t.industry,
        value: ({ industry }) => (industry ? industries[industry] : null),
        width: 120,
        isQuiet: true,
        yields: 'second',
      },
      {
        id: 'state',
        title: t.state,
        // By how much it needs, not by the alphabet of either language.
        value: (app) => states.indexOf(stateOf(app, today)),
        width: 130,
        phone: 'aside',
        cell: (app) => <AppStatus state={stateOf(app, today)} />,
      },
      {
        id: 'created',
        title: t.created,
        value: ({ createdOn }) => createdOn,
        as: { kind: 'day' },
        width: 110,
        isQuiet: true,
        yields: 'first',
      },
      {
        id: 'expires',
        title: t.expires,
        value: ({ expiresOn }) => expiresOn,
        as: { kind: 'day' },
        width: 190,
        phone: 'line',
        cell: (app) => {
          const left = daysLeft(app, today);
          return (
            <Stack direction="row" gap="2">
              {app.expiresOn ?? '–'}
              {left !== null && left >= 0 && left <= soon && <Tag kind="warning">{t.left(left)}</Tag>}
            </Stack>
          );
        },
      },
      {
        id: 'next',
        title: t.next,
        canHide: false,
        width: 110,
        align: 'end',
        cell: (app) => <NextStep app={app} state={stateOf(app, today)} />,
      },
    ],
    [t, platforms, industries, frequent, today],
  );
}
