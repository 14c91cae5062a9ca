import { CircleAlert, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { bilingual, useWords } from '../../foundation/words.ts';
import { Dismiss } from '../dismiss/Dismiss.tsx';
import { Icon, type LucideIcon } from '../icon/Icon.tsx';

interface NoteProps {
  /** `warning` up to 30 days ahead, `negative` when a stop is near or has come. */
  kind?: 'neutral' | 'info' | 'warning' | 'negative';
  /** Instead of the icon of its kind. */
  icon?: LucideIcon;
  /** The fact. Without it the sentence below stands alone. */
  title?: ReactNode;
  /** The consequence, or all there is to say. */
  children?: ReactNode;
  /** Title and sentence in one line, where the note is as wide as the page. */
  isInline?: boolean;
  /** One small Button or LinkButton. */
  action?: ReactNode;
  onClose?: () => void;
}

/** A reminder that stands where it matters and never covers anything. What just happened is a toast, what must be decided a dialog. */
export function Note({ kind = 'neutral', icon = icons[kind], title, children, isInline, action, onClose }: NoteProps) {
  const t = useWords(words);
  return (
    <Strip role="note" data-kind={kind}>
      <Room>
        <Words data-inline={isInline || undefined}>
          <Sign>
            <Icon of={icon} />
          </Sign>
          {title !== undefined && <Title>{title}</Title>}
          {children !== undefined && children !== null && <Line data-alone={title === undefined || undefined}>{children}</Line>}
        </Words>
        {action}
      </Room>
      {onClose && <Dismiss label={t.close} onPress={onClose} />}
    </Strip>
  );
}

const icons = { neutral: Info, info: Info, warning: TriangleAlert, negative: CircleAlert };

const words = bilingual({ close: ['关闭提醒', 'Close reminder'] });

const Strip = styled.div`
  display: flex;
  align-items: center;
  gap: 10px;
  --note-icon: 26px;
  padding: var(--space-2) var(--space-2) var(--space-2) calc(var(--space-3) + var(--note-icon));
  border: 1px solid var(--note-edge, var(--color-border-default));
  border-radius: var(--radius-sm);
  background: var(--note-ground, var(--color-bg-surface));

  &[data-kind='info'] {
    --note-ground: var(--color-accent-subtle);
    --note-edge: var(--color-accent-muted);
    --note-sign: var(--color-accent-solid);
  }
  &[data-kind='warning'] {
    --note-ground: var(--color-warning-subtle);
    --note-edge: var(--color-warning-border);
    --note-sign: var(--color-warning-text);
  }
  &[data-kind='negative'] {
    --note-ground: var(--color-negative-subtle);
    --note-edge: var(--color-negative-border);
    --note-sign: var(--color-negative-text);
  }
`;

/* In the padding of the strip, at the height of the first line, also where the text is tall. */
const Sign = styled.span`
  position: absolute;
  inset-inline-start: calc(-1 * var(--note-icon));
  display: inline-flex;
  align-items: center;
  height: 1lh;
  color: var(--note-sign, inherit);
`;

/* The act stands at the right, and below the words where they need the width. */
const Room = styled.div`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) 10px;
  min-width: 0;
`;

const Words = styled.div`
  position: relative;
  flex: 1 1 180px;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  min-width: 0;

  &[data-inline] {
    display: block;
  }
`;

const Title = styled.span`
  font-weight: 600;
`;

const Line = styled.span`
  color: var(--color-text-secondary);
  font: var(--type-caption);

  [data-inline] > & {
    margin-left: var(--space-1);
    font: var(--type-body);
  }
  &[data-alone] {
    color: inherit;
    font: var(--type-body);
  }
`;
