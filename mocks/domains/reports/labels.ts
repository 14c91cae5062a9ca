import type { Dimension } from '#app/api/reports/shapes.ts';
import type { Subject } from './scope.ts';

interface Label {
  label: string;
  channel: string | null;
  group: string | null;
}

/** What the key of a row is called, and what stands above it. */
export function labelsFor({ world, app, books }: Subject, by: Dimension): (key: string) => Label {
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
        return found ? { label: found.name, channel: String(found.channel), group: groupOf(found.group) } : plain(channelOf('1'));
      };
    case 'ad': {
      const ads = new Map(books.ads.map((ad) => [ad.id, ad]));
      return (key) => {
        const ad = ads.get(key);
        return { label: ad ? `${ad.campaign.name} · ${ad.name}` : key, channel: ad ? String(ad.channel.id) : null, group: null };
      };
    }
    default:
      return plain;
  }
}
