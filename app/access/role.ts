/** What somebody is to the console. */
export type Role = 'super' | 'manager' | 'appManager' | 'custom' | 'channel';

const roles: Readonly<Record<number, Role>> = { 0: 'super', 1: 'manager', 2: 'appManager', 3: 'custom', 4: 'custom', 5: 'channel' };

/** A category that nobody knows is one with the least rights that a member can have. */
export const roleOf = (category: number): Role => roles[category] ?? 'custom';

/** Sees all menus and may change everything. */
export const isAdmin = (role: Role) => role === 'super' || role === 'manager' || role === 'appManager';
