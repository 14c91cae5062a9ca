import { bilingual, inSentence } from '#design-system';
import { eventNames, tradeTerms } from '#app/lib/glossary/words.ts';
import type { IdKind } from './address.ts';
import type { LogEntry } from '#app/api/ours/data/logs.ts';

const logs = (n: number) => `${n} ${n === 1 ? 'log' : 'logs'}`;

export const idNames = bilingual({
  device: ['设备', 'Device'],
  order: ['订单', 'Order'],
  account: ['账号', 'Account'],
  click: ['点击', 'Click'],
} satisfies Record<IdKind, readonly [string, string]>);

export const idPlaceholders = bilingual({
  device: ['粘贴设备号：IDFA、OAID、IMEI…', 'Paste a device ID: IDFA, OAID, IMEI…'],
  order: ['粘贴订单号', 'Paste an order ID'],
  account: ['粘贴用户的账号 ID', "Paste a user's account ID"],
  click: ['粘贴点击 ID', 'Paste a click ID'],
} satisfies Record<IdKind, readonly [string, string]>);

export const kindNames = bilingual({
  impression: ['展示', 'Impression'],
  click: ['点击', 'Click'],
  install: eventNames.install,
  launch: eventNames.startup,
  register: eventNames.register,
  login: eventNames.loggedin,
  order: eventNames.order,
  payment: eventNames.payment,
  event: ['自定义事件', 'Custom event'],
  session: ['会话', 'Session'],
  block: ['拦截', 'Blocked'],
  flag: ['归因后判定', 'Flagged after attribution'],
  callback: ['回传', 'Postback'],
} satisfies Record<LogEntry['kind'], readonly [string, string]>);

/** Reasons without what is said of one log: what a condition of several is called. */
export const reasonNames = bilingual({
  lastClick: ['末次点击归因', 'Last click'],
  noClick: ['没有匹配到点击', 'No click matched'],
  clickFlood: ['点击泛滥', 'Click flooding'],
  clickInjection: ['点击注入', 'Click injection'],
  emulator: ['模拟器', 'Emulator'],
  repeatedDevice: ['同一设备更换标识', 'Same device under another ID'],
  earlierClick: ['更早的点击', 'Earlier click'],
  outOfWindow: ['超出归因窗口', 'Outside the attribution window'],
  callbackSent: ['已发送', 'Sent'],
  callbackNone: ['没有配置数据回调', 'No callback set up'],
  callbackOff: ['数据回调已停用', 'Callback disabled'],
  callbackEventOff: ['数据回调没有打开事件', 'Event off in the callback'],
});

export const words = bilingual({
  stored: [(days: number) => `日志保留 ${days} 天`, (days: number) => `Logs are stored for ${days} days`],
  meta: [
    (days: number, first: string) => `可查近 ${days} 天，最早 ${first}`,
    (days: number, first: string) => `Last ${days} days, back to ${first}`,
  ],
  file: ['导出 JSON', 'Export JSON'],
  share: ['复制链接', 'Copy link'],
  shared: ['链接复制成功', 'Link copied'],
  notShared: ['复制失败，可以从地址栏复制', 'Copy failed. Copy it from the address bar'],
  sharedText: [
    '打开的人需要日志查询权限；金额和原始报文还需要付费数据权限，订单和自定义事件还需要订单和事件数据权限。渠道用户和体验账号看到的标识已打码。',
    'Opening it requires access to event logs. Amounts and payloads also require data access to revenue, and orders and custom events require data access to orders and events. Channel partners and demo accounts see masked identifiers.',
  ],
  withheld: [(what: string) => `按你的权限，这里不含${what}`, (what: string) => `With your permissions this leaves out ${what}`],
  withheldPay: ['金额和原始报文', 'amounts and raw payloads'],
  withheldOrder: ['订单', 'orders'],
  withheldEvent: ['自定义事件', 'custom events'],
  maskedClicks: [
    '设备号、账号、订单号和点击 ID 已打码，你查询的那个除外',
    'Device, account, order and click IDs are masked, except for the one that you searched by',
  ],
  masked: [
    '设备号、账号和订单号已打码，你查询的那个除外',
    'Device, account and order IDs are masked, except for the one that you searched by',
  ],
  and: ['、', ', '],
  stop: ['。', '. '],
  noFile: ['没有日志可导出', 'No logs to export'],

  idKind: ['按什么查', 'Search by'],
  period: ['时段', 'Period'],
  search: ['查询', 'Search'],
  pasteFirst: ['先粘贴一个标识', 'Paste an identifier first'],
  zeros: [
    '标识全是零：用户未授权跟踪，查不到属于谁的日志',
    "The ID is all zeros: the user didn't allow tracking, so the logs belong to nobody",
  ],

  start: ['查一个用户的日志', "Look up one user's logs"],
  startCause: [
    '粘贴设备号、账号或点击 ID，看用户从点击到付费的经过，以及为什么归因给这个渠道。',
    'Paste a device, account or click ID to see the path from click to payment, and why this channel was credited.',
  ],
  startCauseOrders: [
    '粘贴设备号、订单号、账号或点击 ID，看用户从点击到付费的经过，以及为什么归因给这个渠道。',
    'Paste a device, order, account or click ID to see the path from click to payment, and why this channel was credited.',
  ],
  locked: ['看不到订单', "You can't search orders"],
  lockedCause: [
    '按订单查询需要“订单”数据权限，请联系管理员开通。也可以按设备或账号查询。',
    'Searching by order requires data access to orders. Ask an admin, or search by device or account.',
  ],

  none: [(what: string) => `没有找到 ${what} 的日志`, (what: string) => `No logs for ${what}`],
  noneCause: [
    (kind: string, range: string) => `按${kind}查询，${range}。常见原因：`,
    (kind: string, range: string) => `Searched by ${inSentence(kind)}, ${range}. Common causes:`,
  ],
  causeKind: [
    (kind: string) => `它不是${kind}：换一种标识再查`,
    (kind: string) => `It isn't a ${inSentence(kind)} ID: search by another kind`,
  ],
  causeForm: [
    '应用上报的不是这个标识：例如上报了 OAID，查的是 IMEI',
    'The app sends another identifier: an OAID, for example, where you searched an IMEI',
  ],
  causeApp: ['它属于另一个应用：在顶部切换应用', 'It belongs to another app: switch apps at the top'],
  causePeriod: [
    (days: number) => `日志不在这段时间里，或已超过 ${days} 天`,
    (days: number) => `The logs are outside this period, or older than ${days} days`,
  ],
  causeOwn: ['用户不是你的渠道带来的', 'The user didn’t come from your channels'],
  widen: [(days: number) => `查近 ${days} 天`, (days: number) => `Search the last ${days} days`],
  searchBy: [(kind: string) => `按${kind}查`, (kind: string) => `Search by ${inSentence(kind)}`],
  openIn: [
    (app: string, platform: string) => `在${app}（${platform}）中查看`,
    (app: string, platform: string) => `Open in ${app} (${platform})`,
  ],
  failed: ['日志没有取到', "Couldn't load the logs"],
  failedCause: ['查询没有完成，查的内容还在，可以重试。', "The search didn't finish. What you searched for is still here, so try again."],

  show: ['显示方式', 'View'],
  journey: ['设备轨迹', 'Device journey'],
  /** In the head of a panel, where a phone has no room for more. */
  toJourney: ['设备轨迹', 'Journey'],
  journeyNote: ['从点击到回传', 'From click to postback'],
  all: ['全部日志', 'All logs'],
  listAll: ['逐条列出', 'List all'],
  sessions: ['会话', 'Sessions'],
  blocked: ['拦截', 'Blocked'],
  testDevice: ['测试设备', 'Test device'],
  after: [(time: string) => `间隔 ${time}`, (time: string) => `${time} later`],
  notYet: ['未发生', 'Not yet'],
  outside: ['不在所选时段内', 'Outside this period'],
  offPath: ['这段时间没有点击、激活、注册或付费', 'No click, install, sign-up or payment in this period'],
  offPathCause: ['只有启动、会话这类日志，逐条列出可以看到。', 'There are only logs such as launches and sessions. List all to see them.'],

  callbackOf: [(event: string) => `${event}回传`, (event: string) => `${event} postback`],
  lastClick: [
    (id: string, days: string) => `末次点击归因，匹配 ${id}，窗口 ${days} 天`,
    (id: string, days: string) => `Last click, matched by ${id}, ${days}-day window`,
  ],
  noClick: ['没有匹配到点击，计为自然量', 'No click matched, counted as organic'],
  clickFlood: [(n: string) => `每分钟 ${n} 次点击，按泛滥拦截`, (n: string) => `${n} clicks per minute, blocked as click flooding`],
  floodFlagged: [(n: string) => `每分钟 ${n} 次点击，判定为泛滥`, (n: string) => `${n} clicks per minute, found to be click flooding`],
  clickInjection: [
    (seconds: string) => `首次打开前 ${seconds} 秒才有点击，属点击注入`,
    (seconds: string) => `The click came ${seconds} seconds before the first open: click injection`,
  ],
  emulator: ['传感器、机型与系统的组合不存在于真机', "Sensors, model and system don't go together on any real device"],
  repeatedDevice: ['同一设备更换标识后再次激活', 'The same device installed again under another ID'],
  callbackSent: [
    (channel: string, event: string) => `已发送给${channel}，事件 ${event}`,
    (channel: string, event: string) => `Sent to ${channel}, event ${event}`,
  ],
  callbackNone: [
    (channel: string) => `未回传：没有配置${channel}的数据回调`,
    (channel: string) => `Not sent: no callback is set up for ${channel}`,
  ],
  callbackOff: [
    (channel: string) => `未回传：${channel}的数据回调已停用`,
    (channel: string) => `Not sent: the callback for ${channel} is disabled`,
  ],
  callbackEventOff: [
    (channel: string, event: string) => `未回传：${channel}的数据回调没有打开“${event}”`,
    (channel: string, event: string) => `Not sent: “${event}” is off in the callback for ${channel}`,
  ],
  earlierClick: ['更早的点击，后面还有一次点击', 'An earlier click: another one followed'],
  outOfWindow: [(days: string) => `超出 ${days} 天归因窗口`, (days: string) => `Outside the ${days}-day attribution window`],
  thisNetwork: ['该渠道', 'this channel'],
  lasted: [(time: string) => `时长 ${time}`, (time: string) => `Lasted ${time}`],
  account: [(id: string) => `账号 ${id}`, (id: string) => `Account ${id}`],
  order: [(id: string) => `订单 ${id}`, (id: string) => `Order ${id}`],
  openFix: ['去打开', 'Fix'],
  addFix: ['去添加', 'Add it'],
  askOwner: ['请联系主账号', 'Ask the owner'],
  askFix: ['主账号可以在“数据回调”里打开，请联系主账号', 'The account owner can turn it on in Data callbacks. Ask the owner'],
  askAdd: ['主账号可以在“数据回调”里添加，请联系主账号', 'The account owner can add it in Data callbacks. Ask the owner'],

  missingClickCause: [
    '激活是归因得到的，点击早于所选时段，扩大时段就能看到。',
    'The install was attributed, so the click is older than this period. Widen the period to see it.',
  ],
  missingInstallBefore: ['激活早于所选时段，扩大时段就能看到。', 'The install is older than this period. Widen the period to see it.'],
  missingInstall: [
    '常见原因：点击后还没打开应用；SDK 未初始化；设备上报了另一种标识。',
    "Common causes: the app hasn't been opened since the click; the SDK isn't initialized; the device sends another identifier.",
  ],
  missingRegister: [
    '常见原因：用户还没注册；应用没有上报注册事件；注册在所选时段之外。',
    "Common causes: the user hasn't signed up; the app doesn't send the sign-up event; the sign-up is outside this period.",
  ],
  missingPayment: [
    '常见原因：用户还没付费；应用没有上报付费事件；付费在所选时段之外。',
    "Common causes: the user hasn't paid; the app doesn't send the payment event; the payment is outside this period.",
  ],

  toStream: ['看应用上报了什么', 'See what the app sends'],

  fields: ['字段', 'Fields'],
  raw: ['原始', 'Raw'],
  record: ['日志', 'Log'],
  recordView: ['日志的显示方式', 'How the log is shown'],
  payload: ['原始报文', 'Raw payload'],
  noPayload: ['这条日志没有原始报文', 'This log has no raw payload'],
  hiddenPayload: [
    '原始报文里可能有金额，需要“付费”数据权限才能看。',
    'The raw payload may hold amounts. It requires data access to revenue.',
  ],
  pick: ['选一条日志', 'Pick a log'],
  pickCause: ['点一站，这里显示它的字段和原始报文。', 'Select a stop to see its fields and raw payload.'],
  gone: ['这条日志不在查询结果里', "This log isn't in the results"],
  goneCause: ['它可能在别的时段，或属于别的标识。', 'It may be in another period or belong to another identifier.'],

  back: ['回到结果', 'Back to results'],

  time: ['时间', 'Time'],
  kind: ['类型', 'Type'],
  event: ['事件', 'Event'],
  result: ['结果', 'Result'],
  fine: ['正常', 'OK'],
  missing: ['未发送', 'Not sent'],
  flagged: ['作弊', 'Fraud'],
  lost: ['落选', 'Not credited'],
  channel: tradeTerms.channel,
  campaign: tradeTerms.campaign,
  proof: ['标识', 'Identifier'],
  amount: ['金额', 'Amount'],
  reason: ['说明', 'Details'],
  whyTitle: ['为什么是它', 'Why this one'],
  whyLastClick: ['窗口内最后一次点击，设备标识一致', 'The last click in the window, with the same device ID'],
  whyNone: ['窗口内没有设备标识一致的点击', 'No click in the window has the same device ID'],
  compared: ['比较了', 'Compared'],
  clicks: [(n: number) => `${n} 次点击`, (n: number) => `${n} ${n === 1 ? 'click' : 'clicks'}`],
  matchedBy: ['匹配标识', 'Matched by'],
  window: tradeTerms.attributionWindow,
  days: [(n: string) => `${n} 天`, (n: string) => `${n} ${n === '1' ? 'day' : 'days'}`],
  delay: tradeTerms.installDelay,
  otherChannel: ['其他渠道', 'Another channel'],
  losers: ['落选的点击', 'Clicks not credited'],
  noLosers: ['没有别的点击', 'No other clicks'],

  findIn: ['在已读取的日志里搜索', 'Search the loaded logs'],
  selection: ['哪些日志', 'Which logs'],
  everything: ['全部', 'All'],
  loaded: [(n: number) => `已读取 ${n} 条`, (n: number) => `${logs(n)} loaded`],
  loadedAll: [(n: number) => `共 ${n} 条`, (n: number) => `${logs(n)} in total`],
  more: ['继续读取', 'Load more'],
  receiving: ['接收中', 'Receiving'],
  paused: ['已暂停', 'Paused'],
  pause: ['暂停', 'Pause'],
  resume: ['继续', 'Resume'],
  without: ['排除', 'Left out'],
  except: [(what: string) => `排除“${what}”`, (what: string) => `Leave out ${what}`],
  showOnly: [(what: string) => `只看“${what}”`, (what: string) => `Show only ${what}`],
  condition: ['条件', 'Condition'],
  is: ['等于', 'Is'],
  not: ['不等于', "Isn't"],
  has: ['包含', 'Contains'],
  isNot: [(value: string) => `不是“${value}”`, (value: string) => `not “${value}”`],
  contains: [(value: string) => `含“${value}”`, (value: string) => `contains “${value}”`],
  filterBy: [
    (what: string, value: string) => `按${what}“${value}”筛选`,
    (what: string, value: string) => `Filter by ${inSentence(what)} “${value}”`,
  ],
  noneMeets: ['没有符合条件的日志', 'No logs meet these conditions'],
  noneMeetsCause: ['去掉或改一个条件再看。', 'Remove or change a condition.'],
  notFiltered: [
    (n: number) => `这个服务不支持日志筛选：只筛选了已读取的 ${n} 条，导出的 JSON 是全部。`,
    (n: number) => `This service can't filter logs: only the ${logs(n)} that are loaded are filtered, and the JSON file holds all.`,
  ],
  copyId: ['复制标识', 'Copy identifier'],
  copied: ['标识复制成功', 'Identifier copied'],
  notCopied: ['复制失败', 'Copy failed'],
  noneSelected: ['没有这类日志', 'No logs of this kind'],
  noneSelectedCause: ['这个用户在所选时段内没有会话或拦截。', 'This user has none of these in the selected period.'],
  showAll: ['看全部日志', 'Show all logs'],
});
