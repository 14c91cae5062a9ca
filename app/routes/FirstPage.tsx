import { useEffect } from 'react';
import { toasts, useProvenaLocale, useWords } from '#design-system';
import { decide } from '../access/decide.ts';
import { platformNames } from '../lib/glossary/words.ts';
import { Navigate, useLocation } from '../lib/router.ts';
import type { Screen } from './screen.ts';
import { table } from './table.ts';
import type { Access } from './useAccess.ts';
import { words } from './words.ts';

/** The first page of the menu that opens, where there is one. */
export const firstOpen = ({ context }: Access): Screen | undefined =>
  table.find((one) => one.menu !== undefined && decide(one, context).is === 'open');

interface FirstPageProps {
  /** The page that the new app does not have. */
  left: Screen;
  opened: Screen;
  place: Access;
}

/** After a switch to an app without the current page its first page opens, and a word says why. */
export function FirstPage({ left, opened, place: { app } }: FirstPageProps) {
  const t = useWords(words);
  const platforms = useWords(platformNames);
  const side = useProvenaLocale() === 'zh-CN' ? 0 : 1;
  const { search } = useLocation();
  const said = app ? t.moved(left.title[side], `${app.name} · ${platforms[app.platform]}`, opened.title[side]) : '';
  useEffect(() => {
    if (said) toasts.show({ kind: 'info', title: said });
  }, [said]);
  return (
    <div aria-busy>
      <Navigate to={opened.path + search} replace />
    </div>
  );
}
