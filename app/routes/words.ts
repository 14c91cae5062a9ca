import { bilingual } from '#design-system';

export const words = bilingual({
  product: ['Provena 溯源', 'Provena'],
  loading: ['正在打开', 'Opening'],
  failed: ['控制台没有打开', 'The console couldn’t load'],
  failedCause: ['账号或应用的信息没有加载成功，请稍后重试。', 'Your account or its apps couldn’t be loaded. Retry in a moment.'],
  retry: ['重试', 'Retry'],
  moved: [
    (left: string, app: string, opened: string) => `${app} 不能打开“${left}”，已打开“${opened}”`,
    (left: string, app: string, opened: string) => `${app} can’t open ${left}. Opened ${opened} instead`,
  ],
  notFound: ['找不到这个页面', 'Page not found'],
  newVersion: ['控制台有新版本', 'A new version is available'],
  newVersionCause: [
    '这个页面的代码已经更新，重新加载后打开。未保存的内容请先复制。',
    'Reload to open this page. Copy any unsaved work first.',
  ],
  unsavedCause: ['先保存或复制未保存的内容，再重新加载。', 'Save or copy your work first, then reload.'],
  loadAgain: ['重新加载', 'Reload'],
  pageFailed: ['这个页面没有打开', 'This page couldn’t load'],
  pageFailedCause: [
    '出现了没有预料到的错误，已经记录。其他页面不受影响。',
    'An unexpected error occurred and was reported. Other pages still work.',
  ],
  toApps: ['应用列表', 'Apps'],
});
