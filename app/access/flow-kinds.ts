import type { Viewer } from './viewer.ts';

export type FlowKind = 'tracked' | 'bought' | 'applets';

/** Names of the two roles that see what was bought besides the plan (C-15). */
const buyers = new Set(['主账号', '管理员']);

/** What of the flow somebody may see: the plan's own by role, what was bought and the mini-programs' by the name of the role (R-152, R-153, C-15). */
export function flowKindsFor(
  viewer: Viewer,
  { roleName, newRoleName }: { roleName: string; newRoleName: string | null },
): readonly FlowKind[] {
  if (viewer.role === 'channel' || viewer.isChannelPerson) return [];
  const kinds: FlowKind[] = viewer.isSuper || viewer.role === 'manager' ? ['tracked'] : [];
  return buyers.has(newRoleName ?? roleName) ? [...kinds, 'bought', 'applets'] : kinds;
}
