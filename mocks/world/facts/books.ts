import type { AppRecord } from '../apps/app.ts';
import type { AdRecord, CampaignRecord } from '../campaigns/campaign.ts';
import { adChannels, natural, type ChannelRecord } from '../campaigns/seed-channels.ts';
import { creatives } from '../campaigns/names/seed-names.ts';
import { pick, whole } from '../random.ts';
import type { Now } from '../calendar.ts';
import { cellsBySettings, cellsOf, type Cells } from './cells.ts';
import type { Setting } from './people/settings.ts';
import { writeLedger } from './writeLedger.ts';
import { missingDays, type Gap } from './gaps/gaps.ts';
import { FactMemory, Source, type Ledger, type Place } from './ledger.ts';

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
  /** Into which parts its people fall, also by these settings of their devices. */
  cells(ad: AdRecord, settings?: readonly Setting[]): Cells;
}

export function booksOf(app: AppRecord, campaigns: () => readonly CampaignRecord[], now: Now, gaps: readonly Gap[] = []): Books {
  const { place, sources, ledgers, cells } = shelfOf(app, now, gaps);
  let planned: readonly CampaignRecord[] = [];
  let ads: readonly AdRecord[] = [naturalOf(app)];
  return {
    app,
    get ads() {
      const current = campaigns();
      if (current !== planned) ads = [naturalOf(app), ...current.flatMap((campaign) => known(advertised, campaign, () => adsOf(campaign)))];
      planned = current;
      return ads;
    },
    source: (ad) => known(sources, ad, () => new Source(ad, place)),
    open: (ad, from) => {
      const found = ledgers.get(ad);
      if (found && found.since <= from) return found;
      const made = writeLedger(ad, place, from - (from % step), found);
      ledgers.set(ad, made);
      return made;
    },
    cells: (ad, settings = []) => {
      const own = known(cells, ad, () => new Map());
      return known(own, settings.join(), () => cellsBySettings(cellsOf(ad, app.platform), settings));
    },
  };
}

/** What has been worked out of the ads of an app. A changed campaign has other ads, whose ledgers are written anew. */
interface Shelf {
  place: Place;
  sources: WeakMap<AdRecord, Source>;
  ledgers: WeakMap<AdRecord, Ledger>;
  cells: WeakMap<AdRecord, Map<string, Cells>>;
}

const shelves = new Map<string, Shelf>();
const naturals = new Map<number, AdRecord>();
const advertised = new WeakMap<CampaignRecord, AdRecord[]>();
const memory = new FactMemory();

/** Stories and tests open many worlds with the same campaigns at the same time: what these share stands on one shelf. */
function shelfOf({ id, size, platform }: AppRecord, now: Now, gaps: readonly Gap[]): Shelf {
  return known(shelves, [id, size, platform, now.day, now.minute, gaps.length].join(), () => ({
    place: { app: id, size, hasPostbacks: platform === 'iOS', missing: missingDays(gaps), now, memory },
    sources: new WeakMap(),
    ledgers: new WeakMap(),
    cells: new WeakMap(),
  }));
}

interface Known<Key, Value> {
  get(key: Key): Value | undefined;
  set(key: Key, value: Value): unknown;
}

function known<Key, Value>(values: Known<Key, Value>, key: Key, make: () => Value): Value {
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
function naturalOf({ id }: AppRecord): AdRecord {
  const campaign = {
    id: 0,
    app: id,
    name: natural.name,
    channel: natural.id,
    group: 0,
    starts: 0,
    ends: 20_000,
    level: 11_000,
    isEnabled: true,
  };
  return known(naturals, id, () => ({ id: `0-${id}`, name: natural.name, campaign, channel: natural, part: 1 }));
}
