import { ChartPanel, SegmentedControl, SplitView, TrendChart, useProvenaLocale, useWords } from '#design-system';
import { cohortWords, lastFinal, type CohortCell } from '#screens/kit/cohorts/index.ts';
import type { Question } from '#screens/kit/question/index.ts';
import { BreakEven } from './break-even/BreakEven.tsx';
import { crossings, shareText } from './break-even/breakEven.ts';
import type { Facts } from './facts/useFacts.ts';
import { WholeFacts } from './facts/WholeFacts.tsx';
import type { ReturnCurves } from './useReturns.ts';
import { words } from './words.ts';

interface CurvesProps {
  of: Question<{ per: 'total' | 'interval' }, CohortCell>;
  curves: ReturnCurves;
  facts: Facts;
}

/** The return of each source as it grows, and beside it when each broke even. */
export function Curves({ of: question, curves, facts }: CurvesProps) {
  const t = useWords(words);
  const c = useWords(cohortWords);
  const locale = useProvenaLocale();
  const { per } = question.params;
  const { rows, ages, data } = curves;
  const lastShares = rows.flatMap((row) => {
    const last = lastFinal(row, ages);
    return last ? [`${row.label} ${shareText(last.value, locale)}`] : [];
  });
  return (
    <SplitView
      side={
        <BreakEven of={curves} onExplain={question.explain}>
          <WholeFacts of={question} facts={facts} />
        </BreakEven>
      }
    >
      <ChartPanel
        title={per === 'interval' ? t.daily : t.roi}
        note={t.formula}
        {...question.formOf('curves')}
        actions={
          <SegmentedControl
            label={c.how}
            size="sm"
            options={[
              { value: 'total', label: c.cumulative },
              { value: 'interval', label: c.perInterval },
            ]}
            value={per}
            onChange={(next) => question.setParams({ per: next })}
          />
        }
      >
        <TrendChart
          data={data}
          kind="line"
          height={340}
          sentence={t.sentence(lastShares.join(locale === 'zh-CN' ? '，' : ', '))}
          {...(per === 'total' && { annotations: crossings(rows, ages, c.day), references: [{ value: 1, text: t.line }] })}
        />
      </ChartPanel>
    </SplitView>
  );
}
