import { addDays, isDay, type Day } from '#design-system';

/** */
const grace = 15;

export interface ReceptionEnd {
  day: Day;
  /** From that day on no data is received. */
  hasStopped: boolean;
}

/** When data of an app stops to be received after its volume ran out. Null where the service does not name the day. */
export function receptionEnd(flowSpentOn: string | null, today: Day): ReceptionEnd | null {
  if (flowSpentOn === null || !isDay(flowSpentOn)) return null;
  const day = addDays(flowSpentOn, grace);
  return { day, hasStopped: day <= today };
}
