import { bilingual } from '#design-system';

export const words = bilingual({
  product: ['Provena 溯源', 'Provena'],
  loading: ['正在打开', 'Opening'],
  failed: ['控制台没有打开', 'The console couldn’t load'],
  failedCause: ['账号或应用的信息没有加载成功，请稍后重试。', 'Your account or its apps couldn’t be loaded. Retry in a moment.'],
  retry: ['重试', 'Retry'],
  notBuilt: [(title: string) => `“${title}”还没有上线`, (title: string) => `“${title}” isn’t available yet`],
  notBuiltCause: ['内容会随后续版本上线。', 'It’s planned for a later version.'],
  moved: [
    (left: string, app: string, opened: string) => `${app} 不能打开“${left}”，已打开“${opened}”`,
    (left: string, app: string, opened: string) => `${app} can’t open ${left}. Opened ${opened} instead`,
  ],
  notFound: ['找不到这个页面', 'Page not found'],
  notFoundCause: [
    '链接可能来自旧版本，或地址写错了。旧版链接会自动换成新地址，这一条没有对应的页面。',
    'The link may be from an older version, or mistyped. Old links lead to their new address; this one has none.',
  ],
  search: ['搜索页面与推广活动', 'Search pages and campaigns'],
  notFoundCode: [(path: string) => `编号 404 · ${path}`, (path: string) => `Code 404 · ${path}`],
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
  backToApps: ['返回应用列表', 'Back to apps'],
  toLogin: ['去登录', 'Sign in'],
});
