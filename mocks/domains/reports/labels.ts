import type { Dimension } from '#app/api/reports/shapes.ts';
import { adGroupNumber, adGroupPlace, appleNumber, asaChannel } from '../../world/ad-accounts/asa-keys.ts';
import { asaNamesOf } from '../../world/ad-accounts/asa.ts';
import { sourceApps } from '../../world/skan/postbackParts.ts';
import type { Subject } from './scope.ts';

const placementNames: Readonly<Record<string, string>> = {
  search: '搜索结果',
  searchTab: '搜索标签',
  today: 'Today 标签',
  productPage: '产品页浏览',
};

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
  // An Apple entity is shown by its number until its name is uploaded.
  const uploaded = (level: 'org' | 'adGroup' | 'creativeSet') => {
    const isSeen = channels?.includes(asaChannel) ?? true;
    const names = isSeen ? asaNamesOf(world).all() : [];
    return new Map(names.filter((one) => one.app === app.id && one.by === level).map(({ appleId, name }) => [appleId, name]));
  };
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
    case 'creativeSet': {
      const names = uploaded(by);
      return (key) => {
        const number = appleNumber(app.id, by, Number(key));
        return plain(names.get(number) ?? number);
      };
    }
    case 'adGroup': {
      const names = uploaded(by);
      const campaignOf = new Map(books.ads.map(({ id, campaign }) => [id, `${campaign.name} · `]));
      return (key) => {
        const [place, number] = [adGroupPlace(key), adGroupNumber(key)];
        const name = names.get(number) ?? (place === null ? undefined : names.get(appleNumber(app.id, by, place)));
        return plain(`${campaignOf.get(key) ?? ''}${name ?? number}`);
      };
    }
    case 'sourceApp':
      return (key) => plain(sourceApps.find(({ id }) => id === key)?.name ?? key);
    case 'placement':
      return (key) => plain(placementNames[key] ?? key);
    default:
      return plain;
  }
}
