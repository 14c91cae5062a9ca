import type { ReactNode } from 'react';
import styled from 'styled-components';
import { ThemeButton } from './ThemeButton.tsx';

/** Around the pages before a sign-in: nothing but the reader's theme and language. */
export function Entry({ children }: { children: ReactNode }) {
  return (
    <Room>
      {children}
      <Tools>
        <ThemeButton />
      </Tools>
    </Room>
  );
}

const Room = styled.div`
  position: relative;
  min-height: 100vh;
`;

const Tools = styled.div`
  position: absolute;
  top: var(--space-4);
  right: var(--space-5);
  display: flex;
  gap: var(--space-1);
`;
