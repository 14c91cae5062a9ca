import { bilingual } from '#design-system';
import type { MenuSection } from '../routes/screen.ts';

export const words = bilingual({
  apps: ['应用列表', 'App list'],
  app: ['当前应用', 'Current app'],
  findApp: ['搜索名称或 appkey', 'Search by name or appkey'],
  frequent: ['常用', 'Frequently used'],
  allApps: ['全部应用', 'All apps'],
  expired: ['已到期', 'Expired'],
  theme: ['切换主题', 'Switch theme'],
  language: ['English', '简体中文'],
  announcements: ['公告', 'Announcements'],
  unread: [(count: number) => `公告，${count} 条未读`, (count: number) => `Announcements, ${count} unread`],
  settings: ['设置', 'Settings'],
  account: [(name: string) => `${name} 的账户`, (name: string) => `Account of ${name}`],
  accountCentre: ['账户中心', 'Account centre'],
  signOut: ['退出登录', 'Sign out'],
  menu: ['菜单', 'Menu'],
  openMenu: ['打开菜单', 'Open the menu'],
  skip: ['跳到内容', 'Skip to the content'],
  nothingToSee: ['菜单里还没有可以打开的页面', 'Nothing in the menu opens yet'],
});

export const sectionWords = bilingual({
  monitor: ['广告监测', 'Ad monitoring'],
  behavior: ['行为分析', 'Behaviour analysis'],
  lifecycle: ['用户生命周期', 'User lifecycle'],
  campaigns: ['推广管理', 'Campaigns'],
  data: ['数据服务', 'Data service'],
  config: ['配置', 'Config'],
  monetization: ['流量变现', 'Traffic monetization'],
  antiCheat: ['防作弊', 'Anti-cheat'],
  skan: ['SKAdNetwork', 'SKAdNetwork'],
} satisfies Record<MenuSection, readonly [string, string]>);
