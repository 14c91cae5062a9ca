/** The subjects of the calls. After a call changes a subject, the queries about it are loaded again. */
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
  'uploads',
] as const;

export type Subject = (typeof subjects)[number];
