import { bilingual, inSentence } from '#design-system';

export const breakEvenWords = bilingual({
  segment: ['分群', 'Segment'],
  title: ['回本日', 'Break-even day'],
  note: ['列出的天数中 ROI 首次达 100%', 'First listed day at 100% ROI'],
  inPrevious: ['回本日 · 上期', 'Break-even day, previous period'],
  changeInDays: ['回本日变化（日）', 'Break-even change (days)'],
  means: [
    '累计付费金额首次达到消耗的那一天，只看列出的天数，不含自然量：自然量没有消耗，也就没有回本日。每一天只计入已到期的激活日；上期只取同样满期的激活日。',
    'The first of the listed days on which cumulative revenue reaches ad spend. Organic installs are excluded: they have no ad spend, so no break-even. Each day counts only install dates that are mature; the previous period counts only its install dates of the same age.',
  ],
  after: [(days: number) => `${days} 日`, (days: number) => `Day ${days}`],
  none: ['未回本', 'Not yet'],
  notYet: [
    (day: string, share: string) => `未回本 · ${day} ${share}`,
    (day: string, share: string) => `Not yet · ${share} on ${inSentence(day)}`,
  ],
  before: [(day: string) => `上期 ${day}`, (day: string) => `Previous period: ${inSentence(day)}`],
  notYetBefore: [
    (day: string, share: string) => `上期未回本 · ${day} ${share}`,
    (day: string, share: string) => `Previous period: not yet · ${share} on ${inSentence(day)}`,
  ],
  overallAfter: [(days: number) => `整体第 ${days} 日回本。`, (days: number) => `Break-even overall on day ${days}.`],
  notYetOverall: ['整体还没有回本。', 'No break-even yet overall.'],
  step: [(now: string, before: string) => `${now}，上期 ${before}`, (now: string, before: string) => `${now}, previous ${before}`],
  why: [(name: string) => `${name}回本日：为什么是这个数`, (name: string) => `Break-even of ${name}: why this number`],
  failed: ['上期的回本日没有加载出来', 'Couldn’t load the break-even of the previous period'],
});
