import type { FlowUsage } from '../../api/account/flow.ts';

/** Days before the end of a plan from which the reminder is shown. */
const plannedAhead = 30;
/** Days before the end from which it is urgent. */
const soon = 7;

export interface PlanEnd {
  endsOn: string;
  daysLeft: number;
  isUrgent: boolean;
}

/** The plan that ends within thirty days, if it has limits and the reminder was not dismissed. */
export function planEnd(usage: FlowUsage | undefined, daysUntil: (day: string) => number): PlanEnd | null {
  if (!usage?.endsOn || usage.isNotified || !hasLimits(usage)) return null;
  const daysLeft = daysUntil(usage.endsOn);
  return daysLeft <= plannedAhead ? { endsOn: usage.endsOn, daysLeft, isUrgent: daysLeft <= soon } : null;
}

/** */
const unlimited = -1;
const hasLimits = ({ trackLimit, packageLimit }: FlowUsage) => trackLimit !== unlimited || (packageLimit ?? 0) > 0;
