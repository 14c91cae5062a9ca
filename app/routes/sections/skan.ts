import { apps, screen, type Screen } from '../screen.ts';

/** SKAdNetwork (R-038, R-053, C-17). */
export const skan: readonly Screen[] = [
  screen({
    path: '/skadnetwok/akandetails',
    title: ['SKAN 报表明细', 'SKAN report'],
    menu: 'skan',
    access: 'akandetails@skadnetwok',
    platforms: apps.ios,
    load: () => import('#screens/skan/report/SkanReport.tsx').then((module) => module.SkanReport),
  }),
  screen({
    path: '/skadnetwok/akanconfig',
    title: ['关联转化值配置', 'Conversion values'],
    menu: 'skan',
    access: 'akanconfig@skadnetwok',
    platforms: apps.ios,
    load: () => import('#screens/skan/values/ConversionValues.tsx').then((module) => module.ConversionValues),
  }),
];
