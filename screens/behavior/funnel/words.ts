import { bilingual, inSentence } from '#design-system';
import type { PathUnit } from '#app/api/reports/funnelStep.ts';
import { metricWords } from '#app/lib/metrics/words.ts';

export const eventNames = bilingual({
  click: metricWords.clicks,
  install: metricWords.installs,
  launch: ['首次启动', 'First launch'],
  registration: metricWords.registrations,
  login: ['登录', 'Log in'],
  level: ['升级', 'Level up'],
  order: ['首次下单', 'First order'],
  payment: ['首次付费', 'First payment'],
});

/** What a step can be narrowed by. */
export const propertyNames = bilingual({
  level: ['等级', 'Level'],
  currencyamount: ['金额', 'Amount'],
  paymenttype: ['支付方式', 'Payment method'],
});

export const paymentNames = bilingual({
  weixinpay: ['微信支付', 'WeChat Pay'],
  alipay: ['支付宝', 'Alipay'],
  apple: ['Apple 支付', 'Apple payment'],
});

export const orderWords = bilingual({ strict: ['严格顺序', 'Strict order'], any: ['任意顺序', 'Any order'] });
export const unitWords = bilingual({ device: ['设备', 'Devices'], user: ['用户', 'Users'] });
export const countWords = bilingual({ device: ['设备数', 'Devices'], user: ['用户数', 'Users'] });

/** How long the way may take. */
export const windowWords = bilingual({
  '10m': ['10 分钟', '10 minutes'],
  '30m': ['30 分钟', '30 minutes'],
  '1h': ['1 小时', '1 hour'],
  '12h': ['12 小时', '12 hours'],
  '1': ['1 天', '1 day'],
  '3': ['3 天', '3 days'],
  '7': ['7 天', '7 days'],
  '14': ['14 天', '14 days'],
  '30': ['30 天', '30 days'],
});

export const conditionWords = bilingual({
  step: [
    (event: string, condition: string) => `${event}（${condition}）`,
    (event: string, condition: string) => `${event} (${inSentence(condition)})`,
  ],
  level: [(value: string) => `等级 ≥ ${value}`, (value: string) => `Level ≥ ${value}`],
  currencyamount: [(value: string) => `金额 ≥ ¥${value}`, (value: string) => `Amount ≥ ¥${value}`],
  any: ['不限', 'Any'],
  atLeast: [(name: string) => `${name} ≥`, (name: string) => `${name} ≥`],
  condition: [(step: string) => `${step}的条件`, (step: string) => `Condition of ${step}`],
  value: [(step: string) => `${step}的值`, (step: string) => `Value of ${step}`],
});

export const words = bilingual({
  builder: ['漏斗设置', 'Settings'],
  steps: ['步骤', 'Steps'],
  stepsHint: [(most: number) => `按列出的先后计算，2 到 ${most} 步`, (most: number) => `Counted in this order, 2 to ${most}`],
  addStep: ['添加步骤', 'Add a step'],
  searchEvents: ['搜索事件', 'Search events'],
  removeStep: [(step: string) => `移除${step}`, (step: string) => `Remove ${step}`],
  moveUp: [(step: string) => `上移${step}`, (step: string) => `Move ${step} up`],
  impossible: [
    (after: string, before: string) => `${after}不会在${before}之后发生，严格顺序下没有人走完。调整步骤，或改为任意顺序。`,
    (after: string, before: string) =>
      `${after} can’t happen after ${inSentence(before)}, so nobody completes this path in strict order. Move the steps or choose any order.`,
  ],
  fromClick: [
    '含点击的漏斗只有广告带来的设备，自然量没有点击。',
    'A funnel with clicks counts devices from ads only: organic installs have no click.',
  ],
  noOrder: ['首次下单需要订单数据权限', 'First orders need access to order data'],

  saved: ['已保存的漏斗', 'Saved funnels'],
  savedNote: ['只保存在这个浏览器。要给别人，发送地址。', 'Saved in this browser only. To share one, send its address.'],
  saveFunnel: ['保存当前漏斗…', 'Save this funnel…'],
  funnelName: ['漏斗名称', 'Funnel name'],

  lost: [
    (unit: PathUnit) => `流失的${unitWords[unit][0]}`,
    (unit: PathUnit) => `${unit === 'user' ? 'Users' : 'Devices'} that dropped out`,
  ],
  lostNote: [(from: string, to: string) => `到了${from}，没有到${to}`, (from: string, to: string) => `Reached ${from}, not ${to}`],
  showLost: ['查看名单', 'Show list'],
  hideLost: ['收起名单', 'Hide list'],
  lostLocked: [
    '名单需要订单和事件两项数据权限。漏斗和流失排行不受影响。',
    'The list needs access to order and event data. The funnel and the drop-off ranking don’t.',
  ],
  lostShown: [
    (shown: string, all: string, unit: PathUnit) =>
      unit === 'user' ? `最近 ${shown} 位，共 ${all} 位，各列首个设备。设备号已遮盖。` : `最近 ${shown} 台，共 ${all} 台。设备号已遮盖。`,
    (shown: string, all: string, unit: PathUnit) =>
      `The latest ${shown} of ${all}${unit === 'user' ? ', each with their first device' : ''}. Device IDs are masked.`,
  ],
  lostFailed: ['流失名单没有加载出来', 'Couldn’t load the list'],
  lostNone: ['没有人流失', 'Nobody dropped out'],
  lostNoneCause: ['到了前一步的都到了这一步。', 'All that reached the step before reached this one, too.'],
  device: ['设备', 'Device'],
  reachedOn: ['日期', 'Date'],
  channel: ['渠道', 'Channel'],
  windowState: ['转化窗口', 'Conversion window'],
  stillOpen: ['未关闭，仍可能转化', 'Open, may still convert'],
  closed: ['已关闭', 'Closed'],
  window: ['转化窗口', 'Conversion window'],
  order: ['步骤顺序', 'Step order'],
  strictMeans: ['每一步都在前一步之后发生才计入。', 'A step counts only if it happened after the one before it.'],
  anyMeans: ['窗口内做过这些步骤即计入，不论先后。', 'A step counts if it happened within the window, whatever came first.'],
  unit: ['计数对象', 'Count'],
  way: [
    (order: string, unit: string, window: string) => `${order} · 按${unit} · 转化窗口 ${window}`,
    (order: string, unit: string, window: string) => `${order} · ${inSentence(unit)} · within ${window}`,
  ],
  calculate: ['计算', 'Calculate'],
  reset: ['重置', 'Reset'],
  tooFew: ['再选一个步骤', 'Choose another step'],
  noPay: ['首次付费需要付费数据权限', 'First payments need access to revenue data'],
  funnel: ['漏斗', 'Funnel'],
  step: ['步骤', 'Step'],
  now: ['本期', 'Current'],
  counter: ['人', ''],
  windowOpen: ['窗口未关闭', 'Window open'],
  ranking: ['流失排行', 'Drop-off'],
  between: [
    (from: string, to: string) => `${from} → ${to}，与均值比较`,
    (from: string, to: string) => `${from} to ${to}, against the average`,
  ],
  small: [
    (count: number, size: number) => `另有 ${count} 行样本不足 ${size}`,
    (count: number, size: number) => `${count} ${count === 1 ? 'row has' : 'rows have'} a sample below ${size}`,
  ],
  name: ['名称', 'Name'],
  all: ['合计', 'Total'],
  points: ['差', 'Difference'],
  rate: ['转化', 'Conversion'],
  difference: [(mean: string) => `与均值 ${mean} 之差`, (mean: string) => `Against ${mean}`],
  stepRate: [
    (from: string, to: string) => `${from} → ${to} 转化率`,
    (from: string, to: string) => `Conversion, ${inSentence(from)} to ${inSentence(to)}`,
  ],
  stepRateMeans: [
    '这一行里走到前一步的，又走到这一步的占比。与全部行的合计之比相比，差额乘以样本就是折合人数。',
    'Of those in this row that reached the step before, the share that reached this one. The difference from all rows together, times the sample, is what stands in people.',
  ],
  allRows: [(rate: string) => `全部 ${rate}`, (rate: string) => `All ${rate}`],
  onlyThis: [(name: string) => `只看${name}`, (name: string) => `Show only ${name}`],
  people: ['折合人数', 'In people'],
  medianTime: ['转化用时中位数', 'Median time to convert'],
  medianTimeMeans: [
    '一半在这之前走到这一步，一半在这之后。同一区间内按对数坐标均匀分布估算；最后一段按 7 天为止。',
    'Half reached the step sooner and half later. Within its bucket they count as evenly spread on a logarithmic axis, and the last bucket ends at 7 days.',
  ],
  fromTo: [(from: string, to: string) => `${from} → ${to}`, (from: string, to: string) => `${from} to ${to}`],
  partOfAll: ['占比', 'Share'],
  times: ['转化用时', 'Time to convert'],
  timesNote: [(from: string, to: string) => `${from} → ${to}，占 %`, (from: string, to: string) => `${from} to ${to}, %`],
  cumulative: ['累计转化率', 'Cumulative conversion'],
  cumulativeMeans: [
    (unit: PathUnit) =>
      `走到这一步的${unitWords[unit][0]}，占走到第一步的${unitWords[unit][0]}。窗口未关闭的仍可能走到这一步，斜纹是最多还能增加的数量，不是预测。`,
    (unit: PathUnit) =>
      `${unit === 'user' ? 'Users' : 'Devices'} that reached this step, out of those that reached the first one. Those whose window is still open may yet get here: the hatched part is the most that can be added, not a forecast.`,
  ],
  mayChange: ['会：转化窗口未关闭的仍可能走到这一步', 'Yes: those whose conversion window is still open may reach this step'],
  share: ['累计', 'Cumulative'],
  why: ['为什么是这个数', 'Why this number'],
  whyOf: [(figure: string) => `为什么是这个数：${figure}`, (figure: string) => `Why this number: ${figure}`],
  byChannel: ['按渠道查看这些天', 'View these days by channel'],
  closedOnly: ['只看窗口已关闭', 'Closed windows only'],
  closedDays: [(days: string) => `窗口已关闭 ${days}`, (days: string) => `windows closed, ${days}`],
  settledMeans: [
    (days: string, now: string, before: string) => `变化只比较两期窗口已关闭的天（${days}）：${now}，上期 ${before}。`,
    (days: string, now: string, before: string) =>
      ` The change compares days whose windows are closed in both periods only (${days}): ${now}, previous period ${before}.`,
  ],
  noneClosed: ['这段时间的窗口都未关闭', 'No window of this period is closed'],
  noneClosedCause: [
    '换一段更早的时间或更短的窗口，或关闭“只看窗口已关闭”。',
    'Choose earlier days or a shorter window, or turn off “Closed windows only”.',
  ],
  impossibleTitle: ['这个顺序没有人走完', 'Nobody completes this order'],
  none: ['这段时间没有走到第一步的设备', 'No device reached the first step in this period'],
  noneCause: ['换一段时间，或清除筛选。', 'Choose another period or clear the filters.'],
  failed: ['漏斗没有加载出来', 'Couldn’t load the funnel'],
});
