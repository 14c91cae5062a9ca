import type { InputOf } from '#app/api/declare/endpoint.ts';
import type { ours } from '#app/api/ours/ours.ts';
import type { MovedOn } from '#app/api/ours/campaigns/shapes.ts';
import { seesChannel } from '../../service/access.ts';
import { badRequest } from '../../service/refusal.ts';
import type { CampaignRecord } from '../../world/campaigns/campaign.ts';
import type { CampaignRegistry } from '../../world/campaigns/records/campaignRegistry.ts';
import { isOutdated, lastChangeOf, recordMember, revisionOf, type Source } from '../../world/campaigns/records/history.ts';
import { rowOf } from '../../world/campaigns/records/listing.ts';
import { changeCampaign } from '../../world/campaigns/records/saveCampaign.ts';
import { subCampaignBook } from '../../world/campaigns/records/sub-campaigns.ts';
import type { Account } from '../../world/members/account.ts';
import { campaignOf } from './requireRegistry.ts';

type BulkChange = InputOf<typeof ours.campaigns.change>['body'];

const verbs = {
  enable: { isEnabled: true },
  disable: { isEnabled: false },
  archive: { isArchived: true },
  restore: { isArchived: false },
} as const satisfies Record<string, Partial<CampaignRecord>>;

/** What a change of many makes of one of them. */
function changed(
  registry: CampaignRegistry,
  campaign: CampaignRecord,
  body: Omit<BulkChange, 'to'> & { to: Exclude<BulkChange['to'], 'delete'> },
): Partial<CampaignRecord> {
  const settings = registry.settingsOf(campaign);
  switch (body.to) {
    case 'regroup':
      return { group: body.group ?? 0 };
    case 'window':
      return { settings: { ...settings, clickWindow: body.clickWindow ?? settings.clickWindow, viewWindow: body.viewWindow } };
    case 'callback':
      return { settings: { ...settings, callbackEvents: body.callbackEvents } };
    default:
      return verbs[body.to];
  }
}

/** A campaign goes with all that hangs on it. */
export function deleteCampaign(registry: CampaignRegistry, campaign: CampaignRecord, source: Source): boolean {
  const { id, level, name } = campaign;
  if (level > 0) return false;
  const subs = subCampaignBook(registry.world, registry.app.id);
  for (const sub of subs.all()) if (sub.campaign === id) subs.delete(sub.id);
  recordMember(registry.world, campaign, { before: name, after: null }, source);
  return registry.promotion.campaigns.delete(id);
}

/** Those that were read before somebody else changed them stay as they are, and are answered as they are now. */
export function changeMany(registry: CampaignRegistry, caller: Account, body: BulkChange) {
  const { ids, revisions, to } = body;
  if (revisions && revisions.length !== ids.length) throw badRequest('revisions');
  const { campaigns, groups } = registry.promotion;
  const isSeen = (id: number) => {
    const found = campaigns.find(id);
    return found !== undefined && seesChannel(caller, found.channel);
  };
  const gone = revisions ? ids.filter((id) => !isSeen(id)) : [];
  const found = ids.filter((id) => !gone.includes(id)).map((id) => campaignOf(registry, caller, id));
  if (to === 'regroup' && (body.group === null || (body.group > 0 && !groups.find(body.group)))) throw badRequest('campgroupid');
  if (to === 'window' && (body.clickWindow === null || body.clickWindow < 1 || body.clickWindow > 30)) throw badRequest('clickWindow');
  const read = new Map(ids.map((id, index) => [id, revisions?.[index]]));
  const movedOn: MovedOn[] = [];
  // One is changed on its own page or from its row, many in one go.
  const source = { by: caller.name, from: ids.length === 1 ? 'console' : 'bulk' } as const;
  for (const campaign of found) {
    const after = to === 'delete' ? null : changed(registry, campaign, { ...body, to });
    const conflict = conflictOf(registry, campaign, { after, read: read.get(campaign.id) });
    if (conflict) movedOn.push(caller.channels ? withoutPeople(conflict) : conflict);
    else if (after) changeCampaign(registry, campaign, after, source);
    // It has data: only archiving keeps reports whole.
    else if (!deleteCampaign(registry, campaign, source)) movedOn.push({ now: rowOf(registry, campaign), by: null, at: null });
  }
  const left = new Set(movedOn.map(({ now }) => now.id));
  const written = to === 'delete' ? [] : found.filter(({ id }) => !left.has(id));
  return {
    changed: found.length - movedOn.length,
    written: written.map(({ id }) => ({ id, revision: revisionOf(lastChangeOf(registry.world, `campaign ${id}`)) })),
    movedOn,
    gone,
  };
}

interface Intended {
  /** What it would become; null where it would be deleted. */
  after: Partial<CampaignRecord> | null;
  /** The revision that was read. Without one nothing is compared. */
  read: number | null | undefined;
}

/** What a campaign is by now, where somebody has changed it since it was read. */
export function conflictOf(registry: CampaignRegistry, campaign: CampaignRecord, { after, read }: Intended): MovedOn | null {
  const last = lastChangeOf(registry.world, `campaign ${campaign.id}`);
  if (!isOutdated(last, read)) return null;
  // One that already is as it would become needs nobody to decide: the answer to the same change was lost.
  if (after && isAlready(registry, campaign, after)) return null;
  return { now: rowOf(registry, campaign), by: last.by, at: last.at };
}

const isAlready = (registry: CampaignRegistry, campaign: CampaignRecord, after: Partial<CampaignRecord>): boolean => {
  const now: Partial<CampaignRecord> = { isArchived: false, ...campaign, settings: registry.settingsOf(campaign) };
  return Object.entries({ ...now, ...after }).every(([field, value]) => JSON.stringify(value) === JSON.stringify(Reflect.get(now, field)));
};

/** A partner is not told who works for the company. */
const withoutPeople = ({ now, at }: MovedOn): MovedOn => ({ now: { ...now, createdBy: null }, by: null, at });
