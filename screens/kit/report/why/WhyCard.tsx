import { isDay, useWords } from '#design-system';
import type { ReportRows } from '#app/api/reports/shapes.ts';
import type { MetricId } from '#app/lib/metrics/catalogue.ts';
import { metricWords } from '#app/lib/metrics/words.ts';
import { isAveraged, usePeriodNames } from '#app/lib/metrics/usePeriodNames.ts';
import { figureOf } from '#app/lib/metrics/figureOf.ts';
import { narrowed, type Report, type Stop } from '#screens/kit/report/view/index.ts';
import { OriginCard } from './OriginCard.tsx';
import { filledIn } from '#app/lib/metrics/explained/filledIn.ts';
import { useDefinition } from '#app/lib/metrics/explained/useDefinition.ts';
import { FormulaBox } from './path/FormulaBox.tsx';
import { useTrace } from './path/useTrace.ts';
import { WhyTrace } from './path/WhyTrace.tsx';
import { whyWords } from './words.ts';

interface WhyCardProps {
  report: Report;
  metric: MetricId;
  /** A row, or the whole where it has no key. */
  line: { key?: string; day: string | null; above: readonly Stop[]; values: Readonly<Record<string, number | null>> };
  /** What the line is part of: it says how people were counted. */
  answer: Pick<ReportRows, 'people'> | undefined;
  /** The line answers the question before. Of the present one nothing is known of it, so nothing is asked. */
  isFormer?: boolean;
}

/** Beside a cell: its formula with the numbers of its row, and the path that led to it. The drawer says the rest. */
export function WhyCard({ report, metric, line: { key, day, above, values }, answer, isFormer = false }: WhyCardProps) {
  const t = useWords(whyWords);
  const ofDay = useWords(metricWords);
  const ofPeriod = usePeriodNames(report.days, answer);
  const names = day ? ofDay : ofPeriod;
  const { state, set } = report;
  const asked = { metric, ...(key !== undefined && { key }), ...(day && { day }) };
  const inside = { ...report, state: { ...state, by: above.length ? state.by.slice(above.length) : state.by } };
  const scope = above.reduce((all, stop) => narrowed(all, stop.level, [stop.key]), report.scope);
  const trace = useTrace(inside, asked, scope, !isFormer);
  const filled = filledIn(metric, values, { traced: trace.data?.parts ?? [], isAveraged: !day && isAveraged(report.days, answer) });
  const definition = useDefinition(metric, day && isDay(day) ? { start: day, end: day } : report.days, answer);
  const as = figureOf(metric);
  const open = () => set(above.length ? { path: [...state.path, ...above], by: inside.state.by, why: asked } : { why: asked });
  return (
    <OriginCard name={names[metric]} definition={definition} onOpen={open}>
      {filled && <FormulaBox of={filled} result={{ name: names[metric], value: values[metric] ?? null, as }} />}
      <WhyTrace of={trace} label={t.from(names[metric])} as={as} />
    </OriginCard>
  );
}
