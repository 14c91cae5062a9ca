import { useQueryClient } from '@tanstack/react-query';
import { Download, Fingerprint, Link2, Package, Smartphone, UserRound, type LucideIcon } from 'lucide-react';
import { useMemo } from 'react';
import { Glyph, useWords, type PaletteItem, type PaletteSource } from '#design-system';
import { platformNames } from '../../../lib/glossary/words.ts';
import { appColour } from '../../../lib/glossary/appColour.ts';
import { useMediaName } from '../../../lib/glossary/useMediaName.ts';
import type { Access } from '../../../routes/useAccess.ts';
import { rightsIn, useReaderRights } from '../../../session/rights/useReaderRights.ts';
import { closedWords } from '../../words.ts';
import { gateBefore, isOpenTo } from '../pages.ts';
import { findIn, finders, openPageOf, type Finder, type FoundRecord } from './finders.ts';
import { findElsewhere, hasOtherApps } from './elsewhere.ts';
import { pastedKinds, pastedLink } from './pasted.ts';
import { elsewhereWords, finderNames, pastedWords } from './words.ts';

const icons: Readonly<Record<Exclude<Finder['id'], 'campaigns'>, LucideIcon>> = {
  smartLinks: Link2,
  packages: Package,
  devices: Smartphone,
  jobs: Download,
  members: UserRound,
};

/** What is looked up while one types, for those who may: what a person may not ask is no source, so the service is never asked for it. */
export function useSearches(place: Access): readonly PaletteSource[] {
  const names = useWords(finderNames);
  const { linkUnknown } = useWords(elsewhereWords);
  const mediaName = useMediaName();
  const cache = useQueryClient();
  const pasted = usePasted(place);
  const elsewhere = useElsewhere(place);
  const app = place.app && !place.app.isExpired ? place.app.id : undefined;
  const pages = JSON.stringify(
    Object.fromEntries(finders.map((finder) => [finder.id, openPageOf(finder, (path) => isOpenTo(place, path)) ?? ''])),
  );
  const hasReport = isOpenTo(place, '/monitor/campaigninfo');
  const isOnlyApp = !hasOtherApps(place.lists.all);
  return useMemo(() => {
    const itemOf = (kind: Finder['id'], { id, name, about, channel, href }: FoundRecord): PaletteItem => ({
      id,
      label: name,
      href,
      ...(about !== null && { note: channel === undefined ? about : `${mediaName(channel)} · ${about}` }),
      ...(kind === 'campaigns' ? { mark: <Glyph name={channel ?? name} size={24} /> } : { icon: icons[kind] }),
    });
    const pageOf: Partial<Record<Finder['id'], string>> = JSON.parse(pages);
    const sources = finders.flatMap((finder): PaletteSource[] => {
      const { id } = finder;
      const find = findIn(finder, app);
      const page = pageOf[id];
      if (!page || !find) return [];
      const asked = async (query: string, signal: AbortSignal) => {
        const { records, total } = await find(query, { cache, signal, page, hasReport });
        // Campaigns of the only app are all that the reader can view; of several apps, the search in the others says it.
        const isLinkUnknown = id === 'campaigns' && isOnlyApp && total === 0 && pastedLink(query);
        return { items: records.map((record) => itemOf(id, record)), total, ...(isLinkUnknown && { cause: linkUnknown }) };
      };
      return [{ id, title: names[id], find: asked }];
    });
    return [...pasted, ...sources, ...elsewhere];
  }, [app, pages, hasReport, isOnlyApp, linkUnknown, cache, names, mediaName, pasted, elsewhere]);
}

const none: readonly PaletteSource[] = [];

/**
 * A pasted identifier leads to the logs, which explain it, or to why they are closed. An order is offered to those who may not see orders only where
 * it can be nothing else: the page then says which right is missing.
 */
function usePasted(place: Access): readonly PaletteSource[] {
  const t = useWords(pastedWords);
  const { info } = useReaderRights();
  const app = place.app?.id;
  const closedBy = useWords(closedWords);
  const gate = gateBefore(place, '/dataservice/logquery');
  const maySeeOrders = rightsIn(info, app)?.order === true;
  return useMemo(() => {
    if (app === undefined) return none;
    const find = (query: string) => {
      const found = pastedKinds(query);
      if (!found.length) return Promise.resolve(null);
      const items = found
        .filter((kind, _, kinds) => kind !== 'order' || maySeeOrders || kinds.length === 1)
        .map((kind) => ({
          id: `pasted:${kind}`,
          label: t[kind](query),
          note: gate === null ? t.note : closedBy[gate],
          icon: Fingerprint,
          href: `/dataservice/logquery?app=${app}&by=${kind}&q=${encodeURIComponent(query)}`,
        }));
      return Promise.resolve({ items, total: items.length });
    };
    return [{ id: 'pasted', title: t.group, find }];
  }, [app, gate, maySeeOrders, t, closedBy]);
}

/** What belongs to another app leads there, which opens that app. */
function useElsewhere({ app, lists }: Access): readonly PaletteSource[] {
  const t = useWords(elsewhereWords);
  const kinds = useWords(pastedWords);
  const platforms = useWords(platformNames);
  const cache = useQueryClient();
  const current = app?.id;
  return useMemo(() => {
    if (!hasOtherApps(lists.all)) return none;
    const find = async (query: string, signal: AbortSignal) => {
      const places = await findElsewhere(query, { cache, signal, apps: lists.all, current });
      if (!places) return null;
      const items = places.map(({ kind, id, name, in: { id: appId, name: appName, platform }, href }): PaletteItem => ({
        id: `place:${appId}:${kind}:${id}`,
        label: kind === 'campaign' || kind === 'smartLink' ? name : kinds[kind](id),
        context: `${appName} · ${platforms[platform]}`,
        note: t.switchApp,
        mark: <Glyph name={appName} colour={appColour(appName)} size={24} />,
        href,
      }));
      return { items, total: items.length, ...(pastedLink(query) && { cause: t.linkUnknown }) };
    };
    return [{ id: 'elsewhere', title: t.group, find }];
  }, [cache, current, lists.all, t, kinds, platforms]);
}
