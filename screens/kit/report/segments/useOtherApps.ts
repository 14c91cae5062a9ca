import { useQueries, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { active } from '#app/access/gates.ts';
import { useCurrentPage } from '#app/access/currentPage.ts';
import { useMay } from '#app/access/may.ts';
import { rights } from '#app/api/account/rights.ts';
import { apps } from '#app/api/apps/apps.ts';
import type { App } from '#app/api/apps/shapes.ts';
import { services } from '#app/api/services/services.ts';
import { useSignedIn } from '#app/session/SessionProvider.tsx';
import type { Report } from '#screens/kit/report/view/index.ts';

/**
 * The other apps of the account that have this report and whose numbers in it the reader may see: neither expired nor a test,
 * and with the page, which H5 may hide (C-01).
 */
export function useOtherApps({ app, name }: Report, isWanted: boolean): { isPending: boolean; others: readonly App[] } {
  const { viewer } = useCurrentPage().access;
  const { account } = useSignedIn();
  const lists = useQuery({ ...apps.all(), enabled: isWanted });
  const told = useQuery({ ...rights.of({ account: account?.email ?? '' }), enabled: isWanted && account !== null });
  const page = `${name}@monitor`;
  const seesAll = useMay('view every app');
  const isOnH5 = name !== 'advertisinginfo' || viewer?.isSpecialOnH5 === true;
  const others = useMemo(() => {
    const mayView = ({ id }: App) => {
      const given = told.data?.apps.find((one) => one.app === id) ?? told.data;
      return seesAll || given?.menus.some(({ key, canView }) => key === page && canView) === true;
    };
    const hasReport = ({ menus, platform }: App) => menus.includes(page) && (platform !== 'H5' || isOnH5);
    const isOther = (one: App) => one.id !== app.id && !one.isExpired && !one.isDebug;
    return (lists.data?.all ?? []).filter((one) => isOther(one) && hasReport(one) && mayView(one));
  }, [lists.data, told.data, app.id, page, seesAll, isOnH5]);
  return { isPending: isWanted && (lists.isPending || told.isPending), others };
}

/** Reports that are paid for, app by app. */
const serviceOf: Readonly<Record<string, 'adDetails' | 'arouse'>> = { advertisinginfo: 'adDetails', remarketing: 'arouse' };

/** In which of some apps the report is paid for. Nothing until that is known. */
export function usePaidIn({ name }: Report, ids: readonly number[]): ReadonlySet<number> | null {
  const service = serviceOf[name];
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
