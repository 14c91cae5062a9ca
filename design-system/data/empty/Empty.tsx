import { useRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { EmptyArt, type EmptyKind } from './EmptyArt.tsx';
import { useIsFirstFailure } from './FailureScope.tsx';

interface EmptyProps {
  kind: EmptyKind;
  /** What is missing: '还没有激活数据', never '暂无数据' alone. */
  title: string;
  /** Why, and when or how it fills. */
  cause: ReactNode;
  /** One way on, or two. */
  actions?: ReactNode;
  headingLevel?: 1 | 2 | 3 | 4;
}

/**
 * Takes the place of missing content and names the cause: no data yet, nothing matches, it failed, it is not allowed. Where several parts of a
 * page fail, one drawing is enough.
 */
export function Empty({ kind, title, cause, actions, headingLevel = 3 }: EmptyProps) {
  const Heading = `h${headingLevel}` as const;
  const place = useRef<HTMLDivElement>(null);
  const hasArt = useIsFirstFailure(place, kind === 'failed');
  return (
    <Middle ref={place} data-empty={kind}>
      {hasArt && <EmptyArt kind={kind} />}
      <Heading>{title}</Heading>
      <p>{cause}</p>
      {actions && <Ways>{actions}</Ways>}
    </Middle>
  );
}

const Middle = styled.div`
  display: grid;
  justify-items: center;
  align-content: center;
  gap: var(--space-1);
  padding: var(--space-8) var(--space-4);
  text-align: center;

  & > :is(h1, h2, h3, h4) {
    font: var(--type-heading);
  }

  /* It is all that its page shows. */
  &[data-empty='lost'] > :is(h1, h2) {
    font: var(--type-title);
  }

  & > svg + :is(h1, h2, h3, h4) {
    margin-top: var(--space-3);
  }

  & > p {
    max-width: 34em;
    color: var(--color-text-tertiary);
  }
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: var(--space-2);
  margin-top: 14px;
`;
