import { apps, screen, type Screen } from '../screen.ts';

/** Data service. */
export const data: readonly Screen[] = [
  screen({
    path: '/dataservice/dataexport',
    title: ['数据导出', 'Data export'],
    menu: 'data',
    access: 'dataexport@dataservice',
    platforms: apps.every,
    load: () => import('#screens/data-service/exports/order/DataExport.tsx').then((module) => module.DataExport),
  }),
  screen({
    path: '/dataservice/reportdownload',
    title: ['报表下载', 'Report downloads'],
    menu: 'data',
    access: 'reportdownload@dataservice',
    platforms: apps.withMiniPrograms,
    load: () => import('#screens/data-service/exports/downloads/Downloads.tsx').then((module) => module.Downloads),
  }),
  // A page of ours: the specification has none (decision 0052). It shows the numbers of the campaign report, so whoever may see those may open it.
  screen({
    path: '/dataservice/reconcile',
    title: ['数据对账', 'Reconciliation'],
    menu: 'data',
    access: 'campaigninfo@monitor',
    platforms: apps.every,
    report: 'campaigninfo',
    load: () => import('#screens/data-service/reconcile/Reconcile.tsx').then((module) => module.Reconcile),
  }),
  screen({
    path: '/dataservice/logquery',
    title: ['日志查询', 'Event logs'],
    menu: 'data',
    access: 'logquery@dataservice',
    // The page is the log export, which H5 has with the special-user cookie (R-140, C-03).
    platforms: apps.withH5,
    isHiddenOnH5: true,
    load: () => import('#screens/data-service/log-query/LogQuery.tsx').then((module) => module.LogQuery),
  }),
];
