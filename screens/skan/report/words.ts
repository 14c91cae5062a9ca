import { bilingual, inSentence } from '#design-system';

export const words = bilingual({
  limitsFailed: ['没有查到这个应用的门槛，先按默认值标注。', 'Couldn’t load the thresholds of this app. Marks follow the defaults.'],
  figures: ['主要指标', 'Key metrics'],
  postback: [(number: string) => `SKAN 回传 ${number}`, (number: string) => `SKAN postback ${number}`],
  postbackShort: [(number: string) => `回传 ${number}`, (number: string) => `Postback ${number}`],
  whichPostback: ['回传', 'Postback'],
  nullShare: ['空值占比', 'Null share'],
  why: [(figure: string) => `为什么是这个数：${figure}`, (figure: string) => `Why this number: ${figure}`],
  nullShareMeans: [
    (from: number, to: number) =>
      `回传 1 里不带转化值的部分。回传在安装后 ${from}–${to} 天到达，只计已到齐的安装日；量少的广告苹果不给值，用户没有做任何有规则的事也没有值。`,
    (from: number, to: number) =>
      `The part of postback 1 that carries no value. It arrives ${from}–${to} days after the install, and only install days that are all in count. Apple withholds values of small ads, and a user who did nothing that a rule names has none.`,
  ],
  postbackMeans: [
    '苹果在窗口结束、再过随机延迟之后发来的回传，按估算安装日计。只计已到齐的安装日，三个回传不相加。',
    'Postbacks that Apple sends once the window has ended and a random delay has passed, by estimated install date. Only install days that are all in count, and the three postbacks are never added up.',
  ],
  daysAfter: [
    (from: number, to: number) => `安装后 ${from}–${to} 天`,
    (from: number, to: number) => `${from}–${to} days after the install`,
  ],
  installsThere: ['推广活动明细', 'Campaign details'],
  overFloor: [(floor: string) => `高于 ${floor}`, (floor: string) => `Above ${floor}`],
  floor: [(floor: string) => `警戒 ${floor}`, (floor: string) => `Limit ${floor}`],
  until: [(day: string) => `到 ${day}`, (day: string) => `To ${day}`],
  earliest: [(day: string) => `最早 ${day} 到达`, (day: string) => `Arrives ${day} at the earliest`],
  arriving: ['到达中', 'arriving'],
  allIn: ['已到齐', 'all in'],
  byInstallDay: ['按估算安装日', 'by estimated install date'],
  installDay: ['安装日', 'Install date'],
  value: ['转化值', 'Conversion value'],
  valued: ['有转化值', 'With a value'],
  valuedMeans: [
    '回传 1 里带转化值的部分：全部回传减去空值。只计已到齐的安装日。',
    'The part of postback 1 that carries a value: all postbacks less those without one. Only install days that are all in count.',
  ],
  nulls: ['空值', 'Null value'],
  open: ['回传未到齐', 'Postbacks still arriving'],
  noneMature: [
    (number: string, days: number) => `所选日期的回传 ${number} 都未到期：安装后 ${days} 天才到齐。`,
    (number: string, days: number) => `Postback ${number} isn't mature for any of these days: it is all in ${days} days after the install.`,
  ],
  sum: [
    (number: string, day: string, count: string) => `安装日到 ${day} 的回传 ${number} 共 ${count}`,
    (number: string, day: string, count: string) => `Postback ${number} for installs to ${day}: ${count}`,
  ],
  sumNulls: [(share: string) => `，其中空值 ${share}`, (share: string) => `, ${share} of them without a value`],
  stop: ['。', '.'],
  openSince: [
    (day: string) => `${day} 起的安装日未到齐，不计入。`,
    (day: string) => ` Installs from ${day} on aren't all in and are left out.`,
  ],
  nullSentence: [
    (share: string, over: number, days: number, floor: string) =>
      `空值占比 ${share}；已到齐且有回传的 ${days} 天中有 ${over} 天高于 ${floor}。`,
    (share: string, over: number, days: number, floor: string) =>
      `Null share ${share}; above ${floor} on ${over} of ${days} days that are all in and have postbacks.`,
  ],
  nullRule: [
    (from: string, limit: string, least: number) =>
      `空值占比超过 ${from} 标红：每个有值回传对应的空值超过当前日期与筛选内来源中位的 4 倍，且占比高于 ${limit}。回传不足 ${least} 的来源不标。`,
    (from: string, limit: string, least: number) =>
      `Null shares above ${from} are marked: more than 4 times as many postbacks without a value for each one with a value as at the median source of these dates and filters, and above ${limit}. Sources with fewer than ${least} postbacks aren’t marked.`,
  ],
  nullsUsual: [
    (usual: string, limit: string) => `来源中位 ${usual} 已高于警戒 ${limit}，没有标红不代表正常。`,
    (usual: string, limit: string) =>
      ` The median source itself, at ${usual}, is above the limit of ${limit}: a source without a mark isn’t necessarily fine.`,
  ],
  windows: ['回传窗口', 'Postback windows'],
  windowsNote: [(day: string) => `以 ${day} 安装为例`, (day: string) => `for installs on ${day}`],
  fine: ['细粒度 0–63', 'Fine 0–63'],
  coarse: ['粗粒度 低 / 中 / 高', 'Coarse low / medium / high'],
  measuring: ['测量窗口', 'Window'],
  arrives: ['到达', 'Arrival'],
  arrival: [
    (from: string, to: string, state: string) => `到达 ${from} – ${to}，${state}`,
    (from: string, to: string, state: string) => `Arrives ${from} – ${to}, ${inSentence(state)}`,
  ],
  today: [(day: string) => `竖线：今天 ${day}`, (day: string) => `Line: today, ${day}`],
  locked: [(day: string) => `锁定后最早 ${day} 到达`, (day: string) => `Locked: from ${day}`],
  arrivesLocked: ['锁定后提前', 'Early if locked'],
  windowsSentence: [
    '窗口 0–2、3–7、8–35 天；窗口结束后随机延迟 24–48 小时（回传 1）或 24–144 小时（回传 2、3）。锁定转化值会提前结束窗口，回传更早到达。',
    'Windows of 0–2, 3–7 and 8–35 days, then a random delay of 24–48 hours (postback 1) or 24–144 hours (postbacks 2 and 3). Locking the conversion value ends the window early, so its postback arrives sooner.',
  ],
  source: ['来源', 'Source'],
  channel: ['渠道', 'Channel'],
  campaign: ['推广活动', 'Campaign'],
  sourceApp: ['来源应用', 'Source app'],
  tier: ['匿名层级', 'Privacy tier'],
  bySourceApp: ['按来源应用', 'By source app'],
  byTier: ['按匿名层级', 'By privacy tier'],
  sourceAppNote: ['展示广告的应用；只有层级 3 的回传会给出', 'the app that showed the ad: only postbacks of tier 3 name it'],
  tierNote: ['由回传带了什么推断：人数越少，苹果给得越少', 'inferred from what each postback carries: Apple tells less of smaller crowds'],
  withoutApp: ['未给出', 'Not disclosed'],
  tierOf: [(tier: string, carries: string) => `层级 ${tier} · ${carries}`, (tier: string, carries: string) => `Tier ${tier} · ${carries}`],
  tier0: ['不带值，只有回传 1', 'no value, postback 1 only'],
  tier1: ['粗粒度', 'coarse values'],
  tier2: ['细粒度', 'fine values'],
  tier3: ['细粒度，带来源应用', 'fine values and source app'],
  byChannel: ['按渠道', 'By channel'],
  byCampaign: ['按推广活动', 'By campaign'],
  headUntil: [(name: string, day: string) => `${name} 到 ${day}`, (name: string, day: string) => `${name} to ${day}`],
  listed: [
    (count: number, all: number) => `回传 1 最多的 ${count} 个，共 ${all} 个；其余在导出文件里`,
    (count: number, all: number) => `the ${count} with most postbacks of ${all}; the export has all`,
  ],
  countedOver: [
    (number: string, from: string, to: string) => `回传 ${number}：安装日 ${from} 至 ${to}，均已到齐`,
    (number: string, from: string, to: string) => `Postback ${number}: installs from ${from} to ${to}, all in`,
  ],
  countedNever: [
    (number: string) => `回传 ${number}：所选日期都未到期`,
    (number: string) => `Postback ${number}: not yet mature for any of these days`,
  ],
  raw: ['Apple 原始回传，不含建模', 'Apple’s postbacks as sent, nothing modeled'],
  laterFailed: ['回传 2 或回传 3 没有加载，表里暂缺。', 'Postback 2 or 3 didn’t load and is missing from the table.'],
  failed: ['SKAN 回传没有加载', 'SKAN postbacks didn’t load'],
  sourcesFailed: ['来源没有加载', 'Sources didn’t load'],
  none: ['所选日期没有 SKAN 回传', 'No SKAN postbacks in these days'],
  noneCause: [
    '回传在安装后 3 天起才到达。换更早的日期，或检查广告网络是否已登记。',
    'Postbacks arrive 3 days after the install at the earliest. Choose earlier days, or check that your ad networks are registered.',
  ],
  mix: ['新旧转化值并存', 'Old and new conversion values'],
  publishedOn: [
    (version: number, day: string) => `v${version} 于 ${day} 发布`,
    (version: number, day: string) => `v${version} published ${day}`,
  ],
  mapsFailed: ['没有查到线上的转化值版本', 'Couldn’t check which conversion values are live'],
  mixed: [
    (version: number, from: string, until: string) =>
      `转化值 v${version} 于 ${from} 发布。到 ${until} 为止，回来的值里有两版，按激活日对应的一版解读。`,
    (version: number, from: string, until: string) =>
      `Conversion values v${version} were published on ${from}. Until ${until}, postbacks carry values of both versions: read each by its install date.`,
  ],
});
