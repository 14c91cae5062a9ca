import { bilingual } from '#design-system';

export const words = bilingual({
  measure: ['指标', 'Metric'],
  grouping: ['分组', 'Group by'],
  minimum: ['最小规模', 'Minimum size'],
  noMinimum: ['不限', 'None'],
  atLeast: [(count: string) => `≥ ${count}`, (count: string) => `≥ ${count}`],
  matureCells: [
    (mature: string, all: string) => `到期格 ${mature} / ${all}，平均不含未到期与规模不足`,
    (mature: string, all: string) => `${mature} of ${all} cells mature`,
  ],
  picked: [(count: number) => `已选 ${count} 行`, (count: number) => `${count} selected`],
  average: ['加权平均', 'Weighted average'],
  averageNote: ['按激活数加权', 'Weighted by installs'],
  mean: ['本期平均', 'Current average'],
  meanBefore: ['上期平均', 'Previous average'],
  age: ['激活后', 'After install'],
  now: ['本期', 'Current'],
  samePosition: ['上期同位', 'Previous'],
  change: ['变化', 'Change'],
  countedHead: ['计入', 'Counted'],
  counted: [(counted: number, all: number) => `${counted} / ${all}`, (counted: number, all: number) => `${counted} of ${all}`],
  samePositionMeans: [
    '上期同位：只取与本期到期格位置相同的激活日。',
    'Previous: only days at the same place as those that are mature in the current period.',
  ],
  leftOut: [
    (count: number, size: string) => `${count} 行激活数低于 ${size}，不计入平均。`,
    (count: number, size: string) =>
      `${count} ${count === 1 ? 'row has' : 'rows have'} fewer than ${size} installs and ${count === 1 ? 'isn’t' : 'aren’t'} counted.`,
  ],
  head: [(age: number) => (age === 0 ? '当日' : age === 1 ? '次日' : String(age)), (age: number) => String(age)],
  returned: ['再次打开的设备', 'Devices that returned'],
  revenue: ['累计付费金额', 'Cumulative revenue'],
  payers: ['当日付费用户', 'Users who paid that day'],
  mature: ['到期的激活', 'Mature installs'],
  byChannel: ['按渠道查看这些天', 'View these days by channel'],
  none: ['这段时间没有激活', 'No installs in this period'],
  noneCause: ['换一段时间，或清除筛选。', 'Choose another period or clear the filters.'],
  failed: ['数据没有加载出来', 'Couldn’t load the cohorts'],
  noFlag: ['没有留存与付费数据的权限', 'You don’t have access to retention or revenue data'],
  noFlagCause: [
    '用户概览由留存与付费金额算出，可请主账号授予其中一种数据权限。',
    'The overview is made of retention and revenue. Ask the account owner for access to either.',
  ],
});

/** What a row of the map is. */
export const rowNames = bilingual({
  day: ['激活日', 'Install date'],
  week: ['激活周', 'Install week'],
  month: ['激活月', 'Install month'],
});
export const groupingNames = bilingual({ day: ['日', 'Day'], week: ['周', 'Week'], month: ['月', 'Month'] });
