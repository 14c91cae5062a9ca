import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { phone } from '../../foundation/media.ts';
import { bilingual, useWords } from '../../foundation/words.ts';
import { Icon } from '../../primitives/icon/Icon.tsx';
import { unseen } from '../../primitives/visually-hidden/unseen.ts';

interface FormFooterProps {
  /** How many fields differ from what is stored. */
  unsaved?: number;
  /** What saving will do: 14 人立即生效. */
  note?: ReactNode;
  /** Why the next step cannot be taken; stands instead of the rest. */
  blocker?: ReactNode;
  /** Belongs to a side panel: stays in its place on a phone. */
  isLocal?: boolean;
  /** Buttons, the primary one last. */
  children: ReactNode;
}

/** The lower edge of a form: what is unsaved or blocks at the left, the buttons at the right. On a phone a bar at the edge of the window. */
export function FormFooter({ unsaved = 0, note, blocker, isLocal, children }: FormFooterProps) {
  const t = useWords(words);
  return (
    <Bar data-page-footer={isLocal ? undefined : true}>
      <State aria-live="polite" data-blocked={blocker ? true : undefined}>
        {blocker ? (
          <>
            <Icon of={TriangleAlert} size="sm" />
            <span>{blocker}</span>
          </>
        ) : (
          <>
            {unsaved > 0 && <Count>{t.unsaved(unsaved)}</Count>}
            {note}
          </>
        )}
      </State>
      {children}
    </Bar>
  );
}

const words = bilingual({
  unsaved: [(count: number) => `${count} 处未保存`, (count: number) => (count === 1 ? '1 unsaved change' : `${count} unsaved changes`)],
});

const Bar = styled.div`
  position: sticky;
  bottom: 0;
  z-index: var(--z-sticky);
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2);
  padding: var(--space-3) var(--space-4);
  border-top: 1px solid var(--color-border-default);
  border-radius: 0 0 5px 5px;
  background: var(--color-bg-surface);

  ${phone} {
    &[data-page-footer] {
      position: fixed;
      inset: auto 0 0;
      z-index: var(--z-pinned);
      padding: 10px var(--space-4);
      border-radius: 0;
    }
    & > :is(button, a) {
      flex: 1;
      height: var(--size-touch-min);
    }
  }
`;

const State = styled.div`
  display: flex;
  flex: 1 1 160px;
  align-items: center;
  gap: var(--space-2);
  min-width: 0;
  color: var(--color-text-tertiary);
  font: var(--type-caption);

  &[data-blocked] {
    gap: var(--space-1);
    color: var(--color-warning-text);
  }
  ${phone} {
    flex-basis: 100%;

    /* The bar has room for its buttons only; what blocks them is said in any case. */
    [data-page-footer] > &:not([data-blocked]) {
      ${unseen}
    }
  }
`;

const Count = styled.span`
  color: var(--color-text-primary);
  font-variant-numeric: tabular-nums;
`;
