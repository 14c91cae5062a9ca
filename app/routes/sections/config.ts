import { apps, screen, type Screen } from '../screen.ts';

/** Config. */
export const config: readonly Screen[] = [
  screen({
    path: '/config/channelmanage',
    title: ['渠道配置', 'Channel settings'],
    menu: 'config',
    access: 'channelmanage@config',
    platforms: apps.native,
    load: () => import('#screens/config/channels/ChannelSettings.tsx').then((module) => module.ChannelSettings),
  }),
  screen({
    path: '/config/addRule',
    title: ['编辑规则', 'Edit rule'],
    newTitle: ['新增规则', 'New rule'],
    access: 'channelmanage@config',
    platforms: apps.native,
    activeMenu: '/config/channelmanage',
    list: '/config/channelmanage',
    params: ['id'],
    load: () => import('#screens/config/channels/rule/NewRule.tsx').then((module) => module.NewRule),
  }),
  screen({
    path: '/config/systemparam',
    title: ['应用配置', 'App settings'],
    menu: 'config',
    access: 'systemparam@config',
    platforms: apps.native,
    load: () => import('#screens/config/app-settings/AppSettings.tsx').then((module) => module.AppSettings),
  }),
];
