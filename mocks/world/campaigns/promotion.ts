import type { AppRecord } from '../apps/app.ts';
import { booksOf, type Books } from '../facts/books.ts';
import type { Gap } from '../facts/gaps/gaps.ts';
import type { Collection } from '../state/collection.ts';
import type { Store } from '../state/store.ts';
import { indexOf, type Now } from '../calendar.ts';
import type { CampaignRecord, GroupRecord } from './campaign.ts';
import { campaignsOf, groupsOf } from './plan.ts';

/** The campaigns of one app and their results. */
export interface Promotion {
  campaigns: Collection<CampaignRecord>;
  groups: Collection<GroupRecord>;
  books: Books;
}

interface Plan {
  store: Store;
  now: Now;
  /** In the largest app. */
  campaigns: number;
  hasLongNames: boolean;
  gapsOf: (app: number) => readonly Gap[];
}

/** The app that scenarios open. Where there are very many campaigns they are here: sums over the account go through all apps. */
const largest = 1001;
const usual = 300;

/** A small app has a handful of campaigns only, and a new one none. */
const countOf = ({ id, size }: AppRecord, campaigns: number) => {
  const whole = id === largest ? campaigns : Math.min(campaigns, usual);
  return size === 0 ? 0 : Math.max(6, Math.round(whole * Math.min(1, size * 2)));
};

const seeds = new Map<string, CampaignRecord[]>();

/** Worlds of one page begin with the same campaigns, so what follows from these is worked out once. Very many would only take room. */
function seedOf(plan: Parameters<typeof campaignsOf>[0]): CampaignRecord[] {
  if (plan.count > usual) return campaignsOf(plan);
  const key = JSON.stringify(plan);
  const made = seeds.get(key) ?? campaignsOf(plan);
  seeds.set(key, made);
  return made;
}

/** Plans the promotion of an app when it is first asked for. */
export function createPromotions({ store, now, campaigns, hasLongNames, gapsOf }: Plan) {
  const known = new Map<number, Promotion>();
  return (app: AppRecord): Promotion => {
    const found = known.get(app.id);
    if (found) return found;
    const isIos = app.platform === 'iOS';
    const plan = { app: app.id, count: countOf(app, campaigns), today: indexOf(now.day), isIos, hasLongNames };
    const planned = store.collection<CampaignRecord>(
      `campaigns of ${app.id}`,
      () => seedOf(plan),
      ({ id }) => id,
    );
    const promotion = {
      campaigns: planned,
      groups: store.collection<GroupRecord>(
        `groups of ${app.id}`,
        () => groupsOf(app.id, plan.count),
        ({ id }) => id,
      ),
      books: booksOf(app, () => planned.all(), now, gapsOf(app.id)),
    };
    known.set(app.id, promotion);
    return promotion;
  };
}
