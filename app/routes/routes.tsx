import { Suspense } from 'react';
import { RouterProvider as AriaRouter } from 'react-aria-components';
import { Boundary } from '#design-system';
import { KnownPages } from '../lib/pages.ts';
import { ScrollRestoration, useNavigate, type RouteObject } from '../lib/router.ts';
import { built } from './built.tsx';
import { FailedPage } from './FailedPage.tsx';
import { screenAt } from './find.ts';
import { Guard } from './Guard.tsx';
import { NotBuilt } from './NotBuilt.tsx';
import type { Screen } from './screen.ts';

function Contents({ screen }: { screen: Screen }) {
  const contents = built.get(screen.path)?.element;
  if (!contents) return <NotBuilt screen={screen} />;
  return (
    <Boundary of={screen.path} fallback={(error, retry) => <FailedPage error={error} onRetry={retry} />}>
      <Suspense fallback={<div aria-busy />}>{contents}</Suspense>
    </Boundary>
  );
}

/** A sign-in leads back to pages behind it only, never to itself. */
const isPage = (path: string) => screenAt(path)?.isPublic === undefined && screenAt(path) !== undefined;

function Root() {
  const navigate = useNavigate();
  // What pushing an address throws is nobody's concern.
  const go = (path: string) => void Promise.resolve(navigate(path)).catch(() => undefined);
  return (
    <AriaRouter navigate={go}>
      <ScrollRestoration getKey={({ key }) => key} />
      <KnownPages value={isPage}>
        {/* What fails outside a page takes the whole console with it, but not the way out. */}
        <Boundary fallback={(error, retry) => <FailedPage error={error} onRetry={retry} />}>
          <Guard contents={(screen) => <Contents screen={screen} />} />
        </Boundary>
      </KnownPages>
    </AriaRouter>
  );
}

/** One route for every address: the table decides what stands there. */
export const routes: RouteObject[] = [{ path: '*', element: <Root /> }];
