import { Copy, Languages, LayoutGrid, LogOut, PanelLeft, Plus, Rows3, SunMoon, type LucideIcon } from 'lucide-react';
import { toasts, useWords, type Keys } from '#design-system';
import { useNavigate } from '../../lib/router.ts';
import { useSignOut } from '#screens/kit/acts/index.ts';
import { sentLink } from '../../lib/address/version/version.ts';
import { useAppSettings, useIsDark } from '../useAppSettings.tsx';
import { words } from '../words.ts';

export interface Act {
  id: string;
  name: string;
  icon: LucideIcon;
  keys?: Keys;
  run: () => void;
}

/** What can be done from everywhere. The palette offers it, the keyboard does it, the sheet of keys lists it. */
export function useConsoleActs(): readonly Act[] {
  const t = useWords(words);
  const navigate = useNavigate();
  const [{ locale, density, menu }, change] = useAppSettings();
  const signOut = useSignOut();
  const isDark = useIsDark();
  return [
    { id: 'copy', name: t.copyLink, icon: Copy, keys: 'shift+c', run: () => void copyAddress(t.linkCopied, t.linkNotCopied) },
    { id: 'apps', name: t.apps, icon: LayoutGrid, keys: 'g a', run: () => void navigate('/manage/app') },
    { id: 'new-app', name: t.newApp, icon: Plus, run: () => void navigate('/manage/appDetail?step=1') },
    { id: 'theme', name: t.switchTheme, icon: SunMoon, keys: 'shift+t', run: () => change({ theme: isDark ? 'light' : 'dark' }) },
    {
      id: 'density',
      name: t.switchDensity,
      icon: Rows3,
      run: () => change({ density: density === 'compact' ? 'comfortable' : 'compact' }),
    },
    { id: 'menu', name: t.foldMenu, icon: PanelLeft, keys: 'mod+b', run: () => change({ menu: menu === 'narrow' ? 'wide' : 'narrow' }) },
    { id: 'language', name: t.switchLanguage, icon: Languages, run: () => change({ locale: locale === 'zh-CN' ? 'en' : 'zh-CN' }) },
    { id: 'sign-out', name: t.signOut, icon: LogOut, run: () => signOut() },
  ];
}

/** All that a colleague needs to see the same stands in the address, with the version in which it is written. */
async function copyAddress(done: string, failed: string) {
  try {
    await navigator.clipboard.writeText(sentLink(location.href));
    toasts.copied(done);
  } catch {
    toasts.show({ kind: 'bad', title: failed });
  }
}
