import type { ReactNode } from 'react';
import styled from 'styled-components';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';

interface BadgeProps {
  /** A count, or a word of two or three letters. Without it a dot; a count of 0 shows nothing. */
  value?: number | string;
  /** The whole thought for readers of the screen: '3 条未读公告'. */
  label: string;
  tone?: 'negative' | 'accent' | 'neutral';
  /** The icon on whose corner it sits. Without it the badge stands in the line. */
  children?: ReactNode;
}

/** How much waits behind an icon or a menu entry, or a short word about it. A status word in running text is Tag or Status. */
export function Badge({ value, label, tone = 'negative', children }: BadgeProps) {
  const mark = value !== 0 && (
    <Pill data-tone={tone} data-dot={value === undefined || undefined} data-corner={children ? true : undefined}>
      <span aria-hidden>{typeof value === 'number' && value > 99 ? '99+' : value}</span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </Pill>
  );
  if (!children) return mark;
  return (
    <Seat>
      {children}
      {mark}
    </Seat>
  );
}

const Seat = styled.span`
  position: relative;
  display: inline-flex;
`;

const Pill = styled.span`
  display: inline-block;
  flex: none;
  min-width: 15px;
  height: 15px;
  padding: 0 var(--space-1);
  border-radius: var(--radius-full);
  background: var(--color-negative-solid);
  color: var(--color-text-onaccent);
  font: 600 10px/15px var(--font-sans);
  font-variant-numeric: tabular-nums;
  text-align: center;
  white-space: nowrap;

  &[data-tone='accent'] {
    background: var(--color-accent-solid);
  }
  &[data-tone='neutral'] {
    background: var(--color-bg-pressed);
    color: var(--color-text-secondary);
  }
  &[data-dot] {
    min-width: 8px;
    width: 8px;
    height: 8px;
    padding: 0;
  }
  /* Cut out of the icon beneath by a ring of the ground. */
  &[data-corner] {
    position: absolute;
    /* By the middle, where the icon is, however large its button. */
    top: calc(50% - 16px);
    left: calc(50% + 3px);
    box-shadow: 0 0 0 2px var(--color-bg-surface);
  }
  &[data-corner][data-dot] {
    bottom: calc(100% - 6px);
    left: calc(100% - 6px);
  }
`;
