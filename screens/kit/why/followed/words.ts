import { bilingual } from '#design-system';

export const followedWords = bilingual({
  counted: ['计入了什么', 'What was counted'],
  both: [(count: number) => `两边各 ${count} 项`, (count: number) => `${count} on each side`],
  one: [(count: number) => `${count} 项`, (count: number) => `${count} counted`],
  leftOut: [(count: number) => `${count} 项未到期`, (count: number) => `${count} not due`],
  now: ['本期', 'This period'],
  before: ['上期', 'Previous period'],
  held: [(days: string) => `；与 ${days} 对照`, (days: string) => `; beside ${days}`],
  final: ['没有：只计入已到期的', 'Nothing: only what is due is counted'],
  finalOfBoth: ['没有：未到期的两边都不计入', 'Nothing: what is not due is left out on both sides'],
});
