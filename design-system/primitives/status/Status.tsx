import type { ReactNode } from 'react';
import styled, { keyframes } from 'styled-components';

interface StatusProps {
  /** `live` breathes: something is awaited or streams in. */
  tone: 'good' | 'warning' | 'negative' | 'off' | 'live';
  /** The reason rather than the class: '账户 5 天后到期', '7 天无点击'. */
  children: ReactNode;
}

/** How something is doing: a shape and words, so that colour is never alone. A verdict fastened to a name is Tag. */
export function Status({ tone, children }: StatusProps) {
  return (
    <Line data-tone={tone}>
      <Words>{children}</Words>
    </Line>
  );
}

const breathe = keyframes`
  50% { opacity: 0.5; }
`;

const Line = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 7px;
  max-width: 100%;
  color: inherit;
  white-space: var(--status-wrap, nowrap);

  &::before {
    content: '';
    flex: none;
    width: 7px;
    height: 7px;
    border-radius: 50%;
    background: var(--color-positive-solid);
  }
  &[data-tone='warning']::before {
    border: 2px solid var(--color-warning-solid);
    background: none;
  }
  &[data-tone='negative']::before {
    border-radius: 1px;
    background: var(--color-negative-solid);
  }
  &[data-tone='off'] {
    color: var(--color-text-tertiary);
  }
  &[data-tone='off']::before {
    border: 1.5px solid var(--color-trace-line);
    background: none;
  }
  &[data-tone='live']::before {
    background: var(--color-accent-solid);
    animation: ${breathe} 1.6s ease-in-out infinite;
  }
`;

/** What does not fit ends in dots: without its last word 'not seen for 33 days' is another state. */
const Words = styled.span`
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
`;
