import type { Dataset, Maturity, Series } from '../dataset/dataset.ts';
import type { Band, Durations } from '../dataset/buckets.ts';
import {
  seedActive,
  seedCampaigns,
  seedChannels,
  seedCohorts,
  seedDelayBenchmark,
  seedDelays,
  seedMoney,
  seedPaid,
  seedPreviousDays,
  seedRoi,
  seedSources,
  seedTop,
} from './seed.ts';

/** The data of the drawn pages, for stories and tests. */
const weekdays = ['日', '一', '二', '三', '四', '五', '六'];
const dates = Array.from({ length: 30 }, (_, index) => new Date(Date.UTC(2026, 9, 21 + index)));
const labelOf = (date: Date) => date.toISOString().slice(5, 10);

export const days = dates.map((date) => ({ label: labelOf(date), title: `${labelOf(date)} 周${weekdays[date.getUTCDay()]}` }));
const today = { label: '今日', title: '11-20 周五', until: '10:32' };

export const series = (key: string, name: string, values: Series['values'], rest: Partial<Series> = {}): Series => ({
  key,
  name,
  values,
  ...rest,
});

const counts = seedCohorts.map(([, size]) => size).toReversed();

export const installs: Dataset = {
  measure: '激活',
  dimension: '日期',
  points: days,
  series: [series('now', '本期', counts, { previous: seedPreviousDays })],
  previousName: '上期',
  whole: { value: 864_120, previous: 767_424 },
};

/** The same with today, which has not ended. */
export const installsToday: Dataset = {
  ...installs,
  points: [...days, today],
  series: [series('now', '本期', [...counts, 12_860], { previous: seedPreviousDays })],
};

export const active: Dataset = {
  ...installs,
  measure: 'DAU',
  points: [...days, today],
  series: [series('now', '本期', [...seedActive.days, 186_400], { previous: seedActive.before })],
  whole: { name: '日均 DAU', value: 345_847, previous: 313_375 },
};

export const annotations = [
  { at: 12, text: 'SDK 6.2 上线' },
  { at: 21, text: '双 11 买量' },
];

export const sources: Dataset = {
  measure: '激活',
  dimension: '日期',
  seriesDimension: '来源',
  points: days,
  series: seedSources.map(([name, values], index) => series(name, name, values, index === 4 ? { colour: 10 } : {})),
  whole: { value: 864_120 },
};

const maturity = (open: number): Maturity[] => days.map((_, index) => (index >= days.length - open ? 'open' : 'final'));

export const paid: Dataset = {
  measure: '首次付费',
  dimension: '激活日',
  counter: '人',
  points: days,
  series: [series('paid', '首次付费', seedPaid, { maturity: maturity(7) })],
  whole: { value: 43_180, previous: 44_106 },
  openReason: '7 天窗口未关闭',
};

export const campaigns: Dataset = {
  measure: '激活',
  dimension: '日期',
  seriesDimension: '推广活动',
  points: days,
  series: seedCampaigns.map(([name, values]) => series(name, name, values)),
};

export const money: Dataset = {
  measure: '收入与花费',
  dimension: '日期',
  points: days,
  series: [
    series('purchases', '内购收入', seedMoney.purchases, { colour: 'tint' }),
    series('ads', '变现收入', seedMoney.ads, { colour: 1, maturity: maturity(1) }),
    series('spend', '买量花费', seedMoney.spend, { colour: 2, drawnAs: 'line' }),
  ],
  whole: { name: '总收入', value: 4_475_000 },
  openReason: '预估，未对账',
};

export const sessions: Dataset = {
  measure: '会话',
  dimension: '时长',
  reading: 'in-order',
  figures: { kind: 'percent' },
  points: ['≤ 10 秒', '10–60 秒', '1–3 分', '3–10 分', '10–30 分', '0.5–1 时', '> 1 时'].map((label) => ({ label })),
  series: [
    series('now', '本期', [0.062, 0.114, 0.158, 0.227, 0.251, 0.126, 0.062], {
      previous: [0.058, 0.11, 0.162, 0.224, 0.256, 0.134, 0.068],
    }),
  ],
  previousName: '上期',
};

const roiDays = Array.from({ length: 91 }, (_, day) => ({ label: day ? `${day} 日` : '注册日' }));
export const roi: Dataset = {
  measure: '累计 ROI',
  dimension: '注册后',
  reading: 'in-order',
  figures: { kind: 'percent', decimals: 1 },
  points: roiDays,
  series: seedRoi.map(([name, values]) => series(name, name, values, { maturity: roiDays.map((_, day) => (day > 81 ? 'thin' : 'final')) })),
};

export const payback = [24, 40, 49, 63].map((at, index) => ({ at, text: `${at} 日`, on: seedRoi[index]?.[0] ?? '' }));

export const topChannels: Dataset = {
  measure: '激活',
  dimension: '渠道',
  points: seedTop.map(([label]) => ({ label })),
  series: [
    series(
      'now',
      '本期',
      seedTop.map(([, count]) => count),
      { previous: seedTop.map(([, , before]) => before) },
    ),
  ],
  whole: { value: 864_120 },
};

export const systems: Dataset = {
  measure: 'DAU',
  dimension: '系统',
  points: [...['iOS 26', 'iOS 18', 'iOS 17', 'iOS 16'].map((label) => ({ label })), { label: '更早', colour: 10 }],
  series: [series('now', '本期', [41.2, 38.6, 12.4, 5.1, 2.7], { previous: [33.8, 44.1, 13.9, 5.3, 2.9] })],
  previousName: '上期',
};

export const steps: Dataset = {
  measure: '漏斗',
  dimension: '步骤',
  counter: '人',
  points: ['激活', '注册', '完成新手引导', '创建角色', '首次付费'].map((label) => ({ label })),
  series: [
    series('now', '人数', [864_120, 512_068, 398_912, 341_870, 43_180], {
      previous: [767_424, 460_493, 366_118, 316_340, 44_106],
      open: [0, 85_530, 27_600, 15_200, 72_400],
    }),
  ],
  previousName: '上期',
  openReason: '11-13 起激活的 206,096 人 7 天窗口未关闭',
};

const begun = (length: number, index: number): Maturity => (index < length - 1 ? 'final' : index === length - 1 ? 'open' : 'none');

export const retention: Dataset = {
  measure: '留存',
  dimension: '激活日',
  reading: 'in-order',
  figures: { kind: 'percent', decimals: 1 },
  points: Array.from({ length: 30 }, (_, index) => ({
    label: index ? String(index + 1) : '次日',
    title: index ? `${index + 1} 日` : '次日',
  })),
  series: seedCohorts.map(([day, size, rates]) =>
    series(
      day,
      day,
      Array.from({ length: 30 }, (_, index) => (rates[index] === undefined ? null : rates[index] / 100)),
      {
        size,
        maturity: Array.from({ length: 30 }, (_, index) => begun(rates.length, index)),
      },
    ),
  ),
  previousName: '上期',
};

export const delays: Durations = {
  measure: '激活',
  counter: '次',
  from: 5,
  to: 7 * 24 * 3600,
  shares: seedDelays.map((share) => share / 100),
  benchmark: seedDelayBenchmark.map((share) => share / 100),
  benchmarkName: '基准',
  total: 820_621,
  median: 222,
};

export const bands: Band[] = [
  { name: '注入带', to: 10, tone: 'bad', share: 0.007, benchmark: 0.0013 },
  { name: '泛滥带', from: 24 * 3600, tone: 'warning', share: 0.0193, benchmark: 0.0124 },
];

export const channels: Dataset = {
  measure: '激活',
  dimension: '日期',
  seriesDimension: '渠道',
  points: days,
  series: seedChannels.map(([name, values, previous]) => series(name, name, values, { previous, colour: 1 })),
  previousName: '上期',
  whole: { value: 864_120 },
};
