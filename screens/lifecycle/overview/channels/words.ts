import { bilingual, inSentence } from '#design-system';
import { metricWords } from '#app/lib/metrics/words.ts';

export const channelWords = bilingual({
  on: ['对比', 'Compare'],
  compare: ['量与价值', 'Volume and value'],
  scatter: ['量与价值分布', 'Volume against value'],
  scatterNote: ['只算已到期的激活', 'mature installs only'],
  compareNote: [(day: string) => `${day}，与上期同位比较`, (day: string) => `${day}, against the same days of the previous period`],
  share: ['占比', 'Share'],
  installs: metricWords.installs,
  installShare: ['激活占比', 'Share of installs'],
  allInstalls: ['全部激活', 'All installs'],
  installShareMeans: [
    '这个来源带来的激活，占列出的全部来源的激活。含未到期的激活日。',
    'Installs from this source, out of the installs of all sources in the list. Install dates that aren’t mature yet count, too.',
  ],
  allSpend: ['全部消耗', 'All ad spend'],
  mayChange: ['会：今天没有结束', 'Yes: today isn’t over'],
  cost: metricWords.cost,
  cpa: metricWords.cpa,
  previous: ['上期同位', 'Previous'],
  previousAt: [(figure: string) => `${figure} · 上期同位`, (figure: string) => `${figure}, previous`],
  change: ['变化', 'Change'],
  spendMissing: ['消耗没有加载出来', 'Couldn’t load ad spend'],
  qualityMissing: [(name: string) => `没有加载出来：${name}`, (name: string) => `Couldn’t load ${inSentence(name)}`],
  largest: [
    (count: number, all: number) => `激活最多的 ${count} 个，共 ${all} 个`,
    (count: number, all: number) => `the ${count} largest of ${all}`,
  ],
  map: ['逐日', 'Day by day'],
  byCampaign: ['按推广活动查看这些天', 'View these days by campaign'],
});
