import { ArrowDown, ArrowUp, Minus } from 'lucide-react';
import styled from 'styled-components';
import { bilingual, useProvenaLocale, useWords } from '../../foundation/words.ts';
import { Icon } from '../../primitives/icon/Icon.tsx';
import { VisuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.tsx';
import { changeOf, type ChangeKind, type Welcome } from './change.ts';

interface DeltaProps {
  /** 0.126 is 12.6 %; as points 0.012 is 1.2 pp. `null` where there is nothing to compare with. */
  value: number | null | undefined;
  kind?: ChangeKind;
  welcome?: Welcome;
}

/** A change: the arrow says where it went, the colour whether that is welcome. */
export function Delta({ value, kind = 'relative', welcome = 'up' }: DeltaProps) {
  const t = useWords(words);
  const locale = useProvenaLocale();
  if (value === null || value === undefined || !Number.isFinite(value)) return <Line data-judgement="none">–</Line>;
  const { direction, judgement, text } = changeOf(value, kind, welcome, locale);
  return (
    <Line data-judgement={judgement}>
      <Icon of={arrows[direction]} size="xs" />
      <VisuallyHidden>{t[direction]}</VisuallyHidden>
      {text}
    </Line>
  );
}

const arrows = { up: ArrowUp, down: ArrowDown, flat: Minus };

const words = bilingual({ up: ['上升', 'Up'], down: ['下降', 'Down'], flat: ['持平', 'Flat'] });

const Line = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 2px;
  vertical-align: middle;
  font: 500 12px/20px var(--font-sans);
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  color: var(--color-text-tertiary);

  &[data-judgement='good'] {
    color: var(--color-positive-text);
  }

  &[data-judgement='bad'] {
    color: var(--color-negative-text);
  }
`;
