import { bilingual } from '#design-system';
import { tradeTerms } from '#app/lib/glossary/words.ts';

export const words = bilingual({
  measure: ['指标', 'Metric'],
  away: ['离开天数', 'Days away'],
  awayDays: [(days: string) => `离开 ≥ ${days} 天`, (days: string) => `${days}+ days away`],
  returns: ['回流人次', 'Returns'],
  perDay: ['每日回流', 'Returns per day'],
  perDayNote: [
    (days: string) => `离开 ${days} 天或更久后再次打开的人次；再次离开又回来的，再计一次`,
    (days: string) => `opens after ${days} or more days away; whoever leaves and comes back again counts again`,
  ],
  why: [(figure: string) => `为什么是这个数：${figure}`, (figure: string) => `Why this number: ${figure}`],
  returnsOfDay: ['日均回流人次', 'Returns per day, average'],
  returnsOfDayMeans: [
    (days: string) =>
      `各日离开 ${days} 天或更久后再次打开的人次之和，除以天数；没有结束和停止接收数据的日子不计入。再次离开又回来的，再计一次。`,
    (days: string) =>
      `Opens after ${days} or more days away, summed over the days and divided by them; days that aren’t over or weren’t received are left out. Whoever leaves and comes back again counts again.`,
  ],
  days: ['计入天数', 'Days counted'],
  share: ['占比', 'Share'],
  returnShare: ['回流占比', 'Share of returns'],
  allReturns: ['全部回流人次', 'All returns'],
  returnShareMeans: ['这一行的回流人次，占列出的全部行的回流人次。', 'Returns in this row, out of the returns of all rows in the list.'],
  sources: ['各来源的回流', 'Returns by source'],
  sourcesNote: ['按用户激活时的来源归类，只含已到期的天', 'by what brought the users when they installed, mature days only'],
  ofServers: ['各区服的回流', 'Returns by server'],
  ofServersNote: ['按回来时所在的区服归类，只含已到期的天', 'by the server they came back to, mature days only'],
  largest: [
    (count: number, all: number) => `回流最多的 ${count} 个，共 ${all} 个`,
    (count: number, all: number) => `the ${count} largest of ${all}`,
  ],
  age: ['回流后', 'After return'],
  mean: ['本期平均', 'Current average'],
  matureCells: [
    (mature: string, all: string, least: string) => `到期格 ${mature} / ${all}，平均不含未到期和不足 ${least} 人次的行`,
    (mature: string, all: string, least: string) => `${mature} of ${all} cells mature; averages leave out rows under ${least} returns`,
  ],
  head: [(age: number) => (age === 0 ? '当日' : age === 1 ? '次日' : String(age)), (age: number) => String(age)],
  stayed: ['再次打开的人次', 'Returns that opened again'],
  revenue: ['累计付费金额', 'Cumulative revenue'],
  mature: ['到期的回流', 'Mature returns'],
  byServer: ['按区服查看', 'View by server'],
  byChannel: ['按渠道查看这些天', 'View these days by channel'],
  byCampaign: ['在推广活动明细中查看', 'View in campaign details'],
  all: ['查看全部回流', 'View all returns'],
  none: ['这段时间没有回流', 'No returns in this period'],
  noneCause: ['换一段时间，缩短离开天数，或清除筛选。', 'Choose another period, fewer days away, or clear the filters.'],
  failed: ['数据没有加载出来', 'Couldn’t load the returns'],
  courseFailed: ['每日回流没有加载出来', 'Couldn’t load the returns per day'],
  noFlag: ['没有留存与付费数据的权限', 'You don’t have access to retention or revenue data'],
  noFlagCause: [
    '回流分析由留存与付费金额算出，可请主账号授予其中一种数据权限。',
    'This analysis is made of retention and revenue. Ask the account owner for access to either.',
  ],
});

/** What a row of the map is. */
export const rowNames = bilingual({
  day: ['回流日', 'Return date'],
  channel: tradeTerms.channel,
  group: tradeTerms.campaignGroup,
  campaign: tradeTerms.campaign,
  server: ['区服', 'Server'],
});

export const measureNames = bilingual({
  retention: ['回流后留存率', 'Retention after return'],
  ltv: ['每次回流付费', 'Revenue per return'],
});

export const curveTitles = bilingual({
  retention: ['回流后留存曲线', 'Retention after return, by day'],
  ltv: ['回流后付费曲线', 'Revenue per return, by day'],
});

/** By which rule days are counted: it stands beside the title. */
export const dayRules = bilingual({
  retention: ['回流后第几个自然日', 'by calendar day after the return'],
  ltv: ['累计付费金额 ÷ 回流人次', 'cumulative revenue ÷ returns'],
});

export const mapNotes = bilingual({
  retention: ['单位 %；列为回流后第几日', '%; columns are days after the return'],
  ltv: ['单位 ¥；列为回流后第几日', '¥; columns are days after the return'],
});

export const figureTitles = bilingual({
  retention: [(day: string) => `回流后${day}留存率`, (day: string) => `${day} retention after return`],
  ltv: [(day: string) => `${day}每次回流付费`, (day: string) => `${day} revenue per return`],
});

export const measureDefinitions = bilingual({
  retention: [
    '这些天的回流人次中，恰好在回流后第几个自然日再次打开的占比。平均按回流人次加权；未到期和没有收到数据的回流日两边都不计入，不足最小规模的不计入平均。',
    'Share of the returns on these days that opened the app again on exactly that calendar day after the return. Averages are weighted by returns; return dates that are not yet mature or weren’t received are left out on both sides, and rows below the minimum size are left out of averages.',
  ],
  ltv: [
    '回流后到这一天为止的累计付费金额，除以回流人次。平均按回流人次加权；未到期和没有收到数据的回流日两边都不计入，不足最小规模的不计入平均。',
    'Cumulative revenue up to this day after the return, divided by returns. Averages are weighted by returns; return dates that are not yet mature or weren’t received are left out on both sides, and rows below the minimum size are left out of averages.',
  ],
});
