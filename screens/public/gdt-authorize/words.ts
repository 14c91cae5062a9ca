import { bilingual } from '#design-system';

export const words = bilingual({
  title: ['确认绑定腾讯广告账户', 'Confirm your Tencent Ads account'],
  lead: [
    '你刚从腾讯广告授权返回。核对下面的账户，确认后才会绑定；确认前不会读取任何数据。',
    'You have just come back from Tencent Ads. Check the account. Nothing is connected or read before you confirm.',
  ],
  pair: ['核对账户', 'Check the account'],
  media: ['媒体', 'Ad network'],
  cid: ['账户 ID', 'Account ID'],
  to: ['绑定到', 'Connects to'],
  since: ['发起时间', 'Started'],
  sinceValue: [(time: string) => `${time}，10 分钟内有效，只能用一次`, (time: string) => `${time}, valid for 10 minutes and one use`],
  wrong: [
    '浏览器里登录着哪个腾讯账户，就会绑定哪个。账户 ID 不对时不要确认。',
    "Whichever Tencent account is signed in here gets connected. If the ID isn't yours, don't confirm.",
  ],
  confirm: [(cid: string) => `绑定账户 ${cid}`, (cid: string) => `Connect account ${cid}`],
  decline: ['不绑定', "Don't connect"],
  doneTitle: ['授权已收到', 'Authorization received'],
  done: [
    (name: string, cid: string, product: string) => `${name}（${cid}）已授权给 ${product}。`,
    (name: string, cid: string, product: string) => `${name} (${cid}) is authorized for ${product}.`,
  ],
  doneNext: ['下一步选择子账户与关联的应用，选好后开始取数。', 'Next, choose its sub-accounts and apps. Data starts after that.'],
  goOn: ['选择子账户', 'Choose sub-accounts'],
});
