import { use, useCallback, type ReactNode } from 'react';
import { RouterProvider as AriaRouter } from 'react-aria-components';
import { Boundary, ReportContext } from '#design-system';
import { AddressesContext, useAddresses } from '../lib/address/lastAddress.ts';
import { keepApp } from '../lib/address/keepApp.ts';
import { navigateQuietly } from '../lib/address/navigateQuietly.ts';
import { offerReloadWith } from '../lib/lazyPart.ts';
import { KnownPages } from '../lib/pages.ts';
import { ScrollRestoration, useHref, useNavigate, useSearchParams, type RouteObject } from '../lib/router.ts';
import { useSignedIn } from '../session/SessionProvider.tsx';
import { Contents } from './page/Contents.tsx';
import { ReloadOffer } from './page/ReloadOffer.tsx';
import { FailedPage } from './page/FailedPage.tsx';
import { screenAt } from './find.ts';
import { Guard } from './Guard.tsx';
import { titleOf, type Screen } from './screen.ts';
import { table } from './table.ts';
import { useScrollRestoration } from './useScrollRestoration.ts';

offerReloadWith(ReloadOffer);

/** A sign-in leads back to pages behind it only, never to itself. */
const pages = {
  all: table.filter(({ isPublic }) => !isPublic),
  isPage: (path: string) => screenAt(path)?.isPublic === undefined && screenAt(path) !== undefined,
  titleOf: (path: string, address: URLSearchParams) => {
    const found = screenAt(path);
    return found && titleOf(found, address);
  },
};

const isAboutApp = (path: string) => screenAt(path)?.platforms !== undefined;

type ContentsOf = (screen: Screen) => ReactNode;

function Root({ contents }: { contents: ContentsOf }) {
  const navigate = useNavigate();
  const reports = use(ReportContext);
  useScrollRestoration();
  const root = useHref('/');
  // An installation may stand below a path, which pages do not know. Addresses elsewhere stay as they are.
  const hrefBelow = (href: string) => (root !== '/' && /^\/(?!\/)/.test(href) ? `${root}${href}` : href);
  const addresses = useAddresses(useSignedIn().account !== null);
  const app = useSearchParams()[0].get('app');
  const inApp = useCallback((href: string) => keepApp(href, app, isAboutApp), [app]);
  const go = useCallback((path: string) => void navigateQuietly(navigate, inApp(path)), [navigate, inApp]);
  return (
    <AriaRouter navigate={go} useHref={(href) => hrefBelow(inApp(href))}>
      <ScrollRestoration getKey={({ key }) => key} />
      <KnownPages value={pages}>
        {/* What fails outside a page takes the whole console with it, but not the way out. */}
        <Boundary fallback={(error, retry) => <FailedPage error={error} onRetry={retry} />}>
          <AddressesContext value={addresses}>
            <Guard contents={contents} />
          </AddressesContext>
        </Boundary>
        {reports?.report}
      </KnownPages>
    </AriaRouter>
  );
}

/** One route for every address: the table decides what stands there, and the caller how it is drawn. */
export const routesWith = (contents: ContentsOf): RouteObject[] => [{ path: '*', element: <Root contents={contents} /> }];

export const routes = routesWith((screen) => <Contents screen={screen} />);
