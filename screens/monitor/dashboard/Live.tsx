import { useQuery } from '@tanstack/react-query';
import { memo } from 'react';
import styled from 'styled-components';
import { Figure, phone, Text, useWords } from '#design-system';
import { reports } from '#app/api/reports/reports.ts';
import { metricWords } from '#app/lib/metrics/words.ts';
import { figureOf } from '#app/lib/metrics/figureOf.ts';
import type { Report } from '#screens/kit/report/index.ts';
import { keysOf } from './keys.ts';
import { words } from './words.ts';

const everyMinute = 60_000;

/** Today as it comes in, by the keys of the platform. A quiet line: nothing of it is final, and it stays out of every comparison. */
export const Live = memo(function Live({ of: { app, name, reader, scope, today } }: { of: Report }) {
  const t = useWords(words);
  const names = useWords(metricWords);
  const keys = keysOf(app.platform).live.filter((metric) => reader.visible.includes(metric));
  const { data } = useQuery({
    ...reports.rows({ app: app.id, report: name, ...scope, from: today, to: today, by: 'all', metrics: keys }),
    enabled: !reader.isPending && keys.length > 0,
    refetchInterval: everyMinute,
  });
  if (!data) return null;
  return (
    <Line aria-label={t.live}>
      <Text isStrong>{t.live}</Text>
      {keys.map((metric) => (
        <span key={metric}>
          {names[metric]}{' '}
          <b>
            <Figure value={data.totals[metric]} as={figureOf(metric)} />
          </b>
        </span>
      ))}
      <Text kind="caption" tone="tertiary">
        {t.until(data.fetchedAt.slice(11, 16))}
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
