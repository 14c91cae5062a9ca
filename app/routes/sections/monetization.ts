import { apps, screen, type Screen } from '../screen.ts';

/** Traffic monetization. */
export const monetization: readonly Screen[] = [
  screen({
    path: '/trafficmonetization/adsenseinfo',
    title: ['广告投放', 'Ad buying'],
    menu: 'monetization',
    access: 'adsenseinfo@trafficmonetization',
    platforms: apps.native,
    service: 'cashFlow',
    otherwise: '/trafficmonetization/trafficmonetizationper',
    report: 'adsenseinfo',
    load: () => import('#screens/monetization/ad-buying/AdBuying.tsx').then((module) => module.AdBuying),
  }),
  screen({
    path: '/trafficmonetization/admobinfo',
    title: ['变现广告', 'Ad monetization'],
    menu: 'monetization',
    access: 'admobinfo@trafficmonetization',
    platforms: apps.native,
    service: 'cashFlow',
    otherwise: '/trafficmonetization/trafficmonetizationper',
    report: 'admobinfo',
    load: () => import('#screens/monetization/ad-monetization/AdMonetization.tsx').then((module) => module.AdMonetization),
  }),
  screen({
    path: '/trafficmonetization/trafficmonetizationper',
    title: ['流量变现（未开通）', 'Monetization (not active)'],
    access: 'adsenseinfo@trafficmonetization',
    standsInFor: { path: '/trafficmonetization/adsenseinfo', service: 'cashFlow' },
    platforms: apps.native,
    activeMenu: '/trafficmonetization/adsenseinfo',
    load: () => import('#screens/monetization/overview/MonetizationLocked.tsx').then((module) => module.MonetizationLocked),
  }),
];
