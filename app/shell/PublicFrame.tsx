import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Button, useWords } from '#design-system';
import { ThemeButton } from './bar/ThemeButton.tsx';
import { useAppSettings } from './useAppSettings.tsx';
import { publicWords } from './bar/publicWords.ts';

/** The frame of the pages before sign-in: only the switches for theme and language. */
export function PublicFrame({ children }: { children: ReactNode }) {
  const t = useWords(publicWords);
  const [{ locale }, change] = useAppSettings();
  return (
    <Room>
      {children}
      <Tools>
        <ThemeButton />
        <Button kind="ghost" size="sm" onPress={() => change({ locale: locale === 'zh-CN' ? 'en' : 'zh-CN' })}>
          {t.otherLanguage}
        </Button>
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
  align-items: center;
  gap: var(--space-1);
`;
