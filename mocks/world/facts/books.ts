import type { AppRecord } from '../apps/app.ts';
import type { AdRecord, CampaignRecord } from '../campaigns/campaign.ts';
import { adChannels, natural, type ChannelRecord } from '../campaigns/seed-channels.ts';
import { creatives } from '../campaigns/seed-names.ts';
import { pick, whole } from '../random.ts';
import type { Now } from '../calendar.ts';
import { cellsOf, type Cells } from './cells.ts';
import { writeLedger } from './writeLedger.ts';
import { FactMemory, Source, type Ledger } from './ledger.ts';

const channels = new Map<number, ChannelRecord>([natural, ...adChannels].map((channel) => [channel.id, channel]));

/** Ledgers start at a rounded day, so that few periods rebuild them. */
const step = 30;

/** The ledgers of all ads of one app. Each is built when it is first opened. */
export interface Books {
  readonly app: AppRecord;
  readonly ads: readonly AdRecord[];
  /** From a day on. */
  open(ad: AdRecord, from: number): Ledger;
  /** For results that need no ledger. */
  source(ad: AdRecord): Source;
  cells(ad: AdRecord): Cells;
}

export function booksOf(app: AppRecord, campaigns: () => readonly CampaignRecord[], now: Now): Books {
  const ledgers = new Map<string, Ledger>();
  const cells = new Map<string, Cells>();
  const place = { app: app.id, size: app.size, hasPostbacks: app.platform === 'iOS', now, memory: new FactMemory() };
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
      // The ledger of a changed campaign is rebuilt.
      const there = found?.ad.campaign === ad.campaign ? found : undefined;
      const made = writeLedger(ad, place, from - (from % step), there);
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
  // Custom channels have no installs.
  if (!channel) return [];
  const count = whole(1, 3, 'ads', campaign.id);
  return Array.from({ length: count }, (_, index) => ({
    id: `${campaign.id}-${index + 1}`,
    // As people name files: without a space inside, so that no part of it reads as a word of the console.
    name: `${pick(creatives, campaign.id, index, 'ad').replaceAll(' ', '')} ${index + 1}`,
    campaign,
    channel,
    part: count === 1 ? 1 : index === 0 ? 0.6 : 0.4 / (count - 1),
  }));
}

/** Organic installs, since the beginning. */
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
