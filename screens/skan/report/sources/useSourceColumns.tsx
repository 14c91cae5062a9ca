import { useMemo } from 'react';
import styled from 'styled-components';
import { Link, Text, useWords, type Column, type DayRange } from '#design-system';
import { stateNames } from '#app/lib/glossary/words.ts';
import { FigureCard, type ExplainedFigure, type Question } from '#screens/kit/question/index.ts';
import type { Report } from '#screens/kit/report/index.ts';
import { isNullOutlier, type NullAlarm, type Source } from '../postbacks.ts';
import type { SourceKind } from '../usePostbacks.ts';
import type { PostbackFigure } from '../why/postbackFigure.ts';
import { words } from '../words.ts';

/** The install days that each postback is counted over. */
export type MatureDays = Readonly<Record<'first' | 'second' | 'third', DayRange | null>>;

/** A column for each postback, headed by the last day that it is counted over. Without an alarm no source is marked. */
export function useSourceColumns(
  report: Question<unknown, PostbackFigure>,
  by: SourceKind,
  mature: MatureDays,
  alarm: NullAlarm | null,
  figureOf: (figure: PostbackFigure) => ExplainedFigure | null,
) {
  const t = useWords(words);
  const states = useWords(stateNames);
  const { explain: onExplain } = report;
  return useMemo((): Column<Source>[] => {
    const explain =
      (what: PostbackFigure['what']) =>
      ({ key }: Source) => {
        const figure = { what, of: key };
        return <FigureCard of={figureOf(figure)} onOpen={() => onExplain(figure)} />;
      };
    const head = (name: string, range: DayRange | null) =>
      range && range.end < report.days.end ? t.headUntil(name, range.end.slice(5)) : name;
    const count = (value: (row: Source) => number | null, range: DayRange | null) =>
      range ? { value, as: { kind: 'count' } as const } : notMature(states.immature);
    return [
      nameColumn(report, by, t[by]),
      {
        id: 'first',
        title: head(t.postbackShort('1'), mature.first),
        value: ({ first }) => first,
        as: { kind: 'count' },
        explain: explain('postbacks'),
        width: 150,
        phone: 'half',
      },
      {
        id: 'share',
        title: t.nullShare,
        value: ({ nullShare }) => nullShare,
        as: { kind: 'percent', decimals: 1 },
        state: (row) => (alarm && isNullOutlier(row, alarm) ? 'alarm' : undefined),
        explain: explain('nullShare'),
        width: 104,
        phone: 'aside',
      },
      {
        id: 'bar',
        title: t.nulls,
        cell: ({ nullShare }) => <Bar aria-hidden style={{ '--share': nullShare ?? 0 }} />,
        width: 140,
        yields: 'second',
      },
      {
        id: 'valued',
        title: t.valued,
        value: ({ first, nulls }) => first - nulls,
        as: { kind: 'count' },
        explain: explain('valued'),
        width: 120,
        phone: 'half',
      },
      {
        id: 'second',
        title: head(t.postbackShort('2'), mature.second),
        ...count(({ second }) => second, mature.second),
        explain: explain('postbacks2'),
        align: 'end',
        width: 150,
        phone: 'half',
      },
      {
        id: 'third',
        title: head(t.postbackShort('3'), mature.third),
        ...count(({ third }) => third, mature.third),
        explain: explain('postbacks3'),
        align: 'end',
        width: 150,
        phone: 'half',
      },
    ];
  }, [t, states, report, by, mature, alarm, figureOf, onExplain]);
}

/** Instead of a count that cannot be known yet. */
const notMature = (text: string): Pick<Column<Source>, 'cell' | 'state'> => ({
  cell: () => <Text tone="tertiary">{text}</Text>,
  state: () => 'immature',
});

const nameColumn = (report: Pick<Report, 'href'>, by: SourceKind, title: string): Column<Source> => ({
  id: 'source',
  title,
  value: ({ label }) => label,
  cell: ({ key, label }) =>
    by === 'channel' ? (
      <Link kind="quiet" href={report.href({ path: [{ level: 'channel', key }] })}>
        {label}
      </Link>
    ) : (
      label
    ),
  pin: 'start',
  width: by === 'channel' ? 160 : 260,
  phone: 'title',
});

const Bar = styled.span`
  display: block;
  height: 6px;
  background: linear-gradient(to right, var(--chart-cat-10) calc(var(--share) * 100%), var(--color-bg-sunken) 0);
`;
