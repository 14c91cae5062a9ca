import { useId, type ReactNode } from 'react';
import styled from 'styled-components';
import { bilingual, useWords } from '../../foundation/words.ts';
import { Dismiss } from '../dismiss/Dismiss.tsx';
import { chipBody, chipFrame } from './chip-look.ts';

export interface ChipProps {
  /** What is filtered: 渠道. */
  label: string;
  /** By what: 8 项, ≥ 100. */
  value?: ReactNode;
  /** The reader may take the filter away. */
  onRemove?: () => void;
}

/** An applied filter that is only read or removed. One that opens its own editor is ChipButton. */
export function Chip({ label, value, onRemove }: ChipProps) {
  const id = useId();
  return (
    <Frame>
      <Body id={id} data-removable={onRemove ? true : undefined}>
        <ChipWords label={label} value={value} />
      </Body>
      {onRemove && <ChipRemove of={id} onPress={onRemove} />}
    </Frame>
  );
}

/** Label quiet, value in ink. */
export function ChipWords({ label, value }: Pick<ChipProps, 'label' | 'value'>) {
  return (
    <>
      {label}
      {value !== undefined && <Value>{value}</Value>}
    </>
  );
}

/** The cross of a chip, named after the chip. */
export function ChipRemove({ of, onPress }: { of: string; onPress: () => void }) {
  const t = useWords(words);
  return (
    <Right>
      <Dismiss id={`${of}-remove`} of={of} label={t.remove} size="xs" onPress={onPress} />
    </Right>
  );
}

const words = bilingual({ remove: ['移除', 'Remove'] });

const Frame = styled.span`
  ${chipFrame}
`;

const Body = styled.span`
  ${chipBody}
`;

const Value = styled.b`
  overflow: hidden;
  text-overflow: ellipsis;
  color: var(--color-text-primary);
  font-weight: 500;
`;

const Right = styled.span`
  display: inline-flex;
  padding-right: 5px;
`;
