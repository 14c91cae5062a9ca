import { bilingual } from '#design-system';

export const words = bilingual({
  adAccounts: ['广告账户', 'Ad accounts'],
  subAccounts: ['子账户', 'Sub-accounts'],
  apps: ['关联应用', 'Connected apps'],
  search: ['账户名或 cid', 'Account name or cid'],
  name: ['账户名', 'Account name'],
  cost: ['昨日消耗', "Yesterday's ad spend"],
  boundBy: ['绑定人', 'Connected by'],
  note: ['说明', 'Note'],
  authorizing: ['授权账户', 'Authorizing account'],
  more: ['授权更多子账户', 'Authorize more sub-accounts'],
  none: ['没有子账户', 'No sub-accounts'],
  noneCause: ['这次授权只包含账户本身。', 'This authorization covers the account alone.'],
  receivers: ['接收数据的应用', 'Apps that receive its data'],
  connectApps: ['关联应用', 'Connect apps'],
  app: ['应用', 'App'],
  receives: ['接收的数据', 'Receives'],
  between: ['、', ', '],
  noApps: ['还没有关联应用', 'No app is connected'],
  noAppsCause: ['关联后，消耗会分到这些应用。', 'Once one is connected, ad spend is counted for it.'],
});
