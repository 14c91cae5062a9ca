import { useQuery } from '@tanstack/react-query';
import styled from 'styled-components';
import { Figure, isDay, Link, phone, Skeleton, Text, useWords } from '#design-system';
import { reports } from '#app/api/reports/reports.ts';
import { levelWords, useRowNames } from '#screens/kit/report/answers/index.ts';
import { figureOf } from '#app/lib/metrics/figureOf.ts';
import { withParts } from '#app/lib/metrics/withParts.ts';
import { isField, nextOn, type Asked, type Field, type Report, type Scope } from '#screens/kit/report/view/index.ts';
import { whyWords } from './words.ts';

interface NextLevelProps {
  report: Report;
  asked: Asked;
  scope: Scope;
}

/** What the number is the sum of: the three largest, and the way to all of them. */
export function NextLevel({ report, asked: { metric, key, day }, scope }: NextLevelProps) {
  const t = useWords(whyWords);
  const levels = useWords(levelWords);
  const nameOf = useRowNames();
  const { app, name, state, href, reader } = report;
  const by = state.by[0] ?? 'channel';
  const level = nextOf(report, by, key !== undefined);
  const question = { app: app.id, report: name, ...scope, by: level ?? ('all' as const), metrics: withParts([metric], reader.visible) };
  const next = useQuery({ ...reports.rows({ ...question, sort: metric, order: 'desc', page: 1, size: 3 }), enabled: level !== null });
  if (!level) return <Text tone="tertiary">{t.nextNone}</Text>;
  if (next.isError) return <Text tone="tertiary">{t.nextFailed}</Text>;
  if (!next.data) return <Skeleton shape="rows" height={84} />;
  const path = key !== undefined && isField(by) ? [...state.path, { level: by, key }] : state.path;
  const period = day === undefined || !isDay(day) ? {} : { period: { start: day, end: day } };
  const below = (row?: string) =>
    href({
      ...period,
      path: row === undefined ? path : [...path, { level, key: row }],
      by: [row === undefined ? level : (nextOn(report.way, level) ?? level)],
      why: null,
      search: '',
    });
  const most = Math.max(...next.data.rows.map(({ values }) => Math.abs(values[metric] ?? 0)), 0);
  return (
    <>
      <Bars>
        {next.data.rows.map((row, index) => (
          <li key={row.key}>
            <Link href={below(row.key)}>{nameOf(row, level)}</Link>
            <i data-lead={index === 0 || undefined} style={{ '--part': most ? Math.abs(row.values[metric] ?? 0) / most : 0 }} />
            <Figure value={row.values[metric]} as={figureOf(metric)} />
          </li>
        ))}
      </Bars>
      <Link href={below()}>{t.nextAll(levels[level], next.data.total.toLocaleString('en-US'))}</Link>
    </>
  );
}

function nextOf({ way }: Report, by: string, isRow: boolean): Field | null {
  if (isRow) return nextOn(way, by) ?? null;
  return isField(by) ? by : (way[0] ?? null);
}

const Bars = styled.ul`
  display: grid;
  grid-template-columns: minmax(96px, max-content) minmax(40px, 1fr) max-content;
  gap: var(--space-1h) var(--space-3);
  margin-bottom: var(--space-2);

  & > li {
    display: grid;
    grid-column: 1 / -1;
    grid-template-columns: subgrid;
    align-items: center;
  }
  /* A finger has all of the line. */
  ${phone} {
    row-gap: 0;

    & > li {
      position: relative;
      min-height: 40px;
    }
    & a {
      position: static;
    }
    & a::after {
      inset: 0;
    }
  }
  & i[style] {
    width: calc(var(--part) * 100%);
    height: 6px;
    border-radius: 3px;
    background: var(--chart-cat-1);
    opacity: 0.62;
  }
  & i[data-lead] {
    opacity: 1;
  }
`;
