import { hash } from '../random.ts';
import type { AdRecord } from '../campaigns/campaign.ts';

/** The channel of Apple's search ads. */
export const asaChannel = 104;

const many = { org: 2, adGroup: 5, creativeSet: 4 } as const;
/** */
export const placements = ['search', 'searchTab', 'today', 'productPage'] as const;

/** Where an ad stands in Apple's own order: one ad, one group. Of each kind there are more than somebody has named. */
export function asaPlace(by: 'org' | 'adGroup' | 'creativeSet' | 'placement', { id, campaign }: AdRecord): string {
  switch (by) {
    case 'org':
      return String(campaign.group % many.org);
    case 'adGroup':
      return id;
    case 'creativeSet':
      return String(hash('creative set', id) % many.creativeSet);
    case 'placement':
      return placements[hash('placement', id) % placements.length] ?? placements[0];
  }
}

/** Which of the names of Apple's ad groups an ad goes by. */
export const adGroupPlace = (id: string) => hash('ad group', id) % many.adGroup;
