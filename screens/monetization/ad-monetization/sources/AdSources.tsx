import { ChartPanel, Stack, TrendChart, useWords, ViewChoice, type Dataset } from '#design-system';
import { adParts, type AdPart, type AdSources as Sources } from '#app/api/reports/adRevenue.ts';
import { entityColours } from '#app/lib/metrics/entityColours.ts';
import { metricWords } from '#app/lib/metrics/words.ts';
import { AnswerView, type Question } from '#screens/kit/question/index.ts';
import { partNames, words } from '../words.ts';
import type { AdFigure } from '../adFigure.ts';
import { maturityOf } from '../maturity.ts';
import { SourceTable } from './SourceTable.tsx';
import type { useSourceFigure } from './useSourceFigure.ts';
import { useSourceNames } from './useSourceNames.ts';
import type { useSources } from './useSources.ts';

interface AdSourcesProps {
  of: Question<unknown, AdFigure>;
  asked: ReturnType<typeof useSources>;
  figureOf: ReturnType<typeof useSourceFigure>;
  part: AdPart;
  onPart: (part: AdPart) => void;
}

/** What the ads came through: networks, placements or formats, stacked by day, and what each of them did. */
export function AdSources({ of: question, asked: { sources, compared }, figureOf, part, onPart }: AdSourcesProps) {
  const t = useWords(words);
  const parts = useWords(partNames);
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
      <AnswerView of={sources} shape="grid" height={240} failed={t.sourcesFailed}>
        {(answer) => <SourceTable of={question} asked={sources} now={answer} compared={compared} figureOf={figureOf} />}
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
  const { rows, days, fetchedAt, settledTo } = answer;
  const maturity = maturityOf(
    days.map(({ day }) => day),
    settledTo,
  );
  const keys = rows.map(({ key }) => key);
  const [own, others] = keys.length > mostLayers + 1 ? [keys.slice(0, mostLayers), keys.slice(mostLayers)] : [keys, []];
  // A source keeps its colour whatever it earns, and where others have been filtered out.
  const colourOf = entityColours(own);
  const sumOf = (some: readonly string[]) =>
    days.map(({ revenue }) => Math.round(some.reduce((sum, key) => sum + (revenue[key] ?? 0), 0) * 100) / 100);
  const data: Dataset = {
    measure: names.adRevenue,
    dimension: t.date,
    figures: { kind: 'money' },
    openReason: t.notSettled,
    points: days.map(({ day }) =>
      Object.assign({ label: day.slice(5), days: { from: day, to: day } }, day === today && { until: fetchedAt.slice(11, 16) }),
    ),
    series: [
      ...own.map((key) => ({ key, name: nameOf(key), colour: colourOf(key), values: sumOf([key]), maturity })),
      ...(others.length ? [{ key: 'others', name: t.others, values: sumOf(others), colour: 10 as const, maturity }] : []),
    ],
  };
  return <TrendChart data={data} kind="stackedColumn" height={260} />;
}
