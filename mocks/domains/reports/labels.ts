import type { Dimension } from '#app/api/reports/shapes.ts';
import { adGroupPlace, asaChannel } from '../../world/ad-accounts/asa-keys.ts';
import { asaNamesOf } from '../../world/ad-accounts/asa.ts';
import { sourceApps } from '../../world/skan/postbackParts.ts';
import type { Subject } from './scope.ts';

const placementNames: Readonly<Record<string, string>> = {
  search: '搜索结果',
  searchTab: '搜索标签',
  today: 'Today 标签',
  productPage: '产品页浏览',
};

const appleId = (app: number, by: string, place: number) => String(app * 1_000_000 + by.length * 10_000 + place * 37 + 9);

interface Label {
  label: string;
  channel: string | null;
  group: string | null;
}

/** What the key of a row is called, and what stands above it. */
export function labelsFor({ world, app, books, channels }: Subject, by: Dimension): (key: string) => Label {
  const { campaigns, groups } = world.promotionOf(app);
  const plain = (label: string): Label => ({ label, channel: null, group: null });
  const channelOf = (key: string) => world.channels.find(key)?.name ?? key;
  const groupOf = (id: number) => (id ? (groups.find(id)?.name ?? null) : null);
  switch (by) {
    case 'channel':
      return (key) => plain(channelOf(key));
    case 'group':
      return (key) => plain(groupOf(Number(key)) ?? '');
    case 'campaign':
      return (key) => {
        const found = campaigns.find(key);
        if (!found) return plain(channelOf('1'));
        return { label: found.name, channel: String(found.channel), group: groupOf(found.group) };
      };
    case 'ad': {
      const ads = new Map(books.ads.map((ad) => [ad.id, ad]));
      return (key) => {
        const ad = ads.get(key);
        if (!ad) return plain(key);
        // Organic has no campaign of its own: it is called by its one name at every level.
        if (ad.channel.weight === 0) return plain(channelOf(String(ad.channel.id)));
        return { label: `${ad.campaign.name} · ${ad.name}`, channel: String(ad.channel.id), group: null };
      };
    }
    case 'org':
    case 'adGroup':
    case 'creativeSet': {
      const names = asaNamesOf(world)
        .all()
        .filter((one) => one.app === app.id && one.by === by && (channels?.includes(asaChannel) ?? true));
      const place = (key: string) => (by === 'adGroup' ? adGroupPlace(key) : Number(key));
      // An Apple entity is shown by its number until its name is uploaded.
      const campaignOf = new Map(by === 'adGroup' ? books.ads.map(({ id, campaign }) => [id, `${campaign.name} · `]) : []);
      return (key) => plain(`${campaignOf.get(key) ?? ''}${names[place(key)]?.name ?? appleId(app.id, by, place(key))}`);
    }
    case 'sourceApp':
      return (key) => plain(sourceApps.find(({ id }) => id === key)?.name ?? key);
    case 'placement':
      return (key) => plain(placementNames[key] ?? key);
    default:
      return plain;
  }
}
