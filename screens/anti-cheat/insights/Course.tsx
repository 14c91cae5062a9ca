import { Route } from 'lucide-react';
import { ChartPanel, figureText, IconButton, TrendChart, useProvenaLocale, useWords, type Dataset, type Maturity } from '#design-system';
import type { FraudInsight } from '#app/api/reports/shapes.ts';
import type { Question } from '#screens/kit/question/index.ts';
import { isDecided, rateOf, sumsOf } from './fraud.ts';
import type { FraudFigure } from './useFraudFigure.ts';
import { words } from './words.ts';

/** Day by day. What was flagged of days that are still being judged is hatched. */
export function Course({ of: question, answer }: { of: Question<unknown, FraudFigure>; answer: FraudInsight }) {
  const t = useWords(words);
  const locale = useProvenaLocale();
  const { days } = answer;
  const { today } = question;
  const until = answer.fetchedAt.slice(11, 16);
  const sums = sumsOf(answer);
  const open = days.find(({ day }) => !isDecided(day, today));
  const data: Dataset = {
    measure: t.fraud,
    dimension: t.date,
    welcome: 'down',
    openReason: t.open,
    points: days.map(({ day }) => ({ label: day.slice(5), days: { from: day, to: day }, ...(day === today && { until }) })),
    series: [
      { key: 'blocked', name: t.blocked, values: days.map(({ blocked }) => blocked), colour: 1 },
      {
        key: 'flagged',
        name: t.flagged,
        values: days.map(({ flagged }) => flagged),
        colour: 2,
        maturity: days.map(({ day }): Maturity => (isDecided(day, today) ? 'final' : 'open')),
      },
    ],
  };
  const count = (value: number) => figureText(value, locale);
  const sentence = t.courseSentence(count(sums.blocked), count(sums.flagged), figureText(rateOf(sums), locale, { kind: 'percent' }));
  return (
    <ChartPanel
      title={t.course}
      {...question.formOf('course')}
      actions={<IconButton size="sm" icon={Route} label={t.why(t.rate)} onPress={() => question.explain({ what: 'rate', of: 'all' })} />}
    >
      <TrendChart data={data} kind="stackedColumn" height={260} sentence={open ? sentence + t.openSince(open.day.slice(5)) : sentence} />
    </ChartPanel>
  );
}
