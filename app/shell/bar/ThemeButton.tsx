import { SunMoon } from 'lucide-react';
import { IconButton, useWords } from '#design-system';
import { useAppSettings } from '../settings.tsx';
import { words } from '../words.ts';

/** Light becomes dark and dark becomes light, whatever the system says. */
export function ThemeButton() {
  const t = useWords(words);
  const [{ theme }, change] = useAppSettings();
  const isDark = theme === 'dark' || (theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  return <IconButton icon={SunMoon} label={t.switchTheme} onPress={() => change({ theme: isDark ? 'light' : 'dark' })} />;
}
