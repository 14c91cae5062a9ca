import styled from 'styled-components';
import { bilingual, useWords } from '../../foundation/words.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.tsx';
import type { Step } from '../dataset/steps.ts';
import { hatchFill } from '../plot/hatch-fill.ts';

interface StepColumnProps {
  step: Step;
  largest: number;
  isSelected: boolean;
}

/** The column of one step, on top those who may still come, beside it the compared period. Lies down where the room is narrow. */
export function StepColumn({ step: { value, previous, open }, largest, isSelected }: StepColumnProps) {
  const t = useWords(words);
  return (
    <Room style={{ '--now': (value ?? 0) / largest, '--open': open / largest, '--before': (previous ?? 0) / largest }}>
      <Now>
        <Open />
        <Solid data-selected={isSelected || undefined} />
      </Now>
      {previous !== null && <Before />}
      {open > 0 && <VisuallyHidden>{t.open(open)}</VisuallyHidden>}
    </Room>
  );
}

const words = bilingual({
  open: [(count: number) => `最多还能增加 ${count}`, (count: number) => `Up to ${count} more`],
});

const Room = styled.div`
  position: relative;
  display: flex;
  gap: var(--space-1);
  align-items: flex-end;
  height: 168px;
  margin: var(--space-2) calc(var(--step-pad, var(--space-4)) * -1) 0;
  padding: 0 var(--step-pad, var(--space-4));
  border-bottom: 1px solid var(--color-border-strong);

  @container chart (max-width: 479px) {
    grid-column: 1 / -1;
    flex-direction: column;
    align-items: stretch;
    gap: 2px;
    height: auto;
    margin: var(--space-1) 0 0;
    padding: 0;
    border: 0;
  }
`;

const Now = styled.span`
  flex: 1;
  display: flex;
  flex-direction: column;
  justify-content: flex-end;
  height: 100%;

  @container chart (max-width: 479px) {
    flex: none;
    flex-direction: row-reverse;
    height: 10px;
  }
`;

const Open = styled.i`
  --hatch: var(--color-border-control);
  ${hatchFill}
  height: calc(var(--open) * 100%);

  @container chart (max-width: 479px) {
    width: calc(var(--open) * 100%);
    height: 100%;
  }
`;

const Solid = styled.i`
  height: calc(var(--now) * 100%);
  background: var(--chart-cat-1);
  opacity: 0.62;

  &[data-selected] {
    opacity: 1;
  }

  @container chart (max-width: 479px) {
    width: calc(var(--now) * 100%);
    height: 100%;
  }
`;

const Before = styled.i`
  flex: 0 0 22px;
  height: calc(var(--before) * 100%);
  border: 1.5px dashed var(--chart-compare);
  border-bottom: 0;

  @container chart (max-width: 479px) {
    flex: none;
    width: calc(var(--before) * 100%);
    height: 6px;
    border: 1px dashed var(--chart-compare);
  }
`;
