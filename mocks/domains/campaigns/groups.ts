import type { Group } from '#app/api/ours/campaigns/groups.ts';
import { ours } from '#app/api/ours/ours.ts';
import { answer, type Answer } from '../../service/answer.ts';
import { requireEditableApp, requireVisibleApp, type RequestContext } from '../../service/access.ts';
import { finds, pageOf } from '../../service/page.ts';
import { badRequest, missing, taken } from '../../service/refusal.ts';
import type { Account } from '../../world/members/account.ts';
import type { CampaignRecord, GroupRecord } from '../../world/campaigns/campaign.ts';
import { registryOf, type CampaignRegistry } from '../../world/campaigns/records/campaignRegistry.ts';
import { campaignState } from '../../world/campaigns/records/listing.ts';
import { isOutdated, lastChangeOf, lastChangeOfGroup, recordChanges, revisionOf } from '../../world/campaigns/records/history.ts';
import { changeCampaign } from '../../world/campaigns/records/saveCampaign.ts';
import { campaignOf, visibleCampaigns } from './requireRegistry.ts';

const { groups } = ours;
const page = 'campgroup@manage';

const seen = (asking: RequestContext, app: number) => registryOf(asking.world, requireVisibleApp(asking, app, page));
const changed = (asking: RequestContext, app: number) => registryOf(asking.world, requireEditableApp(asking, app, page));

function groupOf({ promotion }: CampaignRegistry, id: number): GroupRecord {
  const found = promotion.groups.find(id);
  if (!found) throw missing('活动组');
  return found;
}

/** The visible campaigns by group, computed once for all rows. */
function membersOf(registry: CampaignRegistry, { caller }: RequestContext): ReadonlyMap<number, CampaignRecord[]> {
  const members = new Map(registry.promotion.groups.all().map(({ id }): [number, CampaignRecord[]] => [id, []]));
  for (const campaign of visibleCampaigns(registry, caller)) members.get(campaign.group)?.push(campaign);
  return members;
}

function shown(
  registry: CampaignRegistry,
  asking: RequestContext,
  { id, name, note, createdOn }: GroupRecord,
  all = membersOf(registry, asking),
): Group {
  const everyone = all.get(id) ?? [];
  const members = everyone.filter(({ isArchived }) => !isArchived);
  const recent = everyone.map((one) => registry.recent.of(one));
  return {
    id,
    name,
    note: note ?? null,
    createdOn: createdOn ?? null,
    campaigns: members.length,
    running: members.filter((one) => campaignState(registry, one) === 'running').length,
    archived: everyone.length - members.length,
    clicks: recent.reduce((sum, { clicks }) => sum + clicks, 0),
    installs: recent.reduce((sum, { installs }) => sum + installs, 0),
    revision: revisionOf(lastChangeOfGroup(registry.world, registry.app.id, id)),
  };
}

function named({ promotion }: CampaignRegistry, name: string, except?: number): string {
  const trimmed = name.trim();
  if (!trimmed) throw badRequest('name');
  if (promotion.groups.all().some((one) => one.name === trimmed && one.id !== except)) throw taken('活动组名称已存在');
  return trimmed;
}

/** Those that are to come in. All are found before anything is written. */
const newMembers = (registry: CampaignRegistry, caller: Account, campaigns: readonly number[] | null) =>
  (campaigns ?? []).map((id) => campaignOf(registry, caller, id));

/** 0 is no group. */
function moveAll(registry: CampaignRegistry, members: readonly CampaignRecord[], group: number, caller: Account) {
  if (group !== 0) groupOf(registry, group);
  for (const campaign of members) changeCampaign(registry, campaign, { group }, { by: caller.name, from: 'console' });
}

interface Asked extends RequestContext {
  id: number;
  /** The revision that was read. */
  read: number | null | undefined;
}

/** The group as it is now, where somebody has changed it since it was read. A name is not at odds with who is in the group. */
function movedOn(registry: CampaignRegistry, { id, read, ...asking }: Asked, what: 'all' | 'name' = 'all') {
  const { world, app } = registry;
  const last = what === 'all' ? lastChangeOfGroup(world, app.id, id) : lastChangeOf(world, `group ${app.id} ${id}`);
  if (!isOutdated(last, read)) return null;
  // A partner is not told who works for the company.
  return { now: shown(registry, asking, groupOf(registry, id)), by: asking.caller.channels ? null : last.by, at: last.at };
}

const leftAlone = (conflict: ReturnType<typeof movedOn>) => ({ movedOn: conflict, revision: null });

const done = { movedOn: null, revision: null };

export const groupAnswers: readonly Answer[] = [
  answer(groups.page, ({ world, caller, input }) => {
    const registry = seen({ world, caller }, input.app);
    const found = registry.promotion.groups.all().filter(({ id, name, note }) => finds(input.search, id, name, note));
    const members = membersOf(registry, { world, caller });
    return pageOf(found, input, (one) => shown(registry, { world, caller }, one, members));
  }),
  answer(groups.one, ({ world, caller, input }) => {
    const registry = seen({ world, caller }, input.app);
    return shown(registry, { world, caller }, groupOf(registry, input.id));
  }),
  answer(groups.create, ({ world, caller, input: { app, body } }) => {
    const registry = changed({ world, caller }, app);
    const { groups: all } = registry.promotion;
    const members = newMembers(registry, caller, body.campaigns);
    const group = all.put({ id: all.nextId(), app, name: named(registry, body.name), note: body.note, createdOn: world.now.day });
    moveAll(registry, members, group.id, caller);
    return shown(registry, { world, caller }, group);
  }),
  answer(groups.update, ({ world, caller, input: { app, id, body } }) => {
    const registry = changed({ world, caller }, app);
    const members = newMembers(registry, caller, body.campaigns);
    const before = groupOf(registry, id);
    const after = { ...before, name: named(registry, body.name, id), note: body.note };
    const isAlready = before.name === after.name && (before.note ?? null) === after.note;
    const conflict = movedOn(registry, { world, caller, id, read: body.revision }, 'name');
    if (conflict && !isAlready) return leftAlone(conflict);
    registry.promotion.groups.put(after);
    const subject = `group ${app} ${id}` as const;
    recordChanges(world, { app, subject, fields: ['name', 'note'], before, after }, { by: caller.name, from: 'console' });
    moveAll(registry, members, id, caller);
    return done;
  }),
  answer(groups.delete, ({ world, caller, input }) => {
    const registry = changed({ world, caller }, input.app);
    groupOf(registry, input.id);
    const conflicts = {
      movedOn: movedOn(registry, { world, caller, id: input.id, read: input.revision }),
      intoMovedOn: input.moveTo ? movedOn(registry, { world, caller, id: input.moveTo, read: input.intoRevision }) : null,
    };
    if (conflicts.movedOn || conflicts.intoMovedOn) return conflicts;
    const members = registry.promotion.campaigns.all().filter(({ group }) => group === input.id);
    if (members.length > 0 && (input.moveTo === null || input.moveTo === undefined)) throw taken('活动组内还有推广活动');
    moveAll(registry, members, input.moveTo ?? 0, caller);
    registry.promotion.groups.delete(input.id);
    return conflicts;
  }),
  answer(groups.merge, ({ world, caller, input: { app, id, body } }) => {
    const registry = changed({ world, caller }, app);
    groupOf(registry, id);
    if (body.into === id) throw badRequest('campgroupid');
    const into = groupOf(registry, body.into).id;
    const conflicts = {
      movedOn: movedOn(registry, { world, caller, id, read: body.revision }),
      intoMovedOn: movedOn(registry, { world, caller, id: into, read: body.intoRevision }),
    };
    if (conflicts.movedOn || conflicts.intoMovedOn) return conflicts;
    moveAll(
      registry,
      registry.promotion.campaigns.all().filter(({ group }) => group === id),
      into,
      caller,
    );
    registry.promotion.groups.delete(id);
    return conflicts;
  }),
];
