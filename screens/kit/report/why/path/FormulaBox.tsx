import styled from 'styled-components';
import { Figure, Text, type FigureStyle } from '#design-system';
import type { Filled } from '#app/lib/metrics/explained/filledIn.ts';
import { usePartNames } from '#app/lib/metrics/explained/usePartNames.ts';

interface FormulaBoxProps {
  of: Filled;
  result: { name: string; value: number | null; as: FigureStyle };
}

/** The formula with its numbers filled in: 320,796 ÷ 835,406 = 38.40%. */
export function FormulaBox({ of: { parts, sign, times }, result }: FormulaBoxProps) {
  const nameOf = usePartNames();
  const [first, second] = parts;
  return (
    <Box>
      <Term name={first.name ?? nameOf(first.code)} value={first.value} as={first.as} />
      <span aria-hidden>{sign}</span>
      <Term name={second.name ?? nameOf(second.code)} value={second.value} as={second.as} />
      {times !== 1 && <span>× {times.toLocaleString('en-US')}</span>}
      <span aria-hidden>=</span>
      <Term {...result} isResult />
    </Box>
  );
}

function Term({ name, value, as, isResult }: { name: string; value: number | null; as: FigureStyle; isResult?: boolean }) {
  return (
    <div data-result={isResult}>
      <Text kind="caption" tone="tertiary">
        {name}
      </Text>
      <b>
        <Figure value={value} as={as} />
      </b>
    </div>
  );
}

const Box = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-3);
  margin-bottom: var(--space-3);
  padding: 10px var(--space-3);
  border-radius: var(--radius-sm);
  background: var(--color-bg-sunken);
  color: var(--color-text-tertiary);

  & > div {
    display: grid;
  }
  & b {
    color: var(--color-text-primary);
    font: var(--type-num-md);
  }
  & > [data-result] b {
    color: var(--color-accent-solid);
  }
`;
