import { Text, Trace, TraceStop, useWords } from '#design-system';
import type { Filled } from '#app/lib/metrics/explained/filledIn.ts';
import { FormulaBox, whyWords } from '#screens/kit/report/why/index.ts';
import type { ExplainedFigure } from './ExplainedFigure.ts';
import { figureWords } from './words.ts';

/** What a figure was made of, or why it is of nothing: the steps to where it was found, or its formula with the numbers filled in. */
export function Origin({ of: figure }: { of: ExplainedFigure }) {
  const t = useWords(whyWords);
  const own = useWords(figureWords);
  const { formula, formulaBefore, steps, title, reason, as = { kind: 'percent' } } = figure;
  if (reason !== undefined) return <Text tone="secondary">{reason}</Text>;
  if (steps)
    return (
      <Trace label={t.from(title)} isDrawing>
        {steps.map((step, index) => (
          <TraceStop key={step.name} state={index === steps.length - 1 ? 'here' : 'passed'} value={step.value}>
            {step.name}
          </TraceStop>
        ))}
      </Trace>
    );
  return (
    <>
      {formula && <FormulaBox of={formula} result={{ name: title, value: quotientOf(formula), as }} />}
      {formulaBefore && (
        <FormulaBox of={formulaBefore} result={{ name: `${title} · ${own.before}`, value: quotientOf(formulaBefore), as }} />
      )}
    </>
  );
}

const quotientOf = ({ parts: [of, per], times }: Filled) => (of.value !== null && per.value ? (of.value / per.value) * times : null);
