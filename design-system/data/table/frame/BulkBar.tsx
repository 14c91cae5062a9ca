import type { ReactNode } from 'react';
import { Toolbar } from 'react-aria-components';
import styled from 'styled-components';
import { phone } from '../../../foundation/media.ts';
import { Button } from '../../../primitives/button/Button.tsx';
import { useTableWords } from '../words.ts';

interface BulkBarProps {
  count: number;
  onClear: () => void;
  /** Buttons of `kind="ghost"`: what can be done with the selected rows. */
  children?: ReactNode;
}

/** Stands above the head while rows are selected; the head stays. On a phone it lies at the bottom of the screen. */
export function BulkBar({ count, onClear, children }: BulkBarProps) {
  const t = useTableWords();
  return (
    <Bar aria-label={t.bulk}>
      <output>{t.selected(count)}</output>
      {children}
      <hr />
      <Button kind="link" size="sm" onPress={onClear}>
        {t.clearSelection}
      </Button>
    </Bar>
  );
}

const Bar = styled(Toolbar)`
  display: flex;
  flex: none;
  align-items: center;
  gap: var(--space-1);
  height: 40px;
  padding: 0 var(--space-2) 0 var(--space-3);
  overflow-x: auto;
  scrollbar-width: none;
  background: var(--color-bg-selected);
  border-bottom: 1px solid var(--color-accent-muted);
  white-space: nowrap;

  & > output {
    margin-right: var(--space-2);
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  & > hr {
    width: 1px;
    height: 16px;
    margin: 0 var(--space-2);
    border: 0;
    background: var(--color-accent-line);
  }
  & > button {
    flex: none;
    height: 28px;
    padding: 0 var(--space-2);
    color: var(--color-text-primary);
    font-size: 12px;
  }

  ${phone} {
    position: fixed;
    inset: auto 0 0;
    z-index: var(--z-sidebar);
    height: 56px;
    border-top: 1px solid var(--color-accent-line);
    border-bottom: 0;

    & > button {
      height: 40px;
    }
  }
`;
