import { apps, screen, type Screen } from '../screen.ts';

/** Config. */
export const config: readonly Screen[] = [
  screen({
    path: '/config/channelmanage',
    title: ['渠道配置', 'Channel config'],
    menu: 'config',
    access: 'channelmanage@config',
    platforms: apps.native,
  }),
  screen({
    path: '/config/addRule',
    title: ['新增规则', 'Add rule'],
    access: 'channelmanage@config',
    platforms: apps.native,
    activeMenu: '/config/channelmanage',
  }),
  screen({
    path: '/config/systemparam',
    title: ['应用配置', 'App config'],
    menu: 'config',
    access: 'systemparam@config',
    platforms: apps.native,
  }),
];
