import { bilingual } from '#design-system';
import { metricWords } from '#app/lib/metrics/words.ts';

export const eventNames = bilingual({
  click: metricWords.clicks,
  install: metricWords.installs,
  registration: metricWords.registrations,
  payment: ['首次付费', 'First payment'],
});

export const words = bilingual({
  builder: ['漏斗设置', 'Settings'],
  steps: ['步骤', 'Steps'],
  stepsHint: ['按发生的先后排列，至少两步', 'In the order in which they happen, two at least'],
  window: ['转化窗口', 'Conversion window'],
  days: [(days: string) => `${days} 天`, (days: string) => `${days} ${days === '1' ? 'day' : 'days'}`],
  calculate: ['计算', 'Calculate'],
  reset: ['重置', 'Reset'],
  tooFew: ['再选一个步骤', 'Choose another step'],
  noPay: ['首次付费需要付费数据权限', 'First payments need access to revenue data'],
  funnel: ['漏斗', 'Funnel'],
  devices: ['设备数', 'Devices'],
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
  people: ['折合人数', 'In people'],
  times: ['转化用时', 'Time to convert'],
  timesNote: [(from: string, to: string) => `${from} → ${to}，占 %`, (from: string, to: string) => `${from} to ${to}, %`],
  cumulative: ['累计转化率', 'Cumulative conversion'],
  cumulativeMeans: [
    '走到这一步的设备，占走到第一步的设备。窗口未关闭的设备仍可能走到这一步，斜纹是最多还能增加的数量，不是预测。',
    'Devices that reached this step, out of those that reached the first one. Devices whose window is still open may yet get here: the hatched part is the most that can be added, not a forecast.',
  ],
  mayChange: ['会：转化窗口未关闭的设备仍可能走到这一步', 'Yes: devices whose conversion window is still open may reach this step'],
  share: ['累计', 'Cumulative'],
  why: ['为什么是这个数', 'Why this number'],
  byChannel: ['按渠道查看这些天', 'View these days by channel'],
  none: ['这段时间没有走到第一步的设备', 'No device reached the first step in this period'],
  noneCause: ['换一段时间，或清除筛选。', 'Choose another period or clear the filters.'],
  failed: ['漏斗没有加载出来', 'Couldn’t load the funnel'],
});
