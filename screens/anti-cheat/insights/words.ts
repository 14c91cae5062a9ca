import { bilingual, inSentence } from '#design-system';
import { metricWords } from '#app/lib/metrics/words.ts';

/** Of click injection and of click flooding. */
type Pair = readonly [injection: string, flooding: string];

export const words = bilingual({
  figures: ['主要指标', 'Key metrics'],
  blocked: ['实时拦截', 'Blocked in real time'],
  flagged: ['归因后判定', 'Flagged after attribution'],
  rate: ['作弊率', 'Fraud rate'],
  claimable: ['可追回', 'Can be claimed back'],
  avoided: ['未产生的消耗', 'Spend avoided'],
  moneyRule: [
    '金额是一个范围：按各渠道这段时间里最低与最高的日激活成本折算。归因后判定的已计费，可追回；实时拦截的未计费。没有激活成本的渠道不计入。',
    'Amounts are a range, at the lowest and at the highest daily CPI of each channel in these days: flagged installs were charged and can be claimed back; blocked ones were never charged. Channels without a CPI are left out.',
  ],
  atLowest: ['按最低日成本', 'At the lowest daily CPI'],
  atHighest: ['按最高日成本', 'At the highest daily CPI'],
  claimableMeans: [
    '归因后判定的激活已经计费。它们在哪天计费、按什么价不一定相同，所以按各渠道这段时间里最低与最高的日激活成本各算一次。',
    'Flagged installs were charged. At which price isn’t known one by one, so they are counted once at the lowest and once at the highest daily CPI of their channel in these days.',
  ],
  avoidedMeans: [
    '实时拦截的激活没有计费。如果没有拦截，按各渠道这段时间里最低与最高的日激活成本会花掉这么多。',
    'Blocked installs weren’t charged. Without blocking they would have cost this much, at the lowest and at the highest daily CPI of their channel in these days.',
  ],
  why: [(figure: string) => `为什么是这个数：${figure}`, (figure: string) => `Why this number: ${figure}`],
  details: ['数据报表明细', 'Fraud report'],
  rules: [
    (injection: string, flooding: string, least: string, leastFlooding: string) =>
      `判定窗口 7 天 · 点击注入 > ${injection}、点击泛滥 > ${flooding} 标红：筛选内渠道中位的 4 倍，不低于 ${least} 和 ${leastFlooding}`,
    (injection: string, flooding: string, least: string, leastFlooding: string) =>
      `Judged for 7 days · marked above ${injection} injection, ${flooding} flooding: 4 times the filtered median, at least ${least} and ${leastFlooding}`,
  ],
  usualHigh: [
    (reason: string, usual: string, limit: string, alarm: string) =>
      `当前日期与筛选内，${reason}的渠道中位 ${usual} 已高于限值 ${limit}：至少一半的归因前激活来自高于限值的渠道。超过 ${alarm} 才标红，没有标红不代表没有问题。`,
    (reason: string, usual: string, limit: string, alarm: string) =>
      `${reason} at the median channel of these dates and filters is ${usual}, above the limit of ${limit}: at least half of the claimed installs come from channels above it. Marks begin above ${alarm}, and a channel without one isn’t necessarily clean.`,
  ],
  bothHigh: [
    (reasons: Pair, usual: Pair, limits: Pair, alarms: Pair) =>
      `当前日期与筛选内，${reasons[0]}和${reasons[1]}的渠道中位 ${usual[0]} 和 ${usual[1]} 都已高于限值 ${limits[0]} 和 ${limits[1]}：各有至少一半的归因前激活来自高于限值的渠道。分别超过 ${alarms[0]} 和 ${alarms[1]} 才标红，没有标红不代表没有问题。`,
    (reasons: Pair, usual: Pair, limits: Pair, alarms: Pair) =>
      `${reasons[0]} and ${inSentence(reasons[1])} at the median channel of these dates and filters are ${usual[0]} and ${usual[1]}, above the limits of ${limits[0]} and ${limits[1]}: for each, at least half of the claimed installs come from channels above its limit. Marks begin above ${alarms[0]} and ${alarms[1]}, and a channel without one isn’t necessarily clean.`,
  ],
  limitsFailed: ['没有查到这个应用的规则，先按默认值标注。', 'Couldn’t load the rules of this app. Marks follow the defaults.'],
  injectionShare: ['点击注入', 'Injection'],
  floodingShare: ['点击泛滥', 'Flooding'],
  subChannel: ['子渠道', 'Sub-channel'],
  subs: ['按子渠道', 'By sub-channel'],
  subsOf: [(channel: string) => `${channel} 的子渠道`, (channel: string) => `Sub-channels of ${channel}`],
  subsListed: [
    (count: number, all: number) => `作弊率最高的 ${count} 个，共 ${all} 个`,
    (count: number, all: number) => `the ${count} highest of ${all}`,
  ],
  course: ['拦截与判定', 'Blocked and flagged'],
  fraud: ['作弊激活', 'Fraudulent installs'],
  date: ['日期', 'Date'],
  open: ['判定窗口未关闭', 'Still being judged'],
  courseSentence: [
    (blocked: string, flagged: string, rate: string) => `实时拦截 ${blocked}，归因后判定 ${flagged}，作弊率 ${rate}。`,
    (blocked: string, flagged: string, rate: string) =>
      `Blocked in real time ${blocked}, flagged after attribution ${flagged}, fraud rate ${rate}.`,
  ],
  openSince: [
    (day: string) => `${day} 起判定窗口未关闭，归因后判定仍会增加。`,
    (day: string) => ` Installs from ${day} on are still being judged, so more may be flagged.`,
  ],
  reasons: ['原因', 'Reasons'],
  reason: ['原因', 'Reason'],
  meaning: ['说明与处理', 'What happened and what to do'],
  total: ['合计', 'Total'],
  channels: ['按渠道', 'By channel'],
  listed: [
    (count: number, all: number, size: number) => `作弊率最高的 ${count} 个，共 ${all} 个；归因前激活不足 ${size} 的只在导出文件里`,
    (count: number, all: number, size: number) =>
      `the ${count} highest of ${all}; channels below ${size} claimed installs are in the export only`,
  ],
  channel: ['渠道', 'Channel'],
  change: ['较上期', 'Change'],
  judgedShare: [
    (days: string, share: string) => `已判定的 ${days}：${share}`,
    (days: string, share: string) => `Judged days ${days}: ${share}`,
  ],
  decidedDays: [(count: number) => `已判定的 ${count} 天`, (count: number) => `${count} judged ${count === 1 ? 'day' : 'days'}`],
  comparedDays: [
    (days: string, before: string) => `较上期只比已判定的天：${days} 对比 ${before}。`,
    (days: string, before: string) => `Changes are of judged days only: ${days} vs ${before}.`,
  ],
  noneJudged: ['这些天都还在判定，不与上期比较。', 'These days are still being judged and aren’t compared.'],
  claimed: ['归因前激活', 'Claimed installs'],
  evidence: ['证据文件', 'Evidence'],
  evidenceNote: ['供渠道对账', 'for a dispute'],
  all: ['全部渠道', 'All channels'],
  range: ['范围', 'Period'],
  records: ['记录', 'Records'],
  recordsOf: [
    (all: string, blocked: string, flagged: string) => `${all} 条：实时拦截 ${blocked}，归因后判定 ${flagged}`,
    (all: string, blocked: string, flagged: string) => `${all}: ${blocked} blocked, ${flagged} flagged`,
  ],
  fieldsName: ['字段', 'Fields'],
  fields: [
    '点击与激活时间、间隔、渠道、子渠道、推广活动、机型、设备、原因、处置',
    'Click and install time, interval, channel, sub-channel, campaign, model, device, reason, action',
  ],
  masking: ['脱敏', 'Masking'],
  maskingValue: ['设备标识只留首尾共 6 位', 'Only 6 characters of a device ID are kept'],
  download: ['下载证据', 'Download evidence'],
  copyChinese: ['复制中文申诉', 'Copy dispute in Chinese'],
  copyEnglish: ['复制英文申诉', 'Copy dispute in English'],
  copied: ['申诉文字复制成功', 'Dispute text copied'],
  notCopied: ['复制失败', 'Copy failed'],
  limit: [
    'CSV，最多 20,000 条。此文件说明判定依据，不证明渠道有意作弊。',
    'CSV, up to 20,000 records. It shows the basis of the verdicts and doesn’t prove intent.',
  ],
  delay: ['激活延迟分析', 'Install delay'],
  fullPeriod: ['时段合计', 'Whole period'],
  rateMeans: [
    '实时拦截与归因后判定之和，除以归因前激活（计入的激活加上被拦截的）。判定窗口 7 天，未关闭的日子仍会增加。',
    'Blocked plus flagged installs, divided by claimed installs (those attributed plus those blocked). Installs are judged for 7 days, so recent days may still grow.',
  ],
  blockedMeans: [
    '在归因之前就被拦下的激活，不计入任何渠道，也不计费。占归因前激活的比例。',
    'Installs stopped before attribution: they count for no channel and aren’t charged. As a share of claimed installs.',
  ],
  flaggedMeans: [
    '归因之后 7 天内判定为作弊的激活，已经计入渠道，可凭证据追回。占归因前激活的比例。',
    'Installs found fraudulent within 7 days after attribution: they counted for the channel and can be claimed back with evidence. As a share of claimed installs.',
  ],
  injectionMeans: [
    '因点击注入被拦截或判定的激活，除以归因前激活：点击发生在下载开始之后，抢走了别人的激活。',
    'Installs blocked or flagged for click injection, divided by claimed installs: the click came after the download had begun and took the install of another source.',
  ],
  floodingMeans: [
    '因点击泛滥被拦截或判定的激活，除以归因前激活：大量没有人点过的点击，碰巧赶上了激活。',
    'Installs blocked or flagged for click flooding, divided by claimed installs: masses of clicks that nobody made happened to come before an install.',
  ],
  mayChange: ['会：激活后 7 天内仍可能被判定', 'Yes: installs may still be flagged for 7 days'],
  emulatorMeans: [
    '因模拟器被拦截或判定的激活，除以归因前激活。装在模拟器里的不是真实用户的设备。',
    'Installs blocked or flagged as emulators, divided by claimed installs: no user’s device, but software that imitates one.',
  ],
  repeatedMeans: [
    '因设备重复被拦截或判定的激活，除以归因前激活。同一台设备反复重置标识，当作新设备激活。',
    'Installs blocked or flagged as repeated devices, divided by claimed installs: one device resets its IDs and installs again as if it were new.',
  ],
  notTrusted: ['实时拦截 + 归因后判定', 'Blocked + flagged'],
  cpa: metricWords.cpa,
  none: ['这段时间没有来自广告的激活', 'No installs from ads in this period'],
  noneCause: [
    '自然量没有点击，不参与判定。换一段时间，或清除筛选。',
    'Organic installs have no click to judge. Choose another period or clear the filters.',
  ],
  failed: ['防作弊数据没有加载出来', 'Couldn’t load fraud data'],
  priceMissing: ['激活成本没有加载出来，金额暂缺', 'Couldn’t load CPI, so amounts are missing'],
});

export const reasonNames = bilingual({
  clickInjection: ['点击注入', 'Click injection'],
  clickFlood: ['点击泛滥', 'Click flooding'],
  emulator: ['模拟器', 'Emulator'],
  repeatedDevice: ['重复设备', 'Repeated device'],
});

/** What happened, in words. */
export const reasonMeanings = bilingual({
  clickInjection: [
    '首次打开前 10 秒内才出现点击，抢走自然量或他人的归因。',
    'The click came within 10 seconds before the first open and took the credit from organic or another channel.',
  ],
  clickFlood: [
    '同一来源点击极多，激活集中在 24 小时后，转化近于随机。',
    'One source sends very many clicks; installs come after 24 hours, almost at random.',
  ],
  emulator: ['传感器、机型与系统的组合不存在于真机。', 'Sensors, model and system don’t go together on any real device.'],
  repeatedDevice: ['同一设备更换标识后再次激活。', 'The same device installed again under another ID.'],
});

/** What to do about it. */
export const reasonActs = bilingual({
  clickInjection: ['处理：退回结算，要求渠道提供点击原始日志。', 'Do: refuse settlement and ask for raw click logs.'],
  clickFlood: ['处理：设点击上限，申诉时附激活延迟曲线。', 'Do: cap clicks, and attach the install delay to the dispute.'],
  emulator: ['处理：直接退量，无需渠道确认。', 'Do: deduct them; the channel doesn’t need to confirm.'],
  repeatedDevice: ['处理：按去重后的数量结算。', 'Do: settle on the number of distinct devices.'],
});
