import { bilingual } from '#design-system';

export const words = bilingual({
  adAccounts: ['广告账户', 'Ad accounts'],
  summary: [(count: number) => `${count} 个应用关联`, (count: number) => `${count} app ${count === 1 ? 'connection' : 'connections'}`],
  search: ['应用、账户名或 cid', 'App, account or cid'],
  network: ['媒体', 'Ad network'],
  app: ['应用', 'App'],
  account: ['账户', 'Account'],
  receives: ['接收的数据', 'Receives'],
  updated: ['最近数据', 'Last data'],
  state: ['账户状态', 'Account state'],
  between: ['、', ', '],
  connectApps: ['关联应用', 'Connect apps'],
  openApp: ['查看应用', 'Open app'],
  none: ['还没有应用关联到这里的账户', 'No app is connected to an account here'],
  noneCause: [
    '先绑定账户，再关联应用；之后消耗会分到这些应用。',
    'Connect an account, then its apps. Its ad spend is then counted for them.',
  ],
  noneReadOnly: ['有编辑权限的人关联后，应用会出现在这里。', 'Once someone with edit access connects one, it appears here.'],
  connectAccount: ['绑定账户', 'Connect account'],
  choose: ['选择账户与应用', 'Choose an account and apps'],
  apps: ['应用', 'Apps'],
  save: ['关联', 'Connect'],
  saved: [
    (account: string, count: number) => `${account} 已关联 ${count} 个应用`,
    (account: string, count: number) => `${account}: ${count} ${count === 1 ? 'app' : 'apps'} connected`,
  ],
  notSaved: ['没有关联成功', "Couldn't connect the apps"],
});
