import { Suspense, type ReactNode } from 'react';
import styled from 'styled-components';
import { Button, useWords } from '#design-system';
import { later } from '../lib/later.ts';
import { ThemeButton } from './bar/ThemeButton.tsx';
import { useAppSettings } from './settings.tsx';
import { words } from './words.ts';

/** What just happened is told when there is something to tell: the way in does not wait for it. */
const Toasts = later('toasts', async () => (await import('./Toasts.tsx')).Toasts);

/** Around the pages before a sign-in: nothing but the reader's theme and language. */
export function Entry({ children }: { children: ReactNode }) {
  const t = useWords(words);
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
      <Suspense>
        <Toasts />
      </Suspense>
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
