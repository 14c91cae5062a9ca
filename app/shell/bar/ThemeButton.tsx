import { SunMoon } from 'lucide-react';
import { IconButton, useWords } from '#design-system';
import { useAppSettings, useIsDark } from '../useAppSettings.tsx';
import { publicWords } from './publicWords.ts';

/** Light becomes dark and dark becomes light, whatever the system says. */
export function ThemeButton() {
  const t = useWords(publicWords);
  const [, change] = useAppSettings();
  const isDark = useIsDark();
  return <IconButton icon={SunMoon} label={t.switchTheme} onPress={() => change({ theme: isDark ? 'light' : 'dark' })} />;
}
