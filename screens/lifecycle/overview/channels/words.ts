import { bilingual } from '#design-system';
import { metricWords } from '#app/lib/metrics/words.ts';

export const channelWords = bilingual({
  on: ['对比', 'Compare'],
  compare: ['量与价值', 'Volume and value'],
  scatter: ['量与价值分布', 'Volume against value'],
  scatterNote: ['只算已到期的激活', 'mature installs only'],
  compareNote: [(day: string) => `${day}，与上期同位比较`, (day: string) => `${day}, against the same days of the previous period`],
  share: ['占比', 'Share'],
  installs: metricWords.installs,
  cost: metricWords.cost,
  cpa: metricWords.cpa,
  previous: ['上期同位', 'Previous'],
  change: ['变化', 'Change'],
  spendMissing: ['消耗没有加载出来', 'Couldn’t load ad spend'],
  largest: [
    (count: number, all: number) => `激活最多的 ${count} 个，共 ${all} 个`,
    (count: number, all: number) => `the ${count} largest of ${all}`,
  ],
  map: ['逐日', 'Day by day'],
  byCampaign: ['按推广活动查看这些天', 'View these days by campaign'],
});
