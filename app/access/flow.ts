import type { Viewer } from './viewer.ts';
import type { FlowUsage } from '../api/account/flow.ts';
import { roleNames } from '../lib/glossary/words.ts';
import type { LoginAccount } from '../api/account/shapes.ts';

export type FlowKind = 'tracked' | 'bought' | 'applets';

export interface FlowBar {
  kind: FlowKind;
  used: number;
  /** Null is none. */
  limit: number | null;
}

/** Names of the two roles that see what was bought besides the plan (C-15). */
const buyers = new Set<string>([roleNames.owner[0], roleNames.admin[0]]);

type Roles = Pick<LoginAccount, 'roleName' | 'newRoleName'>;

/** What of the flow somebody may see: the plan's own by role, what was bought and the mini-programs' by the name of the role (C-15). */
export function flowKindsFor(viewer: Viewer, { roleName, newRoleName }: Roles): readonly FlowKind[] {
  const kinds: readonly FlowKind[] = viewer.isSuper || viewer.role === 'manager' ? ['tracked'] : [];
  return buyers.has(newRoleName ?? roleName) ? [...kinds, 'bought', 'applets'] : kinds;
}

/** The same as bars, where the account has something of it. */
export function barsFor(account: Roles, viewer: Viewer, usage: FlowUsage): readonly FlowBar[] {
  const { trackUsed, trackLimit, packageUsed, packageLimit, applets } = usage;
  return flowKindsFor(viewer, account).flatMap((kind): FlowBar[] => {
    if (kind === 'tracked') return [{ kind, used: trackUsed, limit: limitOf(trackLimit) }];
    if (kind === 'bought') return packageLimit === null ? [] : [{ kind, used: packageUsed ?? 0, limit: limitOf(packageLimit) }];
    return applets ? [{ kind, used: applets.used, limit: limitOf(applets.limit) }] : [];
  });
}

const limitOf = (limit: number) => (limit === -1 ? null : limit);

/** How far a bar is from its end: it warns from nine tenths on. */
export const toneOf = ({ used, limit }: FlowBar): 'neutral' | 'warning' | 'negative' => {
  if (limit === null || used < limit * 0.9) return 'neutral';
  return used >= limit ? 'negative' : 'warning';
};

/** The end of the plan: the profile of a service may have no field for it, and its data volume ends on the same day. */
export const planEndOf = (planEndsOn: string | null | undefined, usage: FlowUsage | undefined): string | null =>
  planEndsOn ?? usage?.endsOn ?? null;

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
