import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { phone } from '../../foundation/media.ts';
import { bilingual, useWords } from '../../foundation/words.ts';
import { Icon } from '../icon/Icon.tsx';
import { Link } from '../link/Link.tsx';
import type { StopState } from './trace-look.ts';

interface TrailProps {
  /** What kind of path it is, where there are two: 下钻路径. */
  label?: string;
  /** TrailStop, from the outermost to where the reader is. */
  children: ReactNode;
}

/** The way down to where the reader is, each stop but the last a link. On a phone the middle of a long trail is left out. */
export function Trail({ label, children }: TrailProps) {
  const t = useWords(words);
  return (
    <nav aria-label={label ?? t.path}>
      <Line>{children}</Line>
    </nav>
  );
}

interface TrailStopProps {
  /** Leads back there. The stop where the reader is has none. */
  href?: string;
  state?: StopState;
  onPress?: () => void;
  children: ReactNode;
}

/** A stop of a Trail: passed if it has a way back, otherwise where the reader is. */
export function TrailStop({ href, state = href ? 'passed' : 'here', onPress, children }: TrailStopProps) {
  return (
    <Stop data-state={state} aria-current={state === 'here' ? 'page' : undefined}>
      <Way aria-hidden>{state === 'broken' && <Icon of={X} size="xs" />}</Way>
      <Name>
        {href ? (
          <Link href={href} kind="quiet" {...(onPress && { onPress })}>
            {children}
          </Link>
        ) : (
          children
        )}
      </Name>
    </Stop>
  );
}

const words = bilingual({ path: ['路径', 'Path'] });

const Line = styled.ol`
  display: flex;
  align-items: center;
  gap: var(--space-1h);
  min-width: 0;
  color: var(--color-text-secondary);
`;

/* Short of room, the ways back give way first, down to a few letters and their dots. Then the name of where the reader is gives way. */
const Stop = styled.li`
  display: flex;
  align-items: center;
  gap: var(--space-1h);
  flex-shrink: 300;
  min-width: 5em;
  min-width: calc-size(max-content, min(size, 7em));

  &:first-child {
    flex-shrink: 100;
    min-width: 3em;
    min-width: calc-size(max-content, min(size, 5em));
  }

  &[data-state='here'] {
    flex-shrink: 1;
    color: var(--color-text-primary);
    font-weight: 600;
  }
  &[data-state='ahead'] {
    color: var(--color-text-tertiary);
  }

  ${phone} {
    &:not(:first-child, :nth-last-child(-n + 2)) {
      display: none;
    }
  }
`;

// Cut at its end, and not where a finger presses above and below it.
const Name = styled.div`
  min-width: 0;
  overflow: clip visible;
  margin-inline: -8px;
  padding-inline: 8px;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

/* The piece of line that leads to the stop, with its dot. */
const Way = styled.span`
  position: relative;
  flex: none;
  display: inline-flex;
  align-items: center;
  justify-content: flex-end;
  width: 18px;
  height: 12px;
  color: var(--color-negative-text);

  li:first-child > & {
    display: none;
  }
  &::before {
    content: '';
    position: absolute;
    inset: 6px 0 auto;
    border-top: 1px solid var(--color-trace-line);
  }
  &::after {
    content: '';
    position: absolute;
    right: -1px;
    top: 4px;
    width: 5px;
    height: 5px;
    border: 1px solid var(--color-trace-dot);
    border-radius: 50%;
    background: var(--trace-ground, var(--color-bg-canvas));
  }
  [data-state='here'] > &::after {
    border-color: var(--color-trace-origin);
    background: var(--color-trace-origin);
  }
  [data-state='ahead'] > &::before {
    border-top-style: dashed;
  }
  [data-state='ahead'] > &::after {
    border-color: var(--color-trace-line);
    border-style: dashed;
  }
  [data-state='broken'] > &::before {
    right: 12px;
  }
  [data-state='broken'] > &::after {
    display: none;
  }
`;
