import { bilingual } from '#design-system';

export const words = bilingual({
  title: ['全部选项', 'All options'],
  show: ['展开', 'Show'],
  hide: ['收起', 'Hide'],
  options: ['init 的选项', 'Options of init'],
  calls: ['方法', 'Calls'],
  details: ['一次调用可带的内容', 'What a call may carry'],
  second: ['第二个文件', 'The second file'],
  secondNote: [
    '以 v2.full.js 代替 v2.js 即可使用，约 5.4 KB，比 v2.js 多 2 KB',
    'Load v2.full.js in place of v2.js. It is about 5.4 KB, 2 KB more than v2.js',
  ],
  browsers: ['浏览器', 'Browsers'],
  browsersNote: [
    '最低 Chrome 85、Firefox 79、Safari 14（2020 年底起）；更早的浏览器不运行脚本，页面不受影响',
    'Chrome 85, Firefox 79, Safari 14 (end of 2020) or later. Older ones do not run the script, and their pages work as before',
  ],
});

/** What `init` takes. */
export const optionWords = bilingual({
  receiver: ['接收地址，末尾不带斜杠', 'Address of the log receiver, without a slash at its end'],
  hosts: [
    '正式域名，一个或多个；.shop.example 表示其下所有子域名。页面浏览与离开只从这些域名上报',
    'Live domains, one or several; .shop.example means all below it. Page views and exits are reported from these alone',
  ],
  debug: ['在其他域名上只打印、不上报', 'On other hosts, print events and send nothing'],
  requireConsent: ['optIn 之前不存也不发', 'Store and send nothing before optIn'],
  gpc: ['把浏览器的 Global Privacy Control 当作拒绝', 'Take Global Privacy Control of the browser for a no'],
  dnt: ['把浏览器的 Do Not Track 当作拒绝', 'Take Do Not Track of the browser for a no'],
  secrets: [
    "更多需要遮盖的地址参数名，按全名匹配，例如 ['coupon']；密码、令牌、邮箱、手机号等已默认遮盖",
    "More names of address parameters to mask, in full, such as ['coupon']. Passwords, tokens, mail and phone are masked already",
  ],
  beforeSend: [
    '存储前查看每个事件，可以修改；不返回或抛错则丢弃该事件',
    'Sees every event before it is stored and may change it. Where it returns nothing or throws, that event is dropped',
  ],
  who: ['已登录的账号，页面一开始就知道时填写', 'The account signed in, if the page knows it from the start'],
});

/** What the page calls. */
export const callWords = bilingual({
  event: ['自定义事件', 'An event of your own'],
  download: ['下载', 'A download'],
  order: ['订单', 'An order'],
  payment: ['付费', 'A payment'],
  register: ['注册，带账号', 'A sign-up, with the account'],
  loggedin: ['登录，带账号', 'A login, with the account'],
  reset: [
    '退出登录时调用：忘记账号，开始新的会话，设备不变',
    'On signing out: forgets the account and begins a new session of the same device',
  ],
  optIn: ['同意，每个页面都要调用', 'A yes, to be said on every page'],
  optOut: ['拒绝，删除已存的一切；optOut(true) 会记住拒绝', 'A no, deletes all that was stored; optOut(true) remembers the no'],
  stop: ['停止，未发出的留给下一个页面', 'Stops; what waits is left to the next page'],
});

export const detailWords = bilingual({
  who: ['账号', 'The account'],
  transactionId: ['订单号', 'Number of the order'],
  amount: ['金额，小数点前最多 15 位', 'Amount, up to 15 digits before its point'],
  currency: ['币种，例如 CNY', 'Currency, such as CNY'],
  paymentType: ['支付方式，例如 alipay', 'Way of payment, such as alipay'],
});

/** What the second file alone does. */
export const secondWords = bilingual({
  debug: ['在正式域名上也在控制台说明每个事件的去向与原因', 'On live domains too, says in the console what became of each event, and why'],
  links: ['点击外部链接记为 outbound，点击文件记为 download', 'A press on a link to another host is outbound, one on a file is download'],
  domain: [
    '例如 shop.example：其下所有域名视为同一设备，记住的拒绝也通用；会写一个 Cookie',
    'Such as shop.example: all hosts below it are one device and share a remembered no. Sets one cookie',
  ],
  durable: [
    '事件另存入浏览器数据库，浏览器被强行关闭也不丢',
    'Keeps events in a database of the browser as well, so that they outlive one that is killed',
  ],
  properties: ['每次调用最多带 20 个自定义值', 'Up to 20 values of your own in each call'],
});
