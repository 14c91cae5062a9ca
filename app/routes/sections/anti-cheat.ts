import { apps, screen, type Screen } from '../screen.ts';

/** Anti-cheat. */
export const antiCheat: readonly Screen[] = [
  screen({
    path: '/anticheatposition/fake',
    title: ['作弊场景洞察', 'Fraud insights'],
    menu: 'antiCheat',
    access: 'fake@anticheatposition',
    platforms: apps.native,
    service: 'fake',
    otherwise: '/anticheatposition/anticheatpositioner',
    report: 'fake',
    load: () => import('#screens/anti-cheat/insights/FraudInsights.tsx').then((module) => module.FraudInsights),
  }),
  screen({
    path: '/anticheatposition/IndicatorDetails',
    title: ['数据报表明细', 'Fraud report'],
    menu: 'antiCheat',
    access: 'IndicatorDetails@anticheatposition',
    platforms: apps.native,
    service: 'fake',
    otherwise: '/anticheatposition/anticheatpositioner',
    report: 'IndicatorDetails',
    load: () => import('#screens/anti-cheat/report/FraudReport.tsx').then((module) => module.FraudReport),
  }),
  screen({
    path: '/anticheatposition/anticheatpositioner',
    title: ['防作弊（未开通）', 'Fraud protection (not active)'],
    access: 'fake@anticheatposition',
    standsInFor: { path: '/anticheatposition/fake', service: 'fake' },
    platforms: apps.native,
    activeMenu: '/anticheatposition/fake',
    load: () => import('#screens/anti-cheat/insights/locked/FraudLocked.tsx').then((module) => module.FraudLocked),
  }),
];
