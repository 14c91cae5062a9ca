import { useEffect } from 'react';
import { toasts, useProvenaLocale, useWords } from '#design-system';
import { Navigate, useLocation, useNavigate } from '../../lib/router.ts';
import type { Screen } from '../screen.ts';
import { explained } from './refused.ts';
import { words } from './words.ts';

interface RefusedPageProps {
  screen: Screen;
  /** The address of the page that the reader comes from. */
  back: string;
}

/** A page that the role of the reader closes: a toast says so, and the page before stays. */
export function RefusedPage({ screen, back }: RefusedPageProps) {
  const t = useWords(words);
  const name = screen.title[useProvenaLocale() === 'zh-CN' ? 0 : 1];
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  useEffect(() => {
    const explain = () => void navigate(pathname + search, { state: explained });
    toasts.show({ kind: 'bad', title: t.roleTitle, detail: name, action: { label: t.askForAccess, onPress: explain } });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- said once for each page that is refused
  }, [pathname]);
  return (
    <div aria-busy>
      <Navigate to={back} replace />
    </div>
  );
}
