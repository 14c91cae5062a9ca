import type { QueryClient } from '@tanstack/react-query';
import { isLacking } from '../../../api/client/error.ts';
import type { App } from '../../../api/apps/shapes.ts';
import { lookup, type Place } from '../../../api/ours/data/lookup.ts';
import type { Screen } from '../../../routes/screen.ts';
import { table } from '../../../routes/table.ts';
import { pastedKinds, pastedLink } from './pasted.ts';

/** A place in another app than the one that is open. */
export interface PlaceElsewhere extends Place {
  in: App;
  href: string;
}

interface Search {
  cache: QueryClient;
  signal: AbortSignal;
  apps: readonly App[];
  /** The app that is open: its own lists find what it has. */
  current: number | undefined;
}

const pageOf: Readonly<Record<Place['kind'], string>> = {
  campaign: '/manage/campaignDetail',
  smartLink: '/manage/onelinkDetail',
  device: '/dataservice/logquery',
  click: '/dataservice/logquery',
  order: '/dataservice/logquery',
  account: '/dataservice/logquery',
};

const screenAt = (path: string): Screen | undefined => table.find((one) => one.path === path);

function hrefOf({ app, kind, id }: Place): string {
  const query = kind === 'campaign' || kind === 'smartLink' ? `id=${id}` : `by=${kind}&q=${encodeURIComponent(id)}`;
  return `${pageOf[kind]}?app=${app}&${query}`;
}

/** Who has one app has no other ones to search. Debug apps are in no list. */
export const hasOtherApps = (apps: readonly App[]): boolean => apps.filter(({ isDebug }) => !isDebug).length > 1;

/**
 * The other apps that know what was pasted. The service answers of those that the reader may see, and of no others; here those are left out
 * whose platform has no page for it. Undefined where they were not asked, so that nobody is told that they were: of words that somebody types, and
 * where a back end lacks the call.
 */
export async function findElsewhere(
  query: string,
  { cache, signal, apps, current }: Search,
): Promise<readonly PlaceElsewhere[] | undefined> {
  const text = pastedLink(query)?.link ?? (pastedKinds(query).length > 0 ? query.trim() : null);
  if (text === null) return undefined;
  const call = lookup.places({ text });
  signal.addEventListener('abort', () => void cache.cancelQueries({ queryKey: call.queryKey, exact: true }), { once: true });
  const places = await cache.fetchQuery(call).catch((error: unknown) => {
    if (isLacking(error)) return undefined;
    throw error;
  });
  return places?.flatMap((place) => {
    const app = apps.find(({ id }) => id === place.app);
    const isShown = app && app.id !== current && screenAt(pageOf[place.kind])?.platforms?.includes(app.platform);
    return isShown ? [{ ...place, in: app, href: hrefOf(place) }] : [];
  });
}
