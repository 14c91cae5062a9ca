import { Suspense, useEffect, type ReactNode } from 'react';
import { Button, Empty, LinkButton, Skeleton, useProvenaLocale, useWords, VisuallyHidden } from '#design-system';
import { decide } from '../access/decide.ts';
import { HereContext } from '../access/here.ts';
import { later } from '../lib/later.ts';
import { Navigate, useLocation } from '../lib/router.ts';
import { Entry } from '../shell/Entry.tsx';
import { sectionOf, screenAt } from './find.ts';
import type { Screen } from './screen.ts';
import { useAhead } from './useAhead.ts';
import { useStanding, type Place } from './useStanding.ts';
import { useVisits } from './useVisits.ts';
import { words } from './words.ts';

/** The way in does not wait for what stands behind it. */
const ClosedPage = later('closed', async () => (await import('./closed/ClosedPage.tsx')).ClosedPage);
const Shell = later('shell', async () => (await import('../shell/Shell.tsx')).Shell);

/** What stands at the current address: the page, another one instead, or the reason why not. */
export function Guard({ contents }: { contents: (screen: Screen) => ReactNode }) {
  const place = useStanding();
  const { pathname, search } = useLocation();
  const screen = screenAt(pathname);
  useTitle(screen);
  useAhead(screen, place);
  if (screen?.redirect) return <Navigate to={screen.redirect + search} replace />;
  const { viewer } = place.standing;
  if (!viewer && !screen?.isPublic) return <Navigate to={`/login?redirect=${encodeURIComponent(pathname + search)}`} replace />; // R-013, A-13
  if (screen?.layout === 'bare') return <Entry>{contents(screen)}</Entry>;
  const first = sectionOf(pathname).find((one) => decide(one, place.standing).is === 'open');
  if (!screen && first && !place.isPending) return <Navigate to={first.path + search} replace />;
  return (
    <Suspense fallback={<div aria-busy />}>
      <Shell place={place} screen={screen}>
        <Opened screen={screen} place={place} contents={contents} />
      </Shell>
    </Suspense>
  );
}

interface OpenedProps {
  screen: Screen | undefined;
  place: Place;
  contents: (screen: Screen) => ReactNode;
}

function Opened({ screen, place, contents }: OpenedProps) {
  const t = useWords(words);
  const { search } = useLocation();
  const decision = screen && !place.isPending && !place.error ? decide(screen, place.standing) : null;
  useVisits(screen, decision?.is === 'open');
  if (!screen) return <Empty kind="lost" headingLevel={2} title={t.notFound} cause={t.notFoundCause} actions={<WayBack />} />;
  if (place.error)
    return (
      <Empty
        kind="failed"
        headingLevel={2}
        title={t.failed}
        cause={t.failedCause}
        actions={<Button onPress={place.retry}>{t.retry}</Button>}
      />
    );
  if (!decision)
    return (
      <div aria-busy>
        <VisuallyHidden>{t.loading}</VisuallyHidden>
        <Skeleton shape="block" height={240} />
      </div>
    );
  // What stands here stays until the other page has come.
  if (decision.is === 'instead')
    return (
      <div aria-busy>
        <Navigate to={decision.path + search} replace />
      </div>
    );
  if (decision.is === 'closed')
    return (
      <Suspense fallback={<div aria-busy />}>
        <ClosedPage screen={screen} place={place} gate={decision.gate} />
      </Suspense>
    );
  const { app, standing } = place;
  return <HereContext value={{ app, standing }}>{contents(screen)}</HereContext>;
}

function WayBack() {
  const t = useWords(words);
  return <LinkButton href="/manage/app">{t.toApps}</LinkButton>;
}

/** */
function useTitle(screen: Screen | undefined) {
  const t = useWords(words);
  const isChinese = useProvenaLocale() === 'zh-CN';
  const title = screen?.title[isChinese ? 0 : 1] ?? t.notFound;
  useEffect(() => {
    document.title = `${title} · ${t.product}`;
  }, [title, t.product]);
}
