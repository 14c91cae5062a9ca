import { Route } from 'lucide-react';
import { useMemo } from 'react';
import {
  ChartPanel,
  DayMarks,
  IconButton,
  SegmentedControl,
  useDayMarks,
  figureText,
  TrendChart,
  useProvenaLocale,
  useWords,
  type Dataset,
} from '#design-system';
import type { ReportRows } from '#app/api/reports/shapes.ts';
import { postbackWindows } from '#app/lib/postbacks/postbackWindows.ts';
import type { Question } from '#screens/kit/question/index.ts';
import { daysOf, matureDays, maturityOf, postbackNumbers, shareOf, sumOf, type PostbackNumber } from './postbacks.ts';
import { mixedDays } from './maps/mixedDays.ts';
import { useMaps } from './maps/useMaps.ts';
import type { PostbackFigure } from './why/postbackFigure.ts';
import { words } from './words.ts';

interface InstallsProps {
  of: Question<unknown, PostbackFigure>;
  answer: ReportRows;
  number: PostbackNumber;
  onNumber: (number: PostbackNumber) => void;
}

/** One postback by install day. Days whose postbacks are still arriving are hatched. */
export function Installs({ of: question, answer, number, onNumber }: InstallsProps) {
  const t = useWords(words);
  const locale = useProvenaLocale();
  const { days, today } = question;
  const missing = useDayMarks();
  const { data: maps } = useMaps(question.app.id).maps;
  const marks = useMemo(
    () => [...missing, ...(maps ? mixedDays(maps, postbackWindows[number], { mix: t.mix, publishedOn: t.publishedOn }) : [])],
    [missing, maps, number, t],
  );
  const window = postbackWindows[number];
  const all = daysOf(days);
  const rows = new Map(answer.rows.map((row) => [row.key, row.values]));
  const maturity = all.map((day) => maturityOf(window, day, today));
  const valuesOf = (read: (values: Record<string, number | null>) => number) =>
    all.map((day, index) => {
      const values = rows.get(day) ?? {};
      // Where none has arrived yet, nothing is known: that is no zero.
      const isKnown = maturity[index] === 'final' || (maturity[index] === 'open' && (values[window.metric] ?? 0) > 0);
      return isKnown ? read(values) : null;
    });
  const nulls = { key: 'nulls', name: t.nulls, values: valuesOf(({ nullPostbacks }) => nullPostbacks ?? 0), colour: 10 as const, maturity };
  const data: Dataset = {
    measure: t.postback(number),
    dimension: t.installDay,
    seriesDimension: t.value,
    openReason: t.open,
    points: all.map((day) => ({ label: day.slice(5), days: { from: day, to: day } })),
    series:
      number === '1'
        ? [
            {
              key: 'valued',
              name: t.valued,
              values: valuesOf(({ postbacks, nullPostbacks }) => (postbacks ?? 0) - (nullPostbacks ?? 0)),
              colour: 1,
              maturity,
            },
            nulls,
          ]
        : [{ key: number, name: t.postback(number), values: valuesOf((values) => values[window.metric] ?? 0), colour: 1, maturity }],
  };
  const mature = matureDays(window, days, today);
  const sentence = () => {
    if (!mature) return t.noneMature(number, window.last);
    const sum = sumOf(answer.rows, window.metric, mature);
    const said = t.sum(number, mature.end.slice(5), figureText(sum, locale));
    const share = number === '1' ? shareOf(sumOf(answer.rows, 'nullPostbacks', mature), sum) : null;
    const ofNulls = share === null ? '' : t.sumNulls(figureText(share, locale, { kind: 'percent', decimals: 1 }));
    const open = all.find((_, index) => maturity[index] !== 'final');
    return said + ofNulls + t.stop + (open ? t.openSince(open.slice(5)) : '');
  };
  return (
    <ChartPanel
      title={t.postback(number)}
      note={t.byInstallDay}
      {...question.formOf('installs')}
      actions={<Actions of={question} number={number} onNumber={onNumber} canExplain={mature !== null} />}
    >
      <DayMarks of={marks}>
        <TrendChart data={data} kind="stackedColumn" height={260} sentence={sentence()} />
      </DayMarks>
    </ChartPanel>
  );
}

/** Which postback is in sight, and the way to what it is made of, once some days are all in for it. */
function Actions({ of: question, number, onNumber, canExplain }: Omit<InstallsProps, 'answer'> & { canExplain: boolean }) {
  const t = useWords(words);
  const { metric } = postbackWindows[number];
  return (
    <>
      <SegmentedControl
        label={t.whichPostback}
        size="sm"
        value={number}
        onChange={onNumber}
        options={postbackNumbers.map((value) => ({ value, label: t.postbackShort(value) }))}
      />
      {canExplain && (
        <IconButton
          size="sm"
          icon={Route}
          label={t.why(t.postback(number))}
          onPress={() => question.explain({ what: metric, of: 'all' })}
        />
      )}
    </>
  );
}
