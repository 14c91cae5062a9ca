import { SunMoon } from 'lucide-react';
import { IconButton, useWords } from '#design-system';
import { useAppSettings, useIsDark } from '../useAppSettings.tsx';
import { words } from '../words.ts';

/** Light becomes dark and dark becomes light, whatever the system says. */
export function ThemeButton() {
  const t = useWords(words);
  const [, change] = useAppSettings();
  const isDark = useIsDark();
  return <IconButton icon={SunMoon} label={t.switchTheme} onPress={() => change({ theme: isDark ? 'light' : 'dark' })} />;
}
