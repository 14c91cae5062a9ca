import { bilingual } from '#design-system';

export const words = bilingual({
  product: ['Provena 溯源', 'Provena'],
  loading: ['正在打开', 'Opening'],
  failed: ['控制台没有打开', 'The console did not open'],
  failedCause: ['账户或应用的信息没有加载成功。', 'What is known of the account or its apps could not be loaded.'],
  retry: ['重试', 'Try again'],
  notBuilt: [(title: string) => `“${title}”还没有做好`, (title: string) => `“${title}” has not been built yet`],
  notBuiltCause: [
    '这个页面在产品里已有位置，内容会随后续版本上线。',
    'The page has its place in the product; its contents come with a later version.',
  ],
  notFound: ['没有这个页面', 'There is no such page'],
  notFoundCause: ['地址可能写错了，或页面已经移走。', 'The address may be wrong, or the page has moved.'],
  newVersion: ['控制台有新版本', 'There is a new version of the console'],
  newVersionCause: [
    '这个页面的代码已经更新，重新加载后打开。未保存的内容请先复制。',
    'The code of this page has been replaced. Load again to open it; copy first what is not saved.',
  ],
  loadAgain: ['重新加载', 'Load again'],
  pageFailed: ['这个页面没有打开', 'This page did not open'],
  pageFailedCause: [
    '出现了没有预料到的错误，已经记录。其他页面不受影响。',
    'Something went wrong that nobody foresaw; it was reported. Other pages are not affected.',
  ],
  toApps: ['应用列表', 'App list'],
  toLogin: ['去登录', 'To the sign-in'],
});
