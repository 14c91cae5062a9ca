import type { AccessContext } from '../../access/gates.ts';

/**
 * The access of a visitor on a public page in the shell: the menu shows that of a demo account in an iOS app with every service, and no
 * calls are sent (C-19, R-159).
 */
export const signedOutAccess: AccessContext = {
  viewer: { role: 'super', isSuper: false, isChannelPerson: false, isDemo: true, isSpecialOnH5: false, menus: new Map() },
  app: { platform: 'iOS', isExpired: false },
  services: { adDetails: 2, arouse: 2, analysis: 2, cashFlow: 2, fake: 2 },
  hidden: new Set(),
};
