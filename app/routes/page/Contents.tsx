import { startTransition, Suspense, useEffect, useState } from 'react';
import { Boundary, Page, Skeleton, useProvenaLocale } from '#design-system';
import { useNavigationType } from '../../lib/router.ts';
import { built } from './built.tsx';
import { FailedPage } from './FailedPage.tsx';
import { NotBuilt } from './NotBuilt.tsx';
import type { Screen } from '../screen.ts';

/** The page of a screen, after the gates. */
export function Contents({ screen }: { screen: Screen }) {
  const isHere = useArrival(screen);
  const contents = built.get(screen.path)?.element;
  if (!contents) return <NotBuilt screen={screen} />;
  return (
    <Boundary of={screen.path} fallback={(error, retry) => <FailedPage error={error} onRetry={retry} />}>
      <Suspense fallback={<Coming screen={screen} />}>{isHere ? contents : <Coming screen={screen} />}</Suspense>
    </Boundary>
  );
}

/**
 * A press on the menu is answered by the name of the page at once; charts and tables follow when that is painted. The first page and the way
 * back wait for nothing: there the whole page stands again where it was scrolled to.
 */
function useArrival({ path, menu }: Screen): boolean {
  const [drawn, setDrawn] = useState(path);
  const isBack = useNavigationType() === 'POP';
  useEffect(() => startTransition(() => setDrawn(path)), [path]);
  return drawn === path || isBack || !menu;
}

/** What holds the place of a page. Those of the menu are called as their entry. */
function Coming({ screen }: { screen: Screen }) {
  const isChinese = useProvenaLocale() === 'zh-CN';
  if (!screen.menu) return <div aria-busy />;
  return (
    <div aria-busy>
      <Page title={screen.title[isChinese ? 0 : 1]}>
        <Skeleton shape="block" height={120} />
        <Skeleton shape="block" height={320} />
      </Page>
    </div>
  );
}
