import { bilingual } from '#design-system';

/** How many channels are past a limit. */
interface Past {
  count: number;
  limit: string;
}

export const words = bilingual({
  limitsFailed: ['没有查到这个应用的门槛，先按默认值标注。', 'Couldn’t load the thresholds of this app. Marks follow the defaults.'],
  benchmarkFailed: [
    '基准没有加载，图里没有基准，标注只按门槛。',
    'Couldn’t load the benchmark. Charts show none, and marks follow the thresholds alone.',
  ],
  spread: ['时长分布', 'Distribution'],
  spreadNote: ['占激活 %，对数轴', '% of installs, log scale'],
  measure: ['激活延迟', 'Install delay'],
  installs: ['激活', 'Installs'],
  times: ['次', ''],
  benchmark: ['基准', 'Benchmark'],
  benchmarkRule: [
    '基准：近 90 天可疑率 < 1% 的全部渠道，不随筛选变化',
    'Benchmark: all channels with under 1% suspicious installs in the last 90 days, whatever the filters',
  ],
  noBenchmark: [
    '近 90 天没有可疑率 < 1% 的渠道：没有基准，标注只按门槛',
    'No channel had under 1% suspicious installs in the last 90 days: no benchmark, marks follow the thresholds alone',
  ],
  injection: ['注入带', 'Click injection'],
  flooding: ['泛滥带', 'Click flooding'],
  byChannel: ['按渠道', 'By channel'],
  byChannelNote: ['中位时长；偏离由高到低', 'Median; largest deviation first'],
  channel: ['渠道', 'Channel'],
  median: ['中位', 'Median'],
  medianSeconds: ['中位（秒）', 'Median (s)'],
  under: ['< 10 秒', '< 10 s'],
  over: ['> 24 时', '> 24 h'],
  each: ['渠道分布', 'Distribution by channel'],
  eachNote: ['同一坐标；点击渠道查看明细', 'Same scale; select a channel for details'],
  eachSentence: [
    (all: number, injected: Past, flooded: Past, floors: readonly [string, string] | null) =>
      `偏离最大的 ${all} 个渠道中，${injected.count} 个注入超过 ${injected.limit}，${flooded.count} 个泛滥超过 ${flooded.limit}${floors ? `（基准的 4 倍，且不低于 ${floors[0]} 和 ${floors[1]}）` : ''}。`,
    (all: number, injected: Past, flooded: Past, floors: readonly [string, string] | null) =>
      `Of the ${all} ${all === 1 ? 'channel' : 'channels'} that deviate most, ${injected.count} exceed ${injected.limit} click injection and ${flooded.count} exceed ${flooded.limit} click flooding${floors ? ` (4 times the benchmark, at least ${floors[0]} and ${floors[1]})` : ''}.`,
  ],
  besideBefore: ['与上期相比', 'Compared with previous period'],
  besideSegments: ['分群对比', 'Segment comparison'],
  besideNote: ['各占自己的激活 %，对数轴', '% of each side’s installs, log scale'],
  share: ['占激活', 'Share of installs'],
  now: ['本期', 'Current'],
  previous: ['上期', 'previous period'],
  medians: [
    (now: string, name: string, before: string) => `中位 ${now}，${name} ${before}。`,
    (now: string, name: string, before: string) => `Median ${now}, ${name} ${before}.`,
  ],
  mediansOf: [
    (one: string, first: string, other: string, second: string) => `中位：${one} ${first}，${other} ${second}。`,
    (one: string, first: string, other: string, second: string) => `Median: ${one} ${first}, ${other} ${second}.`,
  ],
  medianTitle: ['激活延迟中位', 'Median install delay'],
  medianMeans: [
    '一半的激活从点击到首次打开的时长短于它。服务给出各段时长的激活数；中位落在哪一段，就按对数轴上均匀分布在这一段里估算。',
    'Half of the installs took less time than this from click to first open. The service counts installs per time range; within the range that holds the median, the estimate assumes an even spread on a log scale.',
  ],
  injectionTitle: ['10 秒内的激活占比', 'Share of installs under 10 s'],
  injectionMeans: [
    '从点击到首次打开不足 10 秒的激活占全部激活的比例。应用很难装得这么快，多半是安装过程中补发的点击。',
    'Installs within 10 seconds of the click, as a share of all installs. Apps rarely install that fast: such clicks were most likely sent while the install was already under way.',
  ],
  floodingTitle: ['24 小时后的激活占比', 'Share of installs after 24 h'],
  floodingMeans: [
    '从点击到首次打开超过 24 小时的激活占全部激活的比例。大量投放点击、再认领自然产生的激活时，这里会偏高。',
    'Installs more than 24 hours after the click, as a share of all installs. High values can mean that clicks are sent in bulk to claim installs that would have happened anyway.',
  ],
  marked: [
    (floor: string) => `超过基准的 4 倍且超过 ${floor} 会标出。`,
    (floor: string) => ` Shares above ${floor} and above 4 times the benchmark are marked.`,
  ],
  markedAlone: [
    (floor: string) => `没有基准，超过 ${floor} 会标出。`,
    (floor: string) => ` There is no benchmark, so shares above ${floor} are marked.`,
  ],
  all: ['整体', 'Overall'],
  benchmarkIs: [(figure: string) => `基准 ${figure}`, (figure: string) => `benchmark ${figure}`],
  overallIs: [(figure: string) => `整体 ${figure}`, (figure: string) => `overall ${figure}`],
  byChannelNow: ['按渠道查看这些激活', 'View these installs by channel'],
  byCampaign: ['按推广活动查看该渠道的激活', 'View this channel’s installs by campaign'],
  bySegment: ['按渠道查看这个分群的激活', 'View this segment’s installs by channel'],
  whyOf: [(name: string) => `为什么是这个数：${name}`, (name: string) => `Why this number: ${name}`],
  nowIs: [(median: string) => `本期 ${median}`, (median: string) => `current period ${median}`],
  before: ['上期', 'Previous period'],
  byChannelThen: ['按渠道查看上期的激活', 'View that period’s installs by channel'],
  why: ['为什么是这个数', 'Why this number'],
  inject: ['注入', 'Injection'],
  flood: ['泛滥', 'Flooding'],
  time: ['时长', 'Delay'],
  antiCheat: ['防作弊', 'Fraud protection'],
  none: ['这段时间没有激活', 'No installs in this period'],
  noneCause: ['激活延迟按激活计算，有激活后出现。', 'The delay is measured per install, so it appears once there are installs.'],
  failed: ['激活延迟没有加载出来', 'Couldn’t load the install delays'],
});
