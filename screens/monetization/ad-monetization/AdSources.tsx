import { useMemo } from 'react';
import { ChartPanel, Panel, Stack, Table, TrendChart, useWords, ViewChoice, type Column, type Dataset } from '#design-system';
import { reports } from '#app/api/reports/reports.ts';
import { adParts, type AdPart, type AdSources as Sources } from '#app/api/reports/adRevenue.ts';
import { metricWords } from '#app/lib/metrics/words.ts';
import { AnswerView, useAnswer, type Question } from '#screens/kit/question/index.ts';
import { useSourceNames } from './useSourceNames.ts';
import { partNames, words } from './words.ts';

interface AdSourcesProps {
  of: Question;
  part: AdPart;
  onPart: (part: AdPart) => void;
}

/** What the ads came through: networks, placements or formats, stacked by day, and what each of them did. */
export function AdSources({ of: question, part, onPart }: AdSourcesProps) {
  const t = useWords(words);
  const parts = useWords(partNames);
  const sources = useAnswer(question, reports.adSources({ app: question.app.id, ...question.scope, part }));
  return (
    <Stack gap="4">
      <ChartPanel
        title={t.byPart(parts[part])}
        note={t.estimated}
        {...question.formOf('sources')}
        actions={
          <ViewChoice label={t.splitBy} value={part} onChange={onPart} options={adParts.map((value) => ({ value, label: parts[value] }))} />
        }
      >
        <AnswerView of={sources} height={260} failed={t.sourcesFailed}>
          {(answer) => <Course of={question} answer={answer} />}
        </AnswerView>
      </ChartPanel>
      <AnswerView of={sources} height={240} failed={t.sourcesFailed}>
        {(answer) => <SourceTable answer={answer} />}
      </AnswerView>
    </Stack>
  );
}

/** As many layers as can be told apart; what is left is one more. */
const mostLayers = 5;

function Course({ of: { today }, answer }: { of: Question; answer: Sources }) {
  const t = useWords(words);
  const nameOf = useSourceNames(answer.part);
  const names = useWords(metricWords);
  const { rows, days, fetchedAt } = answer;
  const keys = rows.map(({ key }) => key);
  const [own, others] = keys.length > mostLayers + 1 ? [keys.slice(0, mostLayers), keys.slice(mostLayers)] : [keys, []];
  const sumOf = (some: readonly string[]) =>
    days.map(({ revenue }) => Math.round(some.reduce((sum, key) => sum + (revenue[key] ?? 0), 0) * 100) / 100);
  const data: Dataset = {
    measure: names.adRevenue,
    dimension: t.date,
    figures: { kind: 'money' },
    points: days.map(({ day }) =>
      Object.assign({ label: day.slice(5), days: { from: day, to: day } }, day === today && { until: fetchedAt.slice(11, 16) }),
    ),
    series: [
      ...own.map((key) => ({ key, name: nameOf(key), values: sumOf([key]) })),
      ...(others.length ? [{ key: 'others', name: t.others, values: sumOf(others), colour: 10 as const }] : []),
    ],
  };
  return <TrendChart data={data} kind="stackedColumn" height={260} />;
}

type Row = Sources['rows'][number];

const per = (part: number, whole: number, times = 1) => (whole ? (part / whole) * times : null);

function SourceTable({ answer: { part, rows, settledTo } }: { answer: Sources }) {
  const t = useWords(words);
  const nameOf = useSourceNames(part);
  const parts = useWords(partNames);
  const names = useWords(metricWords);
  const columns = useMemo((): Column<Row>[] => {
    const money = { kind: 'money', decimals: 2 } as const;
    const whole = { kind: 'money' } as const;
    const share = { kind: 'percent', decimals: 1 } as const;
    const count = { kind: 'count' } as const;
    return [
      { id: 'name', title: parts[part], value: ({ key }) => nameOf(key), pin: 'start', width: 150, phone: 'title' },
      { id: 'revenue', title: t.estimate, value: ({ revenue }) => revenue, as: whole, width: 110, phone: 'aside' },
      { id: 'ecpm', title: names.ecpm, value: (row) => per(row.revenue, row.impressions, 1000), as: money, width: 92, phone: 'half' },
      { id: 'requests', title: names.adRequests, value: ({ requests }) => requests, as: count, width: 110, phone: 'half' },
      { id: 'fills', title: names.adFills, value: ({ fills }) => fills, as: count, width: 110 },
      { id: 'fillRate', title: names.fillRate, value: (row) => per(row.fills, row.requests), as: share, width: 84, phone: 'half' },
      { id: 'impressions', title: names.adImpressions, value: ({ impressions }) => impressions, as: count, width: 110 },
      { id: 'showRate', title: names.showRate, value: (row) => per(row.impressions, row.fills), as: share, width: 84, phone: 'half' },
      ...(settledTo === null
        ? []
        : [
            { id: 'settled', title: t.settled, value: ({ settled }: Row) => settled, as: whole, width: 110, phone: 'half' as const },
            {
              id: 'against',
              title: t.against,
              value: (row: Row) => (row.settled === null ? null : per(row.settled - (row.settledEstimate ?? 0), row.settledEstimate ?? 0)),
              as: share,
              width: 110,
              phone: 'half' as const,
            },
          ]),
    ];
  }, [t, parts, part, names, nameOf, settledTo]);
  return (
    <Panel title={parts[part]} note={settledTo === null ? t.nothingSettled : t.settledTo(settledTo.slice(5))} isFlush>
      <Table label={t.byPart(parts[part])} columns={columns} rows={rows} rowKey={({ key }) => key} density="compact" phone="cards" />
    </Panel>
  );
}
