import { apps, screen, type Screen } from '../screen.ts';

/** Behaviour analysis. */
export const behavior: readonly Screen[] = [
  screen({
    path: '/behavioranalysis/userengagement',
    title: ['用户参与度', 'Engagement'],
    menu: 'behavior',
    access: 'userengagement@behavioranalysis',
    platforms: apps.withH5,
    isHiddenOnH5: true,
  }),
  screen({
    path: '/behavioranalysis/Eventfunnel',
    title: ['事件漏斗', 'Funnel'],
    menu: 'behavior',
    access: 'Eventfunnel@behavioranalysis',
    platforms: apps.withSelfBuilt,
  }),
  screen({
    path: '/behavioranalysis/Terminalproperties',
    title: ['终端属性', 'Devices and systems'],
    menu: 'behavior',
    access: 'Terminalproperties@behavioranalysis',
    platforms: apps.native,
    isHiddenOnH5: true,
  }),
];
