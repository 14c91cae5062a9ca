import type { AdRecord, CampaignRecord } from '../campaign.ts';
import type { Books } from '../../facts/books.ts';
import { arrivals } from '../../facts/writeLedger.ts';
import { share } from '../../random.ts';
import { dayAt, indexOf, momentOf, type Now } from '../../calendar.ts';

/** The results of a campaign in seven days, including today. */
export interface Recent {
  clicks: number;
  installs: number;
}

const days = 7;
const none: Recent = { clicks: 0, installs: 0 };

/** Recent counts, computed once for each campaign with the same random numbers as the ledgers, but without building these. */
export class RecentCounts {
  private readonly counts = new Map<number, Recent>();
  private readonly byCampaign = new Map<number, AdRecord[]>();
  private ads: readonly AdRecord[] = [];
  private readonly today: number;

  constructor(
    private readonly books: Books,
    private readonly now: Now,
  ) {
    this.today = indexOf(now.day);
  }

  of({ id, ends, level }: CampaignRecord): Recent {
    if (ends <= this.today - days || level === 0) return none;
    const found = this.counts.get(id) ?? this.between(id, this.today - days + 1, this.today);
    this.counts.set(id, found);
    return found;
  }

  /** Installs of each of the seven full days before today. */
  courseOf({ id, ends, level }: CampaignRecord): number[] {
    if (level === 0) return [];
    return Array.from({ length: days }, (_, index) => this.today - days + index).map((day) =>
      day > ends ? 0 : this.between(id, day, day).installs,
    );
  }

  /** Each of the seven days by its index, today last. */
  daysOf(campaign: CampaignRecord): (Recent & { day: number })[] {
    const { id, ends, level } = campaign;
    return Array.from({ length: days }, (_, index) => {
      const day = this.today - days + 1 + index;
      const { clicks, installs } = level === 0 || day > ends ? none : this.between(id, day, day);
      return { day, clicks, installs };
    });
  }

  /** The last click ever, by its moment. */
  lastClickAt({ id, starts, ends, level }: CampaignRecord): string | null {
    if (level === 0) return null;
    const day = this.lastDayOf({ id, starts, ends });
    return day === null ? null : this.momentOn(id, day);
  }

  private lastDayOf({ id, starts, ends }: Pick<CampaignRecord, 'id' | 'starts' | 'ends'>): number | null {
    for (let day = Math.min(ends, this.today); day >= starts; day--) if (this.between(id, day, day).clicks > 0) return day;
    return null;
  }

  /** What a day has cost, in fen. */
  costOn(campaign: CampaignRecord, day: number): number {
    return this.adsOf(campaign.id).reduce((sum, ad) => sum + arrivals(this.books.source(ad), day).cost, 0);
  }

  private between(campaign: number, from: number, to: number): Recent {
    let clicks = 0;
    let installs = 0;
    for (const ad of this.adsOf(campaign)) {
      const source = this.books.source(ad);
      for (let day = Math.max(from, source.first); day <= to; day++) {
        const came = arrivals(source, day);
        clicks += came.clicks;
        installs += came.installs;
      }
    }
    return { clicks, installs };
  }

  private momentOn(id: number, day: number): string {
    const until = day === this.today ? this.now.minute : 1439;
    return momentOf({ day: dayAt(day), minute: Math.max(0, until - Math.floor(30 * share('last click', id, day))) });
  }

  private adsOf(campaign: number): readonly AdRecord[] {
    const { ads } = this.books;
    if (ads !== this.ads) {
      this.byCampaign.clear();
      for (const ad of ads) this.known(ad.campaign.id).push(ad);
      this.ads = ads;
    }
    return this.byCampaign.get(campaign) ?? [];
  }

  private known(campaign: number): AdRecord[] {
    const found = this.byCampaign.get(campaign) ?? [];
    this.byCampaign.set(campaign, found);
    return found;
  }
}
