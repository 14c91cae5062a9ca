import { bilingual } from '#design-system';

export const factWords = bilingual({
  whole: ['整体', 'Overall'],
  ltv: [(day: string) => `${day} LTV`.trim(), (day: string) => `${day} LTV`.trim()],
  roi: [(day: string) => `${day} ROI`, (day: string) => `${day} ROI`],
  ltvMeans: [
    '激活后到第 30 日为止的累计付费金额，除以激活数，不含自然量。未到期和没有收到数据的激活日两边都不计入。',
    'Cumulative revenue up to day 30 after install, divided by installs, organic excluded. Install dates that are not yet mature or weren’t received are left out on both sides.',
  ],
  lateSpend: ['会：广告账户补给的消耗会计入', 'Yes: ad spend that arrives late is added'],
  counted: [
    (mature: number, all: number) => `30 日 LTV 与 ROI 计入 ${mature} / ${all} 个激活日，其余未满 30 日`,
    (mature: number, all: number) => `Day 30 LTV and ROI: ${mature} of ${all} install dates counted; the others are younger`,
  ],
  countedAll: [
    (all: number) => `30 日 LTV 与 ROI 计入全部 ${all} 个激活日`,
    (all: number) => `Day 30 LTV and ROI: all ${all} install dates counted`,
  ],
  notMature: [
    (on: string) => `30 日 LTV 与 ROI 未到期，最早 ${on} 到期`,
    (on: string) => `Day 30 LTV and ROI aren’t mature yet; the first install date will be on ${on}`,
  ],
  lacks: [(fact: string, days: string) => `${fact}的数据不全：${days}`, (fact: string, days: string) => `Incomplete ${fact}: ${days}`],
  why: [(name: string) => `${name}：为什么是这个数`, (name: string) => `${name}: why this number`],
  byChannel: ['按渠道查看这些天的激活与 LTV', 'View installs and LTV of these days by channel'],
  failed: ['单价与 LTV 没有加载出来', 'Couldn’t load cost and LTV'],
});
