import { bilingual, inSentence } from '#design-system';

export const partNames = bilingual({
  network: ['变现平台', 'Mediation network'],
  placement: ['广告位', 'Placement'],
  format: ['广告形式', 'Format'],
  app: ['应用', 'App'],
});

export const networkNames = bilingual({
  pangle: ['穿山甲', 'Pangle'],
  tencent: ['优量汇', 'Tencent Ads network'],
  kuaishou: ['快手联盟', 'Kuaishou Ads network'],
  mintegral: ['Mintegral', 'Mintegral'],
  unity: ['Unity Ads', 'Unity Ads'],
});

export const formatNames = bilingual({
  rewarded: ['激励视频', 'Rewarded video'],
  interstitial: ['插屏', 'Interstitial'],
  splash: ['开屏', 'Splash'],
  banner: ['横幅', 'Banner'],
});

export const words = bilingual({
  why: [(figure: string) => `为什么是这个数：${figure}`, (figure: string) => `Why this number: ${figure}`],
  byPart: [(part: string) => `广告收入 · 按${part}`, (part: string) => `Ad revenue by ${inSentence(part)}`],
  splitBy: ['按什么细分', 'Break down by'],
  estimated: ['平台预估，单位 ¥', 'as estimated, in ¥'],
  estimate: ['预估收入', 'Estimated'],
  settled: ['已结算收入', 'Settled'],
  against: ['结算较预估', 'Settled vs estimate'],
  settledTo: [
    (day: string) => `已结算至 ${day}，结算与预估只比较这些天`,
    (day: string) => `settled through ${day}; settled and estimated revenue are compared for those days only`,
  ],
  nothingSettled: ['这些天都未结算，收入是预估', 'none of these days is settled yet: revenue is an estimate'],
  otherCurrencies: [
    (apps: string) => `以其他货币计，不在表内：${apps}`,
    (apps: string) => `in other currencies and not in this table: ${apps}`,
  ],
  and: ['、', ', '],
  ofApp: [(app: string) => `查看${app}的这些天`, (app: string) => `View these days of ${app}`],
  others: ['其他', 'Other'],
  change: ['较上期', 'Change'],
  comparedFullDays: [
    (days: string, before: string) => `较上期只比完整的天：${days} 对比 ${before}`,
    (days: string, before: string) => `change is of full days only: ${days} vs ${before}`,
  ],
  ofFullDays: [(days: string, value: string) => `完整日 ${days}：${value}`, (days: string, value: string) => `Full days ${days}: ${value}`],
  settledApart: ['两期已结算的天数不同，不作比较', 'not compared: the periods are not settled for as many days'],
  settledMeans: ['变现平台结算后确认的收入，只含已结算的天。', 'Revenue confirmed by the mediation network, for settled days only.'],
  againstMeans: [
    '已结算收入与同样这些天的预估收入之差，除以这些天的预估收入。',
    'Settled revenue less what was estimated for the same days, divided by that estimate.',
  ],
  settledLess: ['已结算 − 预估', 'Settled − estimate'],
  sameDays: ['这些天的预估', 'Estimate for these days'],
  allOf: [(part: string) => `全部${part}`, (part: string) => `Every ${part.toLowerCase()}`],
  final: ['不会，已是最终数字', 'Final'],
  estimateMayChange: ['会：现在是预估，以变现平台的结算为准', 'Yes: this is an estimate until the mediation network settles it'],
  todayMayChange: ['会：今天还没有结束', 'Yes: today isn’t over'],
  byChannel: ['按渠道查看这些天', 'View these days by channel'],
  sourcesFailed: ['变现平台的数据没有加载出来', 'Couldn’t load the breakdown'],
  fillNote: ['填充 ÷ 请求', 'fills out of requests'],
  returns: ['广告收入 ROAS', 'ROAS on ad revenue'],
  returnsNote: [
    '单位 %，按激活周：到第 n 天为止的广告收入 ÷ 获客消耗，不含自然量；未到期的格不计入平均',
    'in %, by install week: ad revenue through day n ÷ ad spend, without organic; cells that are not yet mature stay out of averages',
  ],
  returnsAt: [(day: string) => `${day}广告收入 ROAS`, (day: string) => `ROAS on ad revenue, ${day.toLowerCase()}`],
  returnsMeans: [
    '这一周激活的用户到这一天为止带来的广告收入，除以为这些激活支出的消耗，不含自然量。未到期和没有收到数据的激活日不计入。',
    'Ad revenue through this day from users who installed in this week, divided by the ad spend on these installs, organic excluded. Install dates that are not yet mature or weren’t received are left out.',
  ],
  returnsMeanMeans: [
    '各激活周广告收入 ROAS 的平均，按激活数加权，不含自然量。未到期和没有收到数据的激活周两边都不计入。',
    'Average ROAS on ad revenue of the install weeks, weighted by installs, organic excluded. Weeks that are not yet mature or weren’t received are left out on both sides.',
  ],
  cameFromAds: ['累计广告收入', 'Cumulative ad revenue'],
  weighed: ['各周 ROAS × 激活数', 'Weekly ROAS × installs'],
  notFollowed: ['广告收入 ROAS 不能按这些条件筛选', 'ROAS on ad revenue can’t be filtered this way'],
  notFollowedCause: [
    '它只能按渠道、推广活动组、推广活动和广告筛选。清除其他筛选后显示。',
    'It can be filtered by channel, campaign group, campaign, and ad only. Clear the other filters to see it.',
  ],
  returnsFailed: ['广告收入 ROAS 没有加载出来', 'Couldn’t load ROAS on ad revenue'],
  noReturns: ['这段时间没有广告带来的激活', 'No installs from ads in this period'],
  noReturnsCause: [
    '没有消耗就没有 ROAS。换一段时间，或清除筛选。',
    'Without ad spend there is no ROAS. Choose another period or clear the filters.',
  ],
  revenue: ['总收入', 'Total revenue'],
  revenueAndSpend: ['收入与消耗', 'Revenue and ad spend'],
  notSettled: ['预估，未结算', 'Estimated, not settled'],
  sameAxis: ['同一坐标，单位 ¥', 'One axis, in ¥'],
  date: ['日期', 'Date'],
  step: ['步骤', 'Step'],
  delivery: ['请求、填充、展示', 'Requests, fills, impressions'],
  deliveryNote: ['每一步都不多于前一步', 'no step is more than the one before'],
  ecpmNote: ['千次展示收入', 'revenue per 1,000 impressions'],
  none: ['这段时间没有广告请求', 'No ad requests in this period'],
  noneCause: [
    '接入变现平台后出现。换一段时间，或清除筛选。',
    'They appear once a mediation network is connected. Choose another period or clear the filters.',
  ],
  failed: ['变现数据没有加载出来', 'Couldn’t load monetization'],
});
