import type { Viewer } from './viewer.ts';
import type { FlowUsage } from '../api/account/flow.ts';
import type { LoginAccount } from '../api/account/shapes.ts';

export interface FlowBar {
  kind: 'tracked' | 'bought' | 'applets';
  used: number;
  /** Null is none. */
  limit: number | null;
}

/** Names of the two roles that see what was bought besides the plan (C-15). */
const buyers = new Set(['主账号', '管理员']);

/** What of the flow somebody may see: the plan's own by role, what was bought and the mini-programs' by the name of the role (C-15). */
export function barsFor(account: Pick<LoginAccount, 'roleName' | 'newRoleName'>, viewer: Viewer, usage: FlowUsage): readonly FlowBar[] {
  const bars: FlowBar[] = [];
  if (viewer.isSuper || viewer.role === 'manager') bars.push({ kind: 'tracked', used: usage.trackUsed, limit: limitOf(usage.trackLimit) });
  if (!buyers.has(account.newRoleName ?? account.roleName)) return bars;
  if (usage.packageLimit !== null) bars.push({ kind: 'bought', used: usage.packageUsed ?? 0, limit: limitOf(usage.packageLimit) });
  if (usage.applets) bars.push({ kind: 'applets', used: usage.applets.used, limit: limitOf(usage.applets.limit) });
  return bars;
}

const limitOf = (limit: number) => (limit === -1 ? null : limit);

/** How far a bar is from its end: it warns from nine tenths on. */
export const toneOf = ({ used, limit }: FlowBar): 'neutral' | 'warning' | 'negative' => {
  if (limit === null || used < limit * 0.9) return 'neutral';
  return used >= limit ? 'negative' : 'warning';
};

/**
 * Whether the account may not be used any more, so that its people are signed out: its plan has ended, or its mini-programs, if it has a
 * quota for them, have used it up. The flow of one app is another matter (C-14), and channel users stay.
 */
export function isOver(viewer: Viewer, planEndsOn: string | null, today: string, usage: FlowUsage | undefined): boolean {
  if (viewer.role === 'channel' || viewer.isChannelPerson) return false;
  if (planEndsOn !== null && planEndsOn < today) return true;
  const applets = usage?.applets;
  return Boolean(applets && applets.limit > 0 && applets.left !== null && applets.left <= 0);
}
