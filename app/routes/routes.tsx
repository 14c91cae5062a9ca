import { RouterProvider as AriaRouter } from 'react-aria-components';
import { Boundary } from '#design-system';
import { KnownPages } from '../lib/pages.ts';
import { ScrollRestoration, useNavigate, type RouteObject } from '../lib/router.ts';
import { Contents } from './page/Contents.tsx';
import { FailedPage } from './page/FailedPage.tsx';
import { screenAt } from './find.ts';
import { Guard } from './Guard.tsx';
import { useWayBack } from './useWayBack.ts';

/** A sign-in leads back to pages behind it only, never to itself. */
const isPage = (path: string) => screenAt(path)?.isPublic === undefined && screenAt(path) !== undefined;

function Root() {
  const navigate = useNavigate();
  useWayBack();
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
