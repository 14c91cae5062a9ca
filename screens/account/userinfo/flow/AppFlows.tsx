import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import styled from 'styled-components';
import { AsyncView, Empty, Figure, Glyph, Meter, Sparkline, Stack, Table, TableSkeleton, useWords, type Column } from '#design-system';
import { reportToday } from '#app/lib/metrics/reportZone.ts';
import { appColour } from '#app/lib/glossary/appColour.ts';
import { flow } from '#app/api/account/flow.ts';
import { apps } from '#app/api/apps/apps.ts';
import { useSignedIn } from '#app/session/SessionProvider.tsx';
import { platformNames } from '#app/lib/glossary/words.ts';
import { words } from '../words.ts';
import { flowByApp, type AppFlow } from './course.ts';

const thousands = { kind: 'compact', unit: 'K' } as const;

/** Which app has used how much. */
export function AppFlows({ kind }: { kind: 'tracked' | 'applets' }) {
  const t = useWords(words);
  const { account } = useSignedIn();
  // What stands for the token is not said. A session in an address would end up in logs.
  const days = useQuery(flow.byDay({ token: String(account?.id ?? 0) }));
  const { data: lists } = useQuery(apps.all());
  const platforms = useWords(platformNames);
  const columns = useMemo(
    (): readonly Column<AppFlow>[] => [
      {
        id: 'app',
        title: t.app,
        value: ({ name }) => name,
        width: 240,
        phone: 'title',
        // One game on three platforms has one name.
        cell: ({ app, name }) => {
          const platform = lists?.all.find(({ id }) => id === app)?.platform;
          return (
            <Stack direction="row" gap="2">
              <Glyph name={name} colour={appColour(name)} />
              {platform ? `${name} ${platforms[platform]}` : name}
            </Stack>
          );
        },
      },
      { id: 'total', title: t.total, value: ({ total }) => total, as: thousands, width: 110, phone: 'aside' },
      { id: 'perDay', title: t.weekly, value: ({ perDay }) => perDay, as: thousands, width: 120, phone: 'line' },
      {
        id: 'course',
        title: t.course,
        width: 130,
        yields: 'second',
        cell: ({ name, last }) => (
          <Course>
            <Sparkline label={name} values={last} as={thousands} />
          </Course>
        ),
      },
      {
        id: 'share',
        title: t.share,
        value: ({ share }) => share,
        width: 170,
        phone: 'line',
        cell: ({ name, share }) => (
          <Share>
            <Meter label={name} share={share} />
            <Figure value={share} as={{ kind: 'percent', decimals: 1 }} />
          </Share>
        ),
      },
    ],
    [t, lists, platforms],
  );
  return (
    <AsyncView of={days} skeleton={<TableSkeleton label={t.byApp} columns={columns} phone="cards" density="compact" />}>
      {(told) => (
        <Table
          label={t.byApp}
          columns={columns}
          rows={flowByApp(told, kind, reportToday())}
          rowKey={({ app }) => String(app)}
          phone="cards"
          density="compact"
          empty={<Empty kind="no-data" title={t.noFlow} cause={t.noFlowCause} />}
        />
      )}
    </AsyncView>
  );
}

const Course = styled.span`
  display: block;
  width: 96px;
  height: 20px;
`;

const Share = styled.span`
  display: grid;
  grid-template-columns: minmax(40px, 1fr) 52px;
  align-items: center;
  gap: var(--space-2);
  width: 100%;
  text-align: right;
`;
