import { ChartPanel, figureText, SegmentedControl, SplitView, TrendChart, useProvenaLocale, useWords } from '#design-system';
import type { ComparedDays } from '#screens/kit/cohorts/index.ts';
import type { Question } from '#screens/kit/question/index.ts';
import { BreakEven } from './BreakEven.tsx';
import { crossings, curvesOf, lastKnown, type Overall, type Row } from './curves.ts';
import { words } from './words.ts';

interface CurvesProps {
  panel: ReturnType<Question['formOf']>;
  rows: readonly Row[];
  ages: readonly number[];
  overall: Row | undefined;
  compared: ComparedDays;
  per: 'total' | 'interval';
  onPerChange: (per: 'total' | 'interval') => void;
  onExplain: (age: number) => void;
}

/** The return of each source as it grows, and beside it when each broke even. */
export function Curves({ panel, rows: all, ages, overall, compared, per, onPerChange, onExplain }: CurvesProps) {
  const t = useWords(words);
  const locale = useProvenaLocale();
  const isPerInterval = per === 'interval';
  // What brought no revenue at all has no return.
  const rows = all.filter((row) => lastKnown(row, ages) !== null).slice(0, 5);
  const previous = ages.map(compared.previousAt);
  const line: Overall | undefined = overall && previous.some((value) => value !== null) ? { row: overall, previous } : undefined;
  // Five lines at most.
  const drawn = line ? rows.slice(0, 4) : rows;
  const lastShare = (row: Row) => figureText(lastKnown(row, ages)?.value, locale, { kind: 'percent', decimals: 0 });
  return (
    <SplitView side={<BreakEven rows={rows} ages={ages} overall={overall} compared={line} onExplain={onExplain} />}>
      <ChartPanel
        title={isPerInterval ? t.daily : t.roi}
        note={t.formula}
        {...panel}
        actions={
          <SegmentedControl
            label={t.how}
            size="sm"
            options={[
              { value: 'total', label: t.cumulative },
              { value: 'interval', label: t.perStep },
            ]}
            value={per}
            onChange={onPerChange}
          />
        }
      >
        <TrendChart
          data={curvesOf(drawn, ages, t, isPerInterval, line)}
          kind="line"
          height={272}
          sentence={t.sentence(rows.map((row) => `${row.label} ${lastShare(row)}`).join(locale === 'zh-CN' ? '，' : ', '))}
          {...(!isPerInterval && { annotations: crossings(drawn, ages, t.day), references: [{ value: 1, text: t.line }] })}
        />
      </ChartPanel>
    </SplitView>
  );
}
