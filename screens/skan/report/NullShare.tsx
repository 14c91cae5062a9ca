import { Route } from 'lucide-react';
import { ChartPanel, figureText, IconButton, TrendChart, useProvenaLocale, useWords, type Dataset } from '#design-system';
import type { ReportRows } from '#app/api/reports/shapes.ts';
import { useReportLimits } from '#app/lib/report-limits/useReportLimits.ts';
import { postbackWindows } from '#app/lib/postbacks/postbackWindows.ts';
import type { Question } from '#screens/kit/question/index.ts';
import { daysOf, matureDays, maturityOf, shareOf, sumOf } from './postbacks.ts';
import type { PostbackFigure } from './why/postbackFigure.ts';
import { words } from './words.ts';

const style = { kind: 'percent', decimals: 1 } as const;

/** How many postbacks came without a value, day by day, against the share from which they say little. */
export function NullShare({ of: question, answer }: { of: Question<unknown, PostbackFigure>; answer: ReportRows }) {
  const t = useWords(words);
  const locale = useProvenaLocale();
  const { nullShare: nullFloor } = useReportLimits().limits;
  const { days, today } = question;
  const window = postbackWindows['1'];
  const all = daysOf(days);
  const rows = new Map(answer.rows.map((row) => [row.key, row.values]));
  const mature = matureDays(window, days, today);
  const shareOn = (day: string) => {
    const { postbacks, nullPostbacks } = rows.get(day) ?? {};
    return shareOf(nullPostbacks ?? 0, postbacks ?? 0);
  };
  const final = all.filter((day) => maturityOf(window, day, today) === 'final');
  const shares = final.map(shareOn);
  // A day without any postback, as one that was not received, has no share and is none of those counted.
  const known = shares.filter((share) => share !== null);
  const over = known.filter((share) => share > nullFloor).length;
  const whole = mature && shareOf(sumOf(answer.rows, 'nullPostbacks', mature), sumOf(answer.rows, 'postbacks', mature));
  const data: Dataset = {
    measure: t.nullShare,
    dimension: t.installDay,
    figures: style,
    welcome: 'down',
    points: final.map((day) => ({ label: day.slice(5), days: { from: day, to: day } })),
    series: [{ key: 'share', name: t.nullShare, values: shares, colour: 10, total: whole }],
  };
  const percent = (value: number) => figureText(value, locale, style);
  const floor = figureText(nullFloor, locale, { kind: 'percent', decimals: 0 });
  return (
    <ChartPanel
      title={t.nullShare}
      {...question.formOf('nulls')}
      actions={
        whole !== null && (
          <IconButton
            size="sm"
            icon={Route}
            label={t.why(t.nullShare)}
            onPress={() => question.explain({ what: 'nullShare', of: 'all' })}
          />
        )
      }
    >
      <TrendChart
        data={data}
        kind="line"
        height={260}
        references={[{ value: nullFloor, text: t.floor(floor) }]}
        sentence={whole === null ? t.noneMature('1', window.last) : t.nullSentence(percent(whole), over, known.length, floor)}
      />
    </ChartPanel>
  );
}
