import { bilingual } from '#design-system';

export const words = bilingual({
  title: ['我的菜单', 'My menu'],
  note: [
    '只影响你自己的菜单，改动立即生效。隐藏的页面仍可通过链接打开。',
    'Only your own menu changes, right away. Hidden pages still open by their links.',
  ],
  platform: ['平台', 'Platform'],
  shown: [(shown: number, all: number) => `显示 ${shown} / ${all} 页`, (shown: number, all: number) => `${shown} of ${all} pages shown`],
  up: [(page: string) => `上移 ${page}`, (page: string) => `Move up ${page}`],
  down: [(page: string) => `下移 ${page}`, (page: string) => `Move down ${page}`],
  movedTo: [
    (page: string, place: number, all: number) => `${page} 现在是第 ${place} 项，共 ${all} 项`,
    (page: string, place: number, all: number) => `${page} is now ${place} of ${all}`,
  ],
  notLoaded: ['没有加载出你的菜单设置', 'Couldn’t load your menu'],
  notSaved: ['菜单没有保存', 'Couldn’t save the menu'],
  restore: ['恢复此平台默认', 'Restore default for this platform'],
  restored: [(platform: string) => `${platform} 的菜单已恢复默认`, (platform: string) => `Default menu restored for ${platform}`],
  restoreAll: ['全部平台恢复默认', 'Restore default for all platforms'],
  restoreAllTitle: ['将全部平台的菜单恢复默认？', 'Restore the default menu on all platforms?'],
  restoreAllText: ['你隐藏的页面会重新显示，顺序也会恢复。', 'Pages that you’ve hidden are shown again, and the order is reset.'],
  allRestored: ['全部平台的菜单已恢复默认', 'Default menu restored on all platforms'],
  noPages: ['这个平台没有你可以打开的页面', 'You can’t open any page on this platform'],
  hidden: ['你已将这个页面从菜单中隐藏', 'You’ve hidden this page from your menu'],
  hiddenText: ['只对你隐藏，页面仍可使用。', 'It’s hidden for you only and still works.'],
  show: ['重新显示', 'Show again'],
  shownAgain: ['页面已回到菜单', 'The page is back in your menu'],
});
