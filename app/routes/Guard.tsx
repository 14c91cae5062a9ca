import { Suspense, useCallback, useEffect, useMemo, type ReactNode } from 'react';
import { Skeleton, useProvenaLocale, useWords, VisuallyHidden } from '#design-system';
import { decide } from '../access/decide.ts';
import { CurrentPageContext } from '../access/currentPage.ts';
import type { App } from '../api/apps/shapes.ts';
import { isUnreached } from '../api/client/error.ts';
import { platformNames } from '../lib/glossary/words.ts';
import { lazyPart } from '../lib/lazyPart.ts';
import { PathParamsContext } from '../lib/address/pathParams.ts';
import { openLink } from '../lib/address/version/version.ts';
import { Navigate, useLocation, useSearchParams } from '../lib/router.ts';
import { OperationContext } from '../lib/operations/useOperation.ts';
import { PublicFrame } from '../shell/PublicFrame.tsx';
import { isAfterSwitch } from '../shell/bar/switched.ts';
import { useSession, useSignedIn } from '../session/SessionProvider.tsx';
import { isExplained, useLastOpened } from './closed/refused.ts';
import { firstOpen, FirstPage } from './FirstPage.tsx';
import { pathParamsAt, sectionOf, screenAt } from './find.ts';
import { titleOf, type Screen } from './screen.ts';
import { useAccessLog } from './useAccessLog.ts';
import { usePreload } from './usePreload.ts';
import { useAccess, type Access } from './useAccess.ts';
import { useVisits } from './useVisits.ts';
import { words } from './words.ts';
import { config } from '../lib/config/current.ts';

/** The sign-in page does not wait for the code of the shell, nor for what is shown in it. */
const NotFound = lazyPart('not-found', async () => (await import('./page/NotFound.tsx')).NotFound);
const ClosedPage = lazyPart('closed', async () => (await import('./closed/ClosedPage.tsx')).ClosedPage);
const RefusedPage = lazyPart('refused', async () => (await import('./closed/RefusedPage.tsx')).RefusedPage);
const HiddenPageNote = lazyPart('hidden-page', async () => (await import('#screens/kit/own-menu/index.ts')).HiddenPageNote);
const Shell = lazyPart('shell', async () => (await import('../shell/Shell.tsx')).Shell);

/** What the current address shows: its page, another page instead, or the reason why it is closed. */
export function Guard({ contents }: { contents: (screen: Screen) => ReactNode }) {
  const place = useAccess();
  const { pathname, search, state } = useLocation();
  const [given] = useSearchParams();
  const { registration, ended } = useSignedIn();
  // Behind `?status` every address shows the state of the console, also one that does not open.
  const screen = screenAt(given.has('status') ? '/status' : pathname);
  useTitle(screen, place.app);
  usePreload(screen, place);
  const log = useAccessLog();
  const operate = useCallback(() => log(screen?.path ?? pathname, 'operate'), [log, screen, pathname]);
  const isPublic = screen?.isPublic === true;
  useReset(isPublic ? null : place.failure);
  if (screen?.redirect) return <Navigate to={screen.redirect + search} replace />;
  const link = openLink(screen?.path ?? pathname, given);
  if (link.isChanged) return <Navigate to={`${pathname}?${link.address}`} state={state} replace />;
  const { viewer } = place.context;
  // After a sign-out by hand the next person may be another one, with other pages.
  const back = ended === 'signedOut' ? '' : `?redirect=${encodeURIComponent(pathname + search)}`;
  if (!viewer && !isPublic) return <Navigate to={`/login${back}`} replace />;
  // no address leads past the details that are missing.
  if (registration === 1 && !isPublic) return <Navigate to="/accountInfo" replace />;
  if (screen?.layout === 'bare') return <PublicFrame>{contents(screen)}</PublicFrame>;
  const section = sectionOf(pathname);
  // A page that is closed says why; a section of which none opens, with its first.
  const first = section.find((one) => decide(one, place.context).is === 'open') ?? section[0];
  if (!screen && first && !place.isPending) return <Navigate to={first.path + search} replace />;
  return (
    <OperationContext value={operate}>
      <Suspense fallback={<div aria-busy />}>
        <Shell place={place} screen={screen}>
          <Opened screen={screen} place={place} contents={contents} />
        </Shell>
      </Suspense>
    </OperationContext>
  );
}

interface OpenedProps {
  screen: Screen | undefined;
  place: Access;
  contents: (screen: Screen) => ReactNode;
}

function Opened({ screen, place, contents }: OpenedProps) {
  const t = useWords(words);
  const { pathname, search, state } = useLocation();
  const params = useMemo(() => pathParamsAt(pathname), [pathname]);
  const failure = screen?.isPublic ? null : place.failure;
  const decision = screen && !place.isPending && !failure ? decide(screen, place.context) : null;
  const isOpen = decision?.is === 'open';
  useVisits(screen, isOpen);
  const lastOpened = useLastOpened(pathname + search, isOpen);
  if (!screen)
    return (
      <Suspense fallback={<div aria-busy />}>
        <NotFound />
      </Suspense>
    );
  if (!decision)
    return (
      <div aria-busy>
        <VisuallyHidden>{t.loading}</VisuallyHidden>
        <Skeleton shape="rows" height={240} />
      </div>
    );
  // The old page stays until the other one has loaded.
  if (decision.is === 'instead')
    return (
      <div aria-busy>
        <Navigate to={decision.path + search} replace />
      </div>
    );
  const opened = decision.is === 'closed' && isAfterSwitch(state) ? firstOpen(place) : undefined;
  if (opened) return <FirstPage left={screen} opened={opened} place={place} />;
  const isRefused = decision.is === 'closed' && decision.gate === 'role' && !isExplained(state) && !isAfterSwitch(state);
  if (isRefused && lastOpened !== null && lastOpened !== pathname + search)
    return (
      <Suspense fallback={<div aria-busy />}>
        <RefusedPage screen={screen} back={lastOpened} />
      </Suspense>
    );
  if (decision.is === 'closed')
    return (
      <Suspense fallback={<div aria-busy />}>
        <ClosedPage screen={screen} place={place} gate={decision.gate} />
      </Suspense>
    );
  const { app, context: access } = place;
  return (
    <CurrentPageContext value={{ app, access, isOfApp: screen.platforms !== undefined }}>
      {app && screen.menu && screen.access !== undefined && access.hidden.has(screen.access) && (
        <Suspense fallback={null}>
          <HiddenPageNote page={screen.access} platform={app.platform} />
        </Suspense>
      )}
      <PathParamsContext value={params}>{contents(screen)}</PathParamsContext>
    </CurrentPageContext>
  );
}

/** A guard that fails ends the session, and the sign-in says why; where the service is not reached, another try is better (decision 0110). */
function useReset(failure: Error | null) {
  const session = useSession();
  useEffect(() => {
    if (failure && !isUnreached(failure)) session.end('failed', failure);
  }, [session, failure]);
}

/** A page about an app names it, with its platform: the apps of one product are often called the same. */
function useTitle(screen: Screen | undefined, app: App | null) {
  const t = useWords(words);
  const platforms = useWords(platformNames);
  const isChinese = useProvenaLocale() === 'zh-CN';
  const [address] = useSearchParams();
  const title = screen ? titleOf(screen, address)[isChinese ? 0 : 1] : t.notFound;
  const product = config().product.name ?? t.product;
  const about = screen?.platforms && app ? ` · ${app.name} ${platforms[app.platform]}` : '';
  useEffect(() => {
    document.title = `${title}${about} · ${product}`;
  }, [title, about, product]);
}
