import { useQuery } from '@tanstack/react-query';
import { memo } from 'react';
import styled from 'styled-components';
import { addDays, Delta, Figure, phone, relativeChange, Text, useWords } from '#design-system';
import { reports } from '#app/api/reports/reports.ts';
import { catalogue, type MetricId } from '#app/lib/metrics/catalogue.ts';
import { metricWords } from '#app/lib/metrics/words.ts';
import { figureOf } from '#app/lib/metrics/figureOf.ts';
import type { Report } from '#screens/kit/report/index.ts';
import { keysOf } from '../keys.ts';
import { words } from '../words.ts';
import { hourOf, sameHoursOf } from './sameHours.ts';

const everyMinute = 60_000;

/** Today as it comes in, by the keys of the platform. A quiet line: nothing of it is final, so it is compared with the same hours of yesterday. */
export const Live = memo(function Live({ of: { app, name, reader, scope, today } }: { of: Report }) {
  const t = useWords(words);
  const names = useWords(metricWords);
  const keys = keysOf(app.platform).live.filter((metric) => reader.visible.includes(metric));
  const { data } = useQuery({
    ...reports.rows({ app: app.id, report: name, ...scope, from: today, to: today, by: 'all', metrics: keys }),
    enabled: !reader.isPending && keys.length > 0,
    refetchInterval: everyMinute,
  });
  const hours = useQuery({
    ...reports.rows({ app: app.id, report: name, ...scope, from: addDays(today, -1), to: today, by: 'hour', byDay: true, metrics: keys }),
    enabled: !reader.isPending && keys.length > 0,
    refetchInterval: everyMinute,
  }).data;
  if (!data) return null;
  const sameHours = (metric: MetricId) => (hours ? sameHoursOf(metric, hours.rows, { today, fetchedAt: hours.fetchedAt }) : null);
  const hour = hours ? hourOf(hours.fetchedAt) : '00';
  return (
    <Line aria-label={t.live}>
      <Text isStrong>{t.live}</Text>
      {keys.map((metric) => {
        const held = sameHours(metric);
        return (
          <span key={metric}>
            {names[metric]}{' '}
            <b>
              <Figure value={data.totals[metric]} as={figureOf(metric)} />
            </b>{' '}
            {held && <Delta value={relativeChange(held.now, held.before)} welcome={catalogue[metric].polarity} />}
          </span>
        );
      })}
      <Text kind="caption" tone="tertiary">
        {[t.until(data.fetchedAt.slice(11, 16)), ...(hour === '00' ? [] : [t.sameHours(hour)])].join(' · ')}
      </Text>
    </Line>
  );
});

const Line = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: var(--space-1) var(--space-5);
  padding: 0 var(--space-1);
  color: var(--color-text-secondary);

  & b {
    color: var(--color-text-primary);
    font-weight: 600;
  }
  & > :last-child {
    margin-left: auto;
  }
  ${phone} {
    gap: var(--space-1) var(--space-4);

    & > :last-child {
      margin-left: 0;
    }
  }
`;
