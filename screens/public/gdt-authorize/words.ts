import { bilingual } from '#design-system';

export const words = bilingual({
  title: ['确认绑定腾讯广告账户', 'Confirm the Tencent Ads account'],
  lead: [
    '你刚从腾讯广告授权返回。核对下面的账户，确认后才会绑定；确认前不会读取任何数据。',
    'You come from Tencent Ads. Check the account: it is bound when you confirm, and nothing is read before.',
  ],
  pair: ['核对账户', 'Check the account'],
  media: ['媒体', 'Medium'],
  tencent: ['腾讯广告', 'Tencent Ads'],
  cid: ['账户 ID', 'Account id'],
  to: ['绑定到', 'Bound to'],
  toValue: [(company: string, email: string) => `${company} · ${email}`, (company: string, email: string) => `${company} · ${email}`],
  since: ['发起时间', 'Begun'],
  sinceValue: [
    (time: string, minutes: number) => `${time}，${minutes} 分钟内有效，只能用一次`,
    (time: string, minutes: number) => `${time}, good for ${minutes} minutes and one use`,
  ],
  wrong: [
    '浏览器里登录着哪个腾讯账户，就会绑定哪个。账户 ID 不对时不要确认。',
    'The Tencent account that is signed in here is the one that gets bound. If the id is not yours, do not confirm.',
  ],
  confirm: [(cid: string) => `绑定账户 ${cid}`, (cid: string) => `Bind account ${cid}`],
  decline: ['不绑定', 'Do not bind it'],
  declined: ['没有绑定任何账户', 'Nothing was bound'],
  declinedCause: ['这次授权已作废。需要时请重新发起。', 'This authorisation has ended. Begin again when you need it.'],
  doneTitle: ['授权已收到', 'The authorisation is in'],
  done: [
    (name: string, cid: string) => `${name}（${cid}）已授权给 Provena。`,
    (name: string, cid: string) => `${name} (${cid}) is authorised.`,
  ],
  doneNext: ['下一步选择子账户与关联的应用，选好后开始取数。', 'Next you choose its sub-accounts and apps; then the numbers come.'],
  goOn: ['选择子账户', 'Choose sub-accounts'],
  failedTitle: ['没有绑定成功', 'It was not bound'],
  failed: [
    '没有连上服务。为了不重复绑定，这次授权已作废，请重新发起。',
    'The service did not answer. So that nothing is bound twice, this authorisation has ended. Begin again.',
  ],
  restart: ['重新发起授权', 'Begin again'],
  login: ['登录', 'Sign in'],
  accounts: ['广告账户管理', 'Ad accounts'],
});

/** Why nothing was asked for: what happened, and what to do. */
export const reasons = bilingual({
  incomplete: ['地址里没有完整的授权信息', 'The address holds no complete authorisation'],
  incompleteCause: [
    '本页只在从腾讯广告返回时使用。请从广告账户管理发起授权。',
    'This page is for coming back from Tencent Ads. Begin in the ad accounts.',
  ],
  nobody: ['登录后重新发起授权', 'Sign in and begin again'],
  nobodyCause: [
    '离开期间登录已结束，授权随之作废，没有绑定任何账户。',
    'Your session ended on the way, and the authorisation with it. Nothing was bound.',
  ],
  unknown: ['这次授权已经用过，或不是从这个浏览器发起的', 'This authorisation was used, or was not begun in this browser'],
  unknownCause: [
    '为防止他人把账户绑到你这里，只接受在本浏览器里发起的授权，且只能用一次。没有绑定任何账户。',
    'So that nobody binds an account to yours, only what was begun here counts, and only once. Nothing was bound.',
  ],
  foreign: ['这次授权属于另一个账户', 'This authorisation belongs to somebody else'],
  foreignCause: ['发起授权的账户与当前登录的不同。没有绑定任何账户。', 'Whoever began it is not who is signed in now. Nothing was bound.'],
  late: ['授权已超时', 'The authorisation has expired'],
  lateCause: [
    '从发起到确认超过了 10 分钟。没有绑定任何账户，请重新发起。',
    'More than 10 minutes have passed since it was begun. Nothing was bound; begin again.',
  ],
});
