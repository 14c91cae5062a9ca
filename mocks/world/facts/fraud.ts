import { hash } from '../random.ts';

/** Why an install is not trusted. */
export const fraudReasons = ['clickInjection', 'clickFlood', 'emulator', 'repeatedDevice'] as const;
export type FraudReason = (typeof fraudReasons)[number];

/** How often each is found: of a hundred that are blocked at once, and of a hundred that show only afterwards. */
const blockedUpTo = [44, 66, 91, 100];
const flaggedUpTo = [22, 74, 80, 100];

export interface FraudRecord {
  /** Among the records of its ad on its day. */
  index: number;
  chance: number;
  reason: FraudReason;
  isBlocked: boolean;
}

export function fraudRecord(ad: string, day: string, index: number, isBlocked: boolean): FraudRecord {
  const chance = hash('evidence', ad, day, index);
  const place = (isBlocked ? blockedUpTo : flaggedUpTo).findIndex((end) => chance % 100 < end);
  return { index, chance, reason: fraudReasons[place] ?? 'clickFlood', isBlocked };
}

/** The records behind the counts of an ad on a day, one by one: first those that were blocked, then those that were flagged after attribution. */
export function* fraudRecords(ad: string, day: string, blocked: number, flagged: number): Iterable<FraudRecord> {
  for (let index = 0; index < blocked + flagged; index++) yield fraudRecord(ad, day, index, index < blocked);
}
