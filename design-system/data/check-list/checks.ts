import type { ReactNode } from 'react';

/** From the worst on: what stops comes first, what has passed last. */
export const levels = ['stop', 'warn', 'wait', 'pass'] as const;
export type CheckLevel = (typeof levels)[number];

export interface CheckResult {
  id: string;
  level: CheckLevel;
  /** The fact: 缺少回调宏 __CALLBACK_PARAM__. */
  title: string;
  /** The consequence, or what was found. */
  detail?: ReactNode;
  /** The fix, as a verb: a Link, or a Button that leads to the field. */
  fix?: ReactNode;
}

/** Worst first; within a level in the order in which they were checked. */
export const worstFirst = <Result extends { level: CheckLevel }>(results: readonly Result[]): Result[] =>
  levels.flatMap((level) => results.filter((one) => one.level === level));

export type Counts = Record<CheckLevel, number>;

export function countLevels(results: readonly { level: CheckLevel }[]): Counts {
  const counts: Counts = { stop: 0, warn: 0, wait: 0, pass: 0 };
  for (const { level } of results) counts[level] += 1;
  return counts;
}

/** What the whole list comes to. A list in which nothing but waiting is left waits; an empty one has checked nothing. */
export function verdictOf(results: readonly { level: CheckLevel }[]): CheckLevel {
  const counts = countLevels(results);
  return levels.find((level) => counts[level] > 0) ?? 'wait';
}
