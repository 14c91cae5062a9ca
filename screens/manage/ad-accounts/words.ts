import { bilingual } from '#design-system';
import { stateNames } from '#app/lib/glossary/words.ts';

const accounts = (count: number) => `${count} ${count === 1 ? 'account' : 'accounts'}`;
const campaigns = (count: number) => `${count} ${count === 1 ? 'campaign' : 'campaigns'}`;

/** What ends with several accounts. */
interface Stops {
  apps: number;
  campaigns: number;
}

export const words = bilingual({
  summary: [
    (media: number, count: number) => `${media} 家媒体 · 已绑定 ${count} 个账户`,
    (media: number, count: number) => `${media} ad networks · ${accounts(count)} connected`,
  ],
  search: ['搜索媒体、账户名、主体或 cid', 'Ad network, account, legal entity or cid'],
  connect: ['绑定账户', 'Connect account'],

  counts: ['按状态筛选', 'Filter by state'],
  all: ['全部账户', 'All accounts'],
  broken: stateNames.needsAttention,
  ending: stateNames.expiringSoon,
  waiting: stateNames.waitingForData,
  fine: stateNames.healthy,
  disabled: stateNames.disabled,
  urgent: ['需要处理或即将到期', 'Needs attention or expiring soon'],
  notConnected: ['未绑定', 'Not connected'],
  allNote: [
    (media: number, disabled: number) => `${media} 家媒体${disabled > 0 ? ` · ${disabled} 个已停用` : ''}`,
    (media: number, disabled: number) =>
      `${media} ad ${media === 1 ? 'network' : 'networks'}${disabled > 0 ? ` · ${disabled} disabled` : ''}`,
  ],
  brokenNote: ['数据已中断', 'Data has stopped'],
  endingNote: [(day: string) => `最早 ${day} 到期`, (day: string) => `First expires ${day}`],
  noEndingNote: ['没有临近到期的授权', 'No authorization is about to expire'],
  waitingNote: ['授权后约 2 小时', 'About 2 hours after connecting'],
  fineNote: ['授权有效，数据正常', 'Authorized, data is coming in'],
  noWaitingNote: ['没有在等待的账户', 'Nothing is waiting'],
  noFineNote: ['没有正常取数的账户', 'No account sends data'],
  noBrokenNote: ['没有中断', 'Nothing has stopped'],

  fixFirst: ['先处理这些', 'Fix these first'],
  fixFirstNote: ['按影响的消耗从大到小', 'Most ad spend at risk first'],
  missingSince: [
    (since: string, count: number) => `${since} 起无消耗数据，影响 ${count} 个推广活动`,
    (since: string, count: number) => `Ad spend of ${campaigns(count)} missing since ${since}`,
  ],
  missing: [(count: number) => `影响 ${count} 个推广活动的消耗数据`, (count: number) => `Ad spend of ${campaigns(count)} is affected`],
  willMiss: [
    (day: string, count: number) => `${day} 到期，之后 ${count} 个推广活动没有消耗数据`,
    (day: string, count: number) => `Expires ${day}. After that, ad spend of ${campaigns(count)} is missing`,
  ],
  spend: ['昨日消耗', "Yesterday's ad spend"],
  more: [(count: number) => `还有 ${count} 个账户`, (count: number) => `${count} more ${count === 1 ? 'account' : 'accounts'}`],
  renew: ['续期', 'Renew'],
  renewed: [(alias: string) => `已续期 ${alias}`, (alias: string) => `${alias} renewed`],
  notRenewed: ['没有续期', "Couldn't renew"],
  notReauthorized: ['你的服务不能重新授权', "Your service can't reauthorize"],
  notRotated: ['你的服务不能更新凭证', "Your service can't update credentials"],
  enable: ['启用', 'Enable'],
  disable: ['停用', 'Disable'],
  disconnect: ['解绑', 'Disconnect'],

  media: ['媒体', 'Ad networks'],
  kind: ['媒体类型', 'Kind of ad network'],
  allKinds: ['全部', 'All'],
  feed: ['信息流', 'Feed'],
  searchKind: ['搜索', 'Search'],
  store: ['应用商店', 'App stores'],
  abroad: ['海外', 'Global'],
  accounts: [(count: number) => `${count} 个账户`, accounts],
  credential: ['凭证', 'Credentials'],
  authorization: ['授权', 'Authorization'],
  also: ['另有 ', 'Also '],
  noPage: ['不能在控制台绑定', "Can't be connected in the console"],
  bothWays: ['授权或凭证', 'Authorization or credentials'],
  subAccounts: ['子账户', 'Sub-accounts'],
  needsSignIn: ['需要登录媒体后台授权', 'Needs a sign-in at the network'],
  needs: [
    (fields: readonly string[]) => `需要${/^\w/.test(fields[0] ?? '') ? ' ' : ''}${fields.join('、')}`,
    (fields: readonly string[]) => `Needs ${fields.join(', ')}`,
  ],
  notGiven: [
    '点击由监测链接计入，不取自广告账户。人群包没有可用的接口，不读取。',
    'Clicks are counted by tracking links, not read from ad accounts. Audiences are not read: the service has no call for them.',
  ],
  noMedia: ['没有匹配的媒体', 'No ad network matches'],
  noMediaCause: ['清除搜索，或换一个类型。', 'Clear the search or choose another kind.'],

  list: ['全部账户', 'All accounts'],
  account: ['账户', 'Account'],
  company: ['主体', 'Legal entity'],
  authorizedBy: ['授权人', 'Authorized by'],
  apps: ['关联应用', 'Connected apps'],
  expires: ['授权到期', 'Authorization expires'],
  updated: ['最近数据', 'Last data'],
  state: ['状态', 'State'],
  act: ['操作', 'Action'],
  network: ['媒体', 'Ad network'],
  none: ['还没有绑定广告账户', 'No ad account is connected yet'],
  noneCause: [
    '绑定后，消耗和推广计划会自动取回，成本与 ROI 才算得出来。',
    'Once one is connected, ad spend and campaigns are read, and costs and ROI can be calculated.',
  ],
  noneReadOnly: ['有编辑权限的人绑定后，账户会出现在这里。', 'Once someone with edit access connects one, it appears here.'],
  enabledMany: [(count: number) => `已启用 ${count} 个账户`, (count: number) => `${accounts(count)} enabled`],
  disabledMany: [
    (count: number) => `已停用 ${count} 个账户，不再取数`,
    (count: number) => `${accounts(count)} disabled. No more data is fetched`,
  ],
  renewedMany: [(count: number) => `已续期 ${count} 个账户`, (count: number) => `${accounts(count)} renewed`],
  disableTitle: [(count: number) => `停用 ${count} 个账户？`, (count: number) => `Disable ${accounts(count)}?`],
  disableText: [
    (count: number) => `停用后不再取数，${count} 个推广活动没有新的消耗。已取得的数据保留，可以随时启用。`,
    (count: number) =>
      `No more data is fetched, and ${campaigns(count)} ${count === 1 ? 'gets' : 'get'} no new ad spend. Data so far stays, and you can enable them again.`,
  ],
  disconnectedMany: [(count: number) => `已解绑 ${count} 个账户`, (count: number) => `${accounts(count)} disconnected`],
  disconnectTitle: [(count: number) => `解绑 ${count} 个账户？`, (count: number) => `Disconnect ${accounts(count)}?`],
  disconnectText: [
    ({ apps, campaigns: count }: Stops) =>
      `${apps} 个应用不再收到这些账户的数据，${count} 个推广活动没有新的消耗。已取得的数据保留；凭证会被删除，重新绑定需要再次填写。此操作不能撤销。`,
    ({ apps, campaigns: count }: Stops) =>
      `${apps} ${apps === 1 ? 'app gets' : 'apps get'} nothing more from these accounts, and ${campaigns(count)} ${count === 1 ? 'gets' : 'get'} no new ad spend. Data so far is kept. Credentials are deleted, so you enter them again to reconnect. This can't be undone.`,
  ],
});
