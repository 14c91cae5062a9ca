import { hash } from '../random.ts';
import type { AdRecord } from '../campaigns/campaign.ts';

/** The channel of Apple's search ads. */
export const asaChannel = 104;

const many = { org: 2, adGroup: 5, creativeSet: 4 } as const;
/** What Apple gives only a number, until somebody uploads its name. */
export const namedLevels = ['org', 'campaign', 'adGroup', 'keyword', 'creativeSet'] as const;

/** The number that something of an app has with Apple, by its place among all of its level. */
export const appleNumber = (app: number, by: (typeof namedLevels)[number], place: number) =>
  String(app * 1_000_000 + namedLevels.indexOf(by) * 100_000 + place * 37 + 1);

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

/** Ads are numbered within their campaign: 100100058-2. */
function campaignAndPlace(id: string): [campaign: string, place: number] {
  const [campaign = '', place] = id.split('-');
  return [campaign, Number(place)];
}

/** Which of the names of Apple's ad groups an ad goes by, or that nobody has named it yet. No two of a campaign go by one name. */
export function adGroupPlace(id: string): number | null {
  const [campaign, place] = campaignAndPlace(id);
  const at = (hash('ad group', campaign) + place) % many.adGroup;
  return at < many.adGroup - 1 ? at : null;
}

/** The number that Apple gives an ad group: each one has its own. 100100058-2 is 10010005802. */
export function adGroupNumber(id: string): string {
  const [campaign, place] = campaignAndPlace(id);
  return campaign + String(place).padStart(2, '0');
}
