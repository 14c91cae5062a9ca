import { Figure, Skeleton, Trace, TraceLoss, TraceStop, type FigureStyle } from '#design-system';
import type { useTrace } from './useTrace.ts';
import { usePartNames } from '#app/lib/metrics/explained/usePartNames.ts';

interface WhyTraceProps {
  of: ReturnType<typeof useTrace>;
  label: string;
  as: FigureStyle;
}

/** The path of a number, from what came in to what is shown, with what was left out on the way. */
export function WhyTrace({ of: { data, isPending, isError }, label, as }: WhyTraceProps) {
  const nameOf = usePartNames();
  if (isError) return null;
  if (isPending) return <Skeleton shape="rows" height={96} />;
  if (data.steps.length < 2) return null;
  return (
    <Trace label={label} isDrawing>
      {data.steps.map(({ kind, code, count, change }) =>
        change !== null || kind === 'withheld' ? (
          <TraceLoss key={code} value={change === null ? '–' : <Figure value={change} />}>
            {nameOf(code)}
          </TraceLoss>
        ) : (
          <TraceStop
            key={`${kind} ${code}`}
            state={kind === 'result' ? 'here' : 'passed'}
            value={<Figure value={count} {...(kind === 'result' && { as })} />}
          >
            {nameOf(code)}
          </TraceStop>
        ),
      )}
    </Trace>
  );
}
