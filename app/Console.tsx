import { useState } from 'react';
import { Provena, type Locale, type Theme } from '#design-system';
import { Welcome } from './Welcome.tsx';

/** The running console. The language is Chinese until the reader chooses English. */
export function Console() {
  const [theme, setTheme] = useState<Theme>('system');
  const [locale, setLocale] = useState<Locale>('zh-CN');
  return (
    <Provena theme={theme} locale={locale}>
      <Welcome theme={theme} locale={locale} onTheme={setTheme} onLocale={setLocale} />
    </Provena>
  );
}
