import { bilingual } from '#design-system';

export const figureWords = bilingual({
  counted: ['计入的数据', 'What was counted'],
  onBothSides: [(count: number) => `两边各 ${count} 项`, (count: number) => `${count} on each side`],
  onUnequalSides: [
    (now: number, before: number) => `本期 ${now} 项，上期 ${before} 项`,
    (now: number, before: number) => `${now} current, ${before} previous`,
  ],
  count: [(count: number) => `${count} 项`, (count: number) => `${count} counted`],
  leftOut: [(count: number) => `${count} 项未到期`, (count: number) => `${count} not yet mature`],
  notReceived: [(count: number) => `${count} 项没有收到数据`, (count: number) => `${count} not received`],
  state: ['数据状态', 'Data status'],
  now: ['本期', 'Current period'],
  before: ['上期', 'Previous period'],
  against: [(days: string) => `；对比 ${days}`, (days: string) => `; compared with ${days}`],
  final: ['不会：只计入已到期的数据', 'Final: only mature data is counted'],
  finalOnBothSides: ['不会：未到期的数据两边都不计入', 'Final: data not yet mature is left out on both sides'],
});
