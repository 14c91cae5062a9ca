import type { Standing } from '../../access/gates.ts';

/** On a public page in the shell nobody has signed in: the menu is that of a demo account in an iOS app with every service, and nothing is asked for (C-19, R-159). */
export const forNobody: Standing = {
  viewer: { role: 'super', isSuper: false, isChannelPerson: false, isDemo: true, isSpecialOnH5: false, menus: new Map() },
  app: { platform: 'iOS', isExpired: false },
  services: { adDetails: 2, arouse: 2, analysis: 2, cashFlow: 2, fake: 2 },
  hidden: new Set(),
};
