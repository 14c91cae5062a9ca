import styled from 'styled-components';
import { bilingual, Heading, Mark, SegmentedControl, Stack, Text, useWords, type Locale, type Theme } from '#design-system';

interface WelcomeProps {
  theme: Theme;
  locale: Locale;
  onTheme: (theme: Theme) => void;
  onLocale: (locale: Locale) => void;
}

/** What the console shows while it has no session: its name, and the reader's theme and language. */
export function Welcome({ theme, locale, onTheme, onLocale }: WelcomeProps) {
  const t = useWords(words);
  return (
    <Middle>
      <Stack gap="6">
        <Mark size="lg" hasName />
        <Stack gap="2">
          <Heading level={1} look="hero">
            {t.promise}
          </Heading>
          <Text as="p" tone="secondary">
            {t.state}
          </Text>
        </Stack>
        <Stack direction="row" gap="4" isWrapping>
          <SegmentedControl
            label={t.theme}
            value={theme}
            onChange={onTheme}
            options={[
              { value: 'system', label: t.system },
              { value: 'light', label: t.light },
              { value: 'dark', label: t.dark },
            ]}
          />
          <SegmentedControl
            label={t.language}
            value={locale}
            onChange={onLocale}
            options={[
              { value: 'zh-CN', label: '简体中文' },
              { value: 'en', label: 'English' },
            ]}
          />
        </Stack>
      </Stack>
    </Middle>
  );
}

const words = bilingual({
  promise: ['每个数都能追溯到来处', 'Every number can be traced to its origin'],
  state: ['设计系统已就绪；登录与报表正在其上搭建。', 'The design system stands; signing in and the reports are being built on it.'],
  theme: ['主题', 'Theme'],
  language: ['语言', 'Language'],
  system: ['跟随系统', 'System'],
  light: ['浅色', 'Light'],
  dark: ['深色', 'Dark'],
});

const Middle = styled.main`
  display: grid;
  place-content: center;
  min-height: 100vh;
  padding: var(--space-6);
`;
