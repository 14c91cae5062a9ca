/** What the calls are about. What one call changes, the queries about it ask for again. */
export const subjects = [
  'account',
  'adAccounts',
  'apps',
  'asa',
  'callbacks',
  'campaigns',
  'channels',
  'columns',
  'debug',
  'devices',
  'exports',
  'links',
  'logs',
  'members',
  'menu',
  'notices',
  'packages',
  'reminders',
  'reports',
  'services',
  'skan',
  'tracking',
] as const;

export type Subject = (typeof subjects)[number];
