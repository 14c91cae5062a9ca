import { Fragment, startTransition, Suspense, useEffect, useState } from 'react';
import { Boundary, Page, Skeleton, useProvenaLocale } from '#design-system';
import { useAppShown } from '../../access/currentPage.ts';
import { useNavigationType } from '../../lib/router.ts';
import { built } from './built.tsx';
import { FailedPage } from './FailedPage.tsx';
import type { Screen } from '../screen.ts';

/** The page of a screen, after the gates. A page about an app begins anew with another one: what was picked or typed for one app acts on no other. */
export function Contents({ screen }: { screen: Screen }) {
  const isHere = useArrival(screen);
  const app = useAppShown()?.id;
  const contents = built.get(screen.path)?.element;
  return (
    <Boundary of={`${screen.path} ${app}`} fallback={(error, retry) => <FailedPage error={error} onRetry={retry} />}>
      <Suspense fallback={<Coming screen={screen} />}>
        {isHere ? <Fragment key={app}>{contents}</Fragment> : <Coming screen={screen} />}
      </Suspense>
    </Boundary>
  );
}

/**
 * After a press on the menu the page title appears first, and charts and tables follow after it is painted. The first page and Back render
 * the whole page at once, so that its scroll position can be restored.
 */
function useArrival({ path, menu }: Screen): boolean {
  const [drawn, setDrawn] = useState(path);
  const isBack = useNavigationType() === 'POP';
  useEffect(() => startTransition(() => setDrawn(path)), [path]);
  return drawn === path || isBack || !menu;
}

/** A placeholder with the title of the page, as in the menu. */
function Coming({ screen }: { screen: Screen }) {
  const isChinese = useProvenaLocale() === 'zh-CN';
  if (!screen.menu) return <div aria-busy />;
  return (
    <div aria-busy>
      <Page title={screen.title[isChinese ? 0 : 1]}>
        <Skeleton shape="rows" height={120} />
        <Skeleton shape="rows" height={320} />
      </Page>
    </div>
  );
}
