import { campaignFields, valueText } from '#app/api/ours/campaigns/changedFields.ts';
import type { CampaignChange } from '#app/api/ours/campaigns/info.ts';
import type { CampaignDetail } from '#app/api/ours/campaigns/shapes.ts';
import { momentOf } from '../../calendar.ts';
import { hash } from '../../random.ts';
import { part } from '../../state/part.ts';
import type { World } from '../../world.ts';
import type { CampaignRecord } from '../campaign.ts';
import { authorOf } from '../names/seed-authors.ts';
import type { CampaignRegistry } from './campaignRegistry.ts';
import { createdOn } from './state.ts';

/** What was changed: a campaign by its number, which no other app has, a group of an app, who is in it, or a sub-campaign. */
type Subject = `campaign ${number}` | `${'group' | 'members' | 'sub-campaign'} ${number} ${number}`;

interface ChangeRecord extends CampaignChange {
  id: number;
  app: number;
  subject: Subject;
}

/** Who makes a change, and where. */
export type Source = Pick<CampaignChange, 'by' | 'from'>;

const changesOf = part((world) =>
  world.store.collection<ChangeRecord>(
    'changes of campaigns',
    () => [],
    ({ id }) => id,
  ),
);

const changesBySubject = part((world) => changesOf(world).indexBy(({ subject }) => subject));

/** Changes by the group from which a campaign went, and by the one to which it came. */
const leavings = part((world) => changesOf(world).indexBy((one) => (one.field === 'group' ? `${one.app} ${one.before ?? 0}` : '')));
const comings = part((world) => changesOf(world).indexBy((one) => (one.field === 'group' ? `${one.app} ${one.after ?? 0}` : '')));

const lastOf = (all: readonly ChangeRecord[]) =>
  all.reduce<ChangeRecord | undefined>((last, one) => (last && last.id > one.id ? last : one), undefined);

/** The last recorded change of something itself. */
export const lastChangeOf = (world: World, subject: Subject): ChangeRecord | undefined => lastOf(changesBySubject(world)(subject));

/** The last change of a group: of its name or note, or of who is in it. */
export const lastChangeOfGroup = (world: World, app: number, group: number): ChangeRecord | undefined =>
  lastOf([
    ...changesBySubject(world)(`group ${app} ${group}`),
    ...changesBySubject(world)(`members ${app} ${group}`),
    ...leavings(world)(`${app} ${group}`),
    ...comings(world)(`${app} ${group}`),
  ]);

/** Another one after each change, 0 before the first one. */
export const revisionOf = (last: ChangeRecord | undefined): number => last?.id ?? 0;

/** Somebody has changed it since that revision was read. Without one nothing is compared. */
export const isOutdated = (last: ChangeRecord | undefined, read: number | null | undefined): last is ChangeRecord =>
  last !== undefined && read !== null && read !== undefined && last.id > read;

interface Changed {
  app: number;
  subject: Subject;
  fields: readonly string[];
  before: object;
  after: object;
}

/** Writes down what differs between before and after. */
export function recordChanges(world: World, { app, subject, fields, before, after }: Changed, how: Source) {
  const book = changesOf(world);
  for (const field of fields) {
    const [old, now] = [valueText(before, field), valueText(after, field)];
    if (old !== now) book.put({ ...how, id: book.nextId(), app, subject, at: momentOf(world.now), field, before: old, after: now });
  }
}

/** A campaign that is made in a group, deleted from it, archived or restored changes who is in the group without a change of where it is. */
export function recordMember(
  world: World,
  { app, group }: { app: number; group: number },
  members: Record<'before' | 'after', string | null>,
  how: Source,
) {
  if (group === 0) return;
  const [before, after] = [{ campaigns: members.before }, { campaigns: members.after }];
  recordChanges(world, { app, subject: `members ${app} ${group}`, fields: ['campaigns'], before, after }, how);
}

export function recordCampaign(world: World, app: number, { before, after }: Record<'before' | 'after', CampaignDetail>, how: Source) {
  // Archived is a state of a campaign, and no field of its form.
  const withState = (of: CampaignDetail) => ({ ...of, isArchived: of.state === 'archived' });
  const subject = `campaign ${before.id}` as const;
  const [old, now] = [withState(before), withState(after)];
  recordChanges(world, { app, subject, fields: campaignFields, before: old, after: now }, how);
  if (old.isArchived === now.isArchived) return;
  // A group counts what is archived by itself.
  const members = now.isArchived ? { before: now.name, after: null } : { before: null, after: now.name };
  recordMember(world, { app, group: after.group ?? 0 }, members, how);
}

/** Newest first. What was before the first recorded change is known from the campaign itself. */
export function historyOf({ world, app }: CampaignRegistry, campaign: CampaignRecord): CampaignChange[] {
  const by = campaign.createdBy ?? authorOf(app.owner, campaign.id);
  const at = momentOf({
    day: createdOn(campaign),
    minute: campaign.level === 0 ? world.now.minute : 540 + (hash('created', campaign.id) % 480),
  });
  const recorded = changesBySubject(world)(`campaign ${campaign.id}`)
    .toSorted((a, b) => b.id - a.id)
    .map(({ id: _id, app: _app, subject: _subject, ...change }) => change);
  return [...recorded, { at, by, from: 'console', field: 'created', before: null, after: campaign.name }];
}
