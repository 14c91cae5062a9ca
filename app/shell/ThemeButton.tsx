import { SunMoon } from 'lucide-react';
import styled from 'styled-components';
import { Button, IconButton, useWords } from '#design-system';
import { useAppSettings } from './settings.tsx';
import { words } from './words.ts';

/** Light and dark, and the other language. */
export function ThemeButton() {
  const t = useWords(words);
  const [{ theme, locale }, change] = useAppSettings();
  const isDark = theme === 'dark' || (theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  return (
    <Row>
      <IconButton icon={SunMoon} label={t.theme} onPress={() => change({ theme: isDark ? 'light' : 'dark' })} />
      <Button kind="ghost" size="sm" onPress={() => change({ locale: locale === 'zh-CN' ? 'en' : 'zh-CN' })}>
        {t.language}
      </Button>
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-1);
`;
