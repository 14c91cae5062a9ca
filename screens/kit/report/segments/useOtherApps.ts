import { useQueries, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { active, gatesOf } from '#app/access/gates.ts';
import { useCurrentPage } from '#app/access/currentPage.ts';
import { useMay } from '#app/access/may.ts';
import { apps } from '#app/api/apps/apps.ts';
import type { App } from '#app/api/apps/shapes.ts';
import { services } from '#app/api/services/services.ts';
import { useThisPage } from '#app/lib/pages.ts';
import { rightsIn, useReaderRights } from '#app/session/rights/useReaderRights.ts';
import type { Report } from '#screens/kit/report/view/index.ts';

/**
 * The other apps of the account that have this page and whose numbers in it the reader may see: neither expired nor a test,
 * and with the page, which H5 may hide (C-01).
 */
export function useOtherApps({ app: { id: own } }: Report, isWanted: boolean): { isPending: boolean; others: readonly App[] } {
  const { access } = useCurrentPage();
  const { info, isPending } = useReaderRights();
  const lists = useQuery({ ...apps.all(), enabled: isWanted });
  const page = useThisPage();
  const seesAll = useMay('view every app');
  const others = useMemo(() => {
    const { viewer } = access;
    const key = page?.access;
    if (!page || !viewer || key === undefined) return [];
    const mayView = ({ id }: App) => seesAll || rightsIn(info, id)?.menus.some((menu) => menu.key === key && menu.canView) === true;
    const hasPage = (app: App) => app.menus.includes(key) && gatesOf(page, { ...access, viewer, app }).platform;
    const isOther = (one: App) => one.id !== own && !one.isExpired && !one.isDebug;
    return (lists.data?.all ?? []).filter((one) => isOther(one) && hasPage(one) && mayView(one));
  }, [lists.data, info, own, page, access, seesAll]);
  return { isPending: isWanted && (lists.isPending || isPending), others };
}

/** In which of some apps the page is paid for, app by app. Nothing until that is known. */
export function usePaidIn(ids: readonly number[]): ReadonlySet<number> | null {
  const service = useThisPage()?.service;
  return useQueries({
    queries: service ? ids.map((app) => services.ofApp({ app })) : [],
    combine: (answers) => {
      if (answers.some(({ isPending }) => isPending)) return null;
      const isOpen = (index: number) =>
        answers[index]?.data?.items.some((one) => one.service === service && one.status === active) === true;
      return new Set(ids.filter((_, index) => !service || isOpen(index)));
    },
  });
}
