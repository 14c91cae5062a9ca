import { apps, screen, type Screen } from '../screen.ts';

/** User lifecycle. */
export const lifecycle: readonly Screen[] = [
  screen({
    path: '/userlifecycle/useroverview',
    title: ['用户概览', 'User overview'],
    menu: 'lifecycle',
    access: 'useroverview@userlifecycle',
    platforms: apps.native,
    isHiddenOnH5: true,
    report: 'useroverview',
    load: () => import('#screens/lifecycle/overview/UserOverview.tsx').then(({ UserOverview }) => UserOverview),
  }),
  screen({
    path: '/userlifecycle/channeloverview',
    title: ['渠道概览', 'Channel overview'],
    menu: 'lifecycle',
    access: 'channeloverview@userlifecycle',
    platforms: apps.native,
    isHiddenOnH5: true,
    report: 'channeloverview',
    load: () => import('#screens/lifecycle/overview/ChannelOverview.tsx').then(({ ChannelOverview }) => ChannelOverview),
  }),
  screen({
    path: '/userlifecycle/refluxanalysis',
    title: ['回流分析', 'Returning users'],
    menu: 'lifecycle',
    access: 'refluxanalysis@userlifecycle',
    platforms: apps.native,
    isHiddenOnH5: true,
    service: 'analysis',
    otherwise: '/userlifecycle/backanalysis',
  }),
  screen({
    path: '/userlifecycle/serveridbackflow',
    title: ['区服回流', 'Returning users by server'],
    access: 'refluxanalysis@userlifecycle',
    platforms: apps.native,
    isHiddenOnH5: true,
    service: 'analysis',
    otherwise: '/userlifecycle/backanalysis',
    activeMenu: '/userlifecycle/refluxanalysis',
  }),
  screen({
    path: '/userlifecycle/backanalysis',
    title: ['回流分析（未开通）', 'Returning users (not active)'],
    access: 'refluxanalysis@userlifecycle',
    platforms: apps.native,
    isHiddenOnH5: true,
    activeMenu: '/userlifecycle/refluxanalysis',
    load: () => import('#screens/lifecycle/returning-users/ReturningLocked.tsx').then(({ ReturningLocked }) => ReturningLocked),
  }),
];
