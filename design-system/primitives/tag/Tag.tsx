import { useId, type ReactNode } from 'react';
import styled from 'styled-components';
import { bilingual, useWords } from '../../foundation/words.ts';
import { Dismiss } from '../dismiss/Dismiss.tsx';
import { Icon, type LucideIcon } from '../icon/Icon.tsx';

interface TagProps {
  /** `line` for a platform or a kind, `accent` for what is current or new; the rest judge. */
  kind?: 'neutral' | 'accent' | 'line' | 'positive' | 'warning' | 'negative';
  icon?: LucideIcon;
  /** The reader may take it away. */
  onRemove?: () => void;
  isDisabled?: boolean;
  children: ReactNode;
}

/** A short word fastened to something: a platform, a role, a verdict. A running state is Status, an applied filter is Chip. */
export function Tag({ kind = 'neutral', icon, onRemove, isDisabled, children }: TagProps) {
  const t = useWords(words);
  const id = useId();
  return (
    <Slip data-kind={kind} data-removable={onRemove ? true : undefined}>
      {icon && <Icon of={icon} size="xs" />}
      <Word id={id}>{children}</Word>
      {onRemove && (
        <Dismiss id={`${id}-remove`} of={id} label={t.remove} size="xs" {...(isDisabled && { isDisabled })} onPress={onRemove} />
      )}
    </Slip>
  );
}

const words = bilingual({ remove: ['移除', 'Remove'] });

const Slip = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--space-1);
  flex: none;
  max-width: 100%;
  height: 20px;
  padding: 0 var(--space-1h);
  border-radius: var(--radius-xs);
  background: var(--color-bg-pressed);
  color: var(--color-text-secondary);
  font: 500 12px/20px var(--font-sans);
  white-space: nowrap;

  &[data-kind='line'] {
    background: none;
    box-shadow: inset 0 0 0 1px var(--color-border-strong);
  }
  &[data-kind='accent'] {
    background: var(--color-accent-muted);
    color: var(--color-text-link);
  }
  &[data-kind='positive'] {
    background: var(--color-positive-subtle);
    color: var(--color-positive-text);
  }
  &[data-kind='warning'] {
    background: var(--color-warning-subtle);
    color: var(--color-warning-text);
  }
  &[data-kind='negative'] {
    background: var(--color-negative-subtle);
    color: var(--color-negative-text);
  }
  &[data-removable] {
    padding-right: 1px;
    gap: var(--space-half);
  }
  &[data-removable] > button:enabled {
    color: inherit;
  }
`;

const Word = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
`;
