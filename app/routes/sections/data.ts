import { apps, screen, type Screen } from '../screen.ts';

/** Data service. */
export const data: readonly Screen[] = [
  screen({
    path: '/dataservice/dataexport',
    title: ['数据导出', 'Data export'],
    menu: 'data',
    access: 'dataexport@dataservice',
    platforms: apps.every,
    load: () => import('#screens/data-service/exports/order/DataExport.tsx').then(({ DataExport }) => DataExport),
  }),
  screen({
    path: '/dataservice/reportdownload',
    title: ['报表下载', 'Report downloads'],
    menu: 'data',
    access: 'reportdownload@dataservice',
    platforms: apps.withMiniPrograms,
    load: () => import('#screens/data-service/exports/downloads/Downloads.tsx').then(({ Downloads }) => Downloads),
  }),
  screen({
    path: '/dataservice/logquery',
    title: ['日志查询', 'Event logs'],
    menu: 'data',
    access: 'logquery@dataservice',
    platforms: apps.native,
    isHiddenOnH5: true,
    load: () => import('#screens/data-service/log-query/LogQuery.tsx').then(({ LogQuery }) => LogQuery),
  }),
];
