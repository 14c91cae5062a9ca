import type { ReactNode } from 'react';
import styled from 'styled-components';
import { laptop, phone } from '#design-system';

interface HalvesProps {
  /** What this is about, at the left: a way, a drawing. On a phone it stands above. */
  side: ReactNode;
  children: ReactNode;
}

/** A page before the sign-in: what it is about, and the room where one acts. It weighs nothing, so that the sign-in can use it. */
export function Halves({ side, children }: HalvesProps) {
  return (
    <Grid>
      <Side>{side}</Side>
      <Room>{children}</Room>
    </Grid>
  );
}

const Grid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 520px;
  min-height: 100vh;

  ${laptop} {
    grid-template-columns: minmax(0, 1fr) 440px;
  }
  ${phone} {
    grid-template-columns: minmax(0, 1fr);
    grid-template-rows: auto 1fr;
  }
`;

const Side = styled.aside`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: var(--space-6);
  padding: 40px 56px 32px;
  background: var(--color-bg-canvas);
  border-right: 1px solid var(--color-border-default);

  ${laptop} {
    padding: var(--space-6);
  }
  ${phone} {
    gap: var(--space-3);
    padding: var(--space-5) var(--space-4) var(--space-4);
    border-right: 0;
    border-bottom: 1px solid var(--color-border-default);
  }
`;

const Room = styled.main`
  display: flex;
  flex-direction: column;
  justify-content: center;
  gap: var(--space-4);
  min-width: 0;
  padding: var(--space-8) 72px;
  background: var(--color-bg-surface);

  & h1[data-look='title'] {
    font: var(--type-num-xl);
  }
  & button[type='submit'] {
    width: 100%;
  }
  /* In a sentence colour alone does not tell a link. */
  & p a {
    text-decoration: underline;
  }

  ${laptop} {
    padding: var(--space-8) var(--space-6);
  }
  ${phone} {
    justify-content: flex-start;
    padding: var(--space-6) var(--space-4);
  }
`;
