import type { Group } from '#app/api/ours/campaigns/groups.ts';
import { ours } from '#app/api/ours/ours.ts';
import { answer, type Answer } from '../../service/answer.ts';
import { appChanged, appSeen, type Asking } from '../../service/access.ts';
import { finds, pageOf } from '../../service/page.ts';
import { badRequest, missing, taken } from '../../service/refusal.ts';
import type { CampaignRecord, GroupRecord } from '../../world/promotion/campaign.ts';
import { deskOf, type Desk } from '../../world/promotion/campaigns/desk.ts';
import { campaignState } from '../../world/promotion/campaigns/listing.ts';
import { campaignsSeen } from './seen.ts';

const { groups } = ours;
const page = 'campgroup@manage';

const seen = (asking: Asking, app: number) => deskOf(asking.world, appSeen(asking, app, page));
const changed = (asking: Asking, app: number) => deskOf(asking.world, appChanged(asking, app, page));

function groupOf({ promotion }: Desk, id: number): GroupRecord {
  const found = promotion.groups.find(id);
  if (!found) throw missing('活动组');
  return found;
}

/** The campaigns of each group that somebody sees, dealt out once for all rows. */
function membersOf(desk: Desk, { caller }: Asking): ReadonlyMap<number, CampaignRecord[]> {
  const members = new Map(desk.promotion.groups.all().map(({ id }): [number, CampaignRecord[]] => [id, []]));
  for (const campaign of campaignsSeen(desk, caller)) if (!campaign.isArchived) members.get(campaign.group)?.push(campaign);
  return members;
}

function shown(desk: Desk, asking: Asking, { id, name, note, createdOn }: GroupRecord, all = membersOf(desk, asking)): Group {
  const members = all.get(id) ?? [];
  const recent = members.map((one) => desk.recent.of(one));
  return {
    id,
    name,
    note: note ?? null,
    createdOn: createdOn ?? null,
    campaigns: members.length,
    running: members.filter((one) => campaignState(desk, one) === 'running').length,
    clicks: recent.reduce((sum, { clicks }) => sum + clicks, 0),
    installs: recent.reduce((sum, { installs }) => sum + installs, 0),
  };
}

function named({ promotion }: Desk, name: string, except?: number): string {
  const wanted = name.trim();
  if (!wanted) throw badRequest('name');
  if (promotion.groups.all().some((one) => one.name === wanted && one.id !== except)) throw taken('活动组名称已存在');
  return wanted;
}

function fill(desk: Desk, group: number, campaigns: readonly number[] | null) {
  for (const id of campaigns ?? []) if (!desk.promotion.campaigns.change(id, { group })) throw missing('推广活动');
}

export const groupAnswers: readonly Answer[] = [
  answer(groups.page, ({ world, caller, input }) => {
    const desk = seen({ world, caller }, input.app);
    const found = desk.promotion.groups.all().filter(({ id, name, note }) => finds(input.search, id, name, note));
    const members = membersOf(desk, { world, caller });
    return pageOf(found, input, (one) => shown(desk, { world, caller }, one, members));
  }),
  answer(groups.one, ({ world, caller, input }) => {
    const desk = seen({ world, caller }, input.app);
    return shown(desk, { world, caller }, groupOf(desk, input.id));
  }),
  answer(groups.create, ({ world, caller, input: { app, body } }) => {
    const desk = changed({ world, caller }, app);
    const { groups: all } = desk.promotion;
    const group = all.put({ id: all.nextId(), app, name: named(desk, body.name), note: body.note, createdOn: world.now.day });
    fill(desk, group.id, body.campaigns);
    return shown(desk, { world, caller }, group);
  }),
  answer(groups.update, ({ world, caller, input: { app, id, body } }) => {
    const desk = changed({ world, caller }, app);
    desk.promotion.groups.put({ ...groupOf(desk, id), name: named(desk, body.name, id), note: body.note });
    fill(desk, id, body.campaigns);
    return null;
  }),
  answer(groups.delete, ({ world, caller, input }) => {
    const desk = changed({ world, caller }, input.app);
    groupOf(desk, input.id);
    if (desk.promotion.campaigns.all().some(({ group }) => group === input.id)) throw taken('活动组内还有推广活动');
    desk.promotion.groups.delete(input.id);
    return null;
  }),
];
