import { useQueries, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { active, gatesOf } from '#app/access/gates.ts';
import { useCurrentPage } from '#app/access/currentPage.ts';
import { useMay } from '#app/access/may.ts';
import { rights } from '#app/api/account/rights.ts';
import { apps } from '#app/api/apps/apps.ts';
import type { App } from '#app/api/apps/shapes.ts';
import { services } from '#app/api/services/services.ts';
import { useThisPage } from '#app/lib/pages.ts';
import { useSignedIn } from '#app/session/SessionProvider.tsx';
import type { Report } from '#screens/kit/report/view/index.ts';

/**
 * The other apps of the account that have this page and whose numbers in it the reader may see: neither expired nor a test,
 * and with the page, which H5 may hide (C-01).
 */
export function useOtherApps({ app: { id: own } }: Report, isWanted: boolean): { isPending: boolean; others: readonly App[] } {
  const { access } = useCurrentPage();
  const { account } = useSignedIn();
  const lists = useQuery({ ...apps.all(), enabled: isWanted });
  const told = useQuery({ ...rights.of({ account: account?.email ?? '' }), enabled: isWanted && account !== null });
  const page = useThisPage();
  const seesAll = useMay('view every app');
  const others = useMemo(() => {
    const { viewer } = access;
    const key = page?.access;
    if (!page || !viewer || key === undefined) return [];
    const mayView = ({ id }: App) => {
      const given = told.data?.apps.find((one) => one.app === id) ?? told.data;
      return seesAll || given?.menus.some((menu) => menu.key === key && menu.canView) === true;
    };
    const hasPage = (app: App) => app.menus.includes(key) && gatesOf(page, { ...access, viewer, app }).platform;
    const isOther = (one: App) => one.id !== own && !one.isExpired && !one.isDebug;
    return (lists.data?.all ?? []).filter((one) => isOther(one) && hasPage(one) && mayView(one));
  }, [lists.data, told.data, own, page, access, seesAll]);
  return { isPending: isWanted && (lists.isPending || told.isPending), others };
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
