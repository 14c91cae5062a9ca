import type { AppRecord } from '../apps/app.ts';
import type { AdRecord, CampaignRecord } from '../promotion/campaign.ts';
import { adChannels, natural, type ChannelRecord } from '../promotion/seed-channels.ts';
import { creatives } from '../promotion/seed-names.ts';
import { pick, whole } from '../random.ts';
import type { Now } from '../time/calendar.ts';
import { cellsOf, type Cells } from './cells.ts';
import { keepBooks } from './keep.ts';
import { Shelf, Source, type Ledger } from './ledger.ts';

const channels = new Map<number, ChannelRecord>([natural, ...adChannels].map((channel) => [channel.id, channel]));

/** Books are opened from a round day on, so that few periods open them anew. */
const step = 30;

/** The books of all ads of one app. Each is written when it is first opened. */
export interface Books {
  readonly app: AppRecord;
  readonly ads: readonly AdRecord[];
  /** From a day on. */
  open(ad: AdRecord, from: number): Ledger;
  /** For what needs no opened books. */
  source(ad: AdRecord): Source;
  cells(ad: AdRecord): Cells;
}

export function booksOf(app: AppRecord, campaigns: () => readonly CampaignRecord[], now: Now): Books {
  const ledgers = new Map<string, Ledger>();
  const cells = new Map<string, Cells>();
  const place = { app: app.id, size: app.size, hasPostbacks: app.platform === 'iOS', now, shelf: new Shelf() };
  let planned: readonly CampaignRecord[] = [];
  let ads: readonly AdRecord[] = [naturalOf(app)];
  return {
    app,
    get ads() {
      const current = campaigns();
      if (current !== planned) ads = [naturalOf(app), ...current.flatMap(adsOf)];
      planned = current;
      return ads;
    },
    source: (ad) => ledgers.get(ad.id) ?? new Source(ad, place),
    open: (ad, from) => {
      const found = ledgers.get(ad.id);
      if (found && found.since <= from) return found;
      // Of a campaign that was changed since, the books are written anew.
      const there = found?.ad.campaign === ad.campaign ? found : undefined;
      const made = keepBooks(ad, place, from - (from % step), there);
      ledgers.set(ad.id, made);
      return made;
    },
    cells: (ad) => known(cells, ad.id, () => cellsOf(ad, app.platform)),
  };
}

function known<Value>(values: Map<string, Value>, key: string, make: () => Value): Value {
  const found = values.get(key) ?? make();
  values.set(key, found);
  return found;
}

function adsOf(campaign: CampaignRecord): AdRecord[] {
  const channel = channels.get(campaign.channel);
  // A channel that the account has made itself brings nobody yet.
  if (!channel) return [];
  const count = whole(1, 3, 'ads', campaign.id);
  return Array.from({ length: count }, (_, index) => ({
    id: `${campaign.id}-${index + 1}`,
    name: `${pick(creatives, campaign.id, index, 'ad')} ${index + 1}`,
    campaign,
    channel,
    part: count === 1 ? 1 : index === 0 ? 0.6 : 0.4 / (count - 1),
  }));
}

/** Those who came by themselves, since the beginning. */
function naturalOf(app: AppRecord): AdRecord {
  const campaign = {
    id: 0,
    app: app.id,
    name: natural.name,
    channel: natural.id,
    group: 0,
    starts: 0,
    ends: 20_000,
    level: 11_000,
    isEnabled: true,
  };
  return { id: `0-${app.id}`, name: natural.name, campaign, channel: natural, part: 1 };
}
