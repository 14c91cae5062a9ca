import styled from 'styled-components';
import { figure, type FigureStyle } from '../../foundation/figures.ts';
import { useProvenaLocale } from '../../foundation/words.ts';

interface FigureProps {
  /** `null` is not available and reads –. */
  value: number | null | undefined;
  as?: FigureStyle;
}

/** A number with its digits tabular and its unit quieter than the value. Takes size and colour from where it stands. */
export function Figure({ value, as }: FigureProps) {
  const { prefix, digits, unit } = figure(value, useProvenaLocale(), as);
  return (
    <Digits>
      {prefix && <Unit data-side="before">{prefix}</Unit>}
      {digits}
      {unit && <Unit>{unit}</Unit>}
    </Digits>
  );
}

const Digits = styled.span`
  font-variant-numeric: tabular-nums lining-nums;
  font-feature-settings: 'tnum', 'lnum', 'cv11';
  white-space: nowrap;
`;

const Unit = styled.i`
  margin-left: 0.14em;
  font-size: 0.78em;
  font-style: normal;
  font-weight: 400;
  line-height: 1;
  color: var(--color-text-tertiary);

  &[data-side='before'] {
    margin: 0 0.12em 0 0;
  }
`;
