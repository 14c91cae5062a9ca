import { Trace, TraceStop, useWords } from '#design-system';
import type { Filled } from '../path/formula.ts';
import { FormulaBox } from '../path/FormulaBox.tsx';
import { whyWords } from '../words.ts';
import type { FollowedFigure } from './figure.ts';
import { followedWords } from './words.ts';

/** What a figure was made of: the way to where it was found, or its formula with the numbers filled in. */
export function Origin({ of: figure }: { of: FollowedFigure }) {
  const t = useWords(whyWords);
  const said = useWords(followedWords);
  const { formula, formulaBefore, steps, title } = figure;
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
      {formula && <FormulaBox of={formula} result={{ name: title, value: quotientOf(formula), as: { kind: 'percent' } }} />}
      {formulaBefore && (
        <FormulaBox
          of={formulaBefore}
          result={{ name: `${title} · ${said.before}`, value: quotientOf(formulaBefore), as: { kind: 'percent' } }}
        />
      )}
    </>
  );
}

const quotientOf = ({ parts: [of, per] }: Filled) => (of.value !== null && per.value ? of.value / per.value : null);
