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

interface ChangeRecord extends CampaignChange {
  id: number;
  campaign: number;
}

const changesOf = part((world) =>
  world.store.collection<ChangeRecord>(
    'changes of campaigns',
    () => [],
    ({ id }) => id,
  ),
);

const changesByCampaign = part((world) => changesOf(world).indexBy(({ campaign }) => String(campaign)));

/** The last recorded change of a campaign. */
export const lastChangeOf = (world: World, campaign: number): ChangeRecord | undefined => {
  const all = changesByCampaign(world)(String(campaign));
  return all.reduce<ChangeRecord | undefined>((last, one) => (last && last.id > one.id ? last : one), undefined);
};

/** Another one after each change, 0 before the first one. */
export const revisionOf = (world: World, campaign: number): number => lastChangeOf(world, campaign)?.id ?? 0;

const compared = [
  'name',
  'account',
  'group',
  'target',
  'url',
  'deepLink',
  'clickWindow',
  'viewWindow',
  'billing',
  'macros',
  'parameters',
  'callbackEvents',
  'endsOn',
  'isEnabled',
] as const satisfies readonly (keyof CampaignDetail)[];

const inText = (value: unknown): string | null =>
  value === null || value === undefined ? null : typeof value === 'object' ? JSON.stringify(value) : String(value);

/** Writes down what differs between a campaign before and after. */
export function recordChanges(world: World, before: CampaignDetail, after: CampaignDetail, how: Pick<CampaignChange, 'by' | 'from'>) {
  const book = changesOf(world);
  const archived = ({ state }: CampaignDetail) => String(state === 'archived');
  const values = [
    ...compared.map((field) => [field, inText(before[field]), inText(after[field])] as const),
    ['isArchived', archived(before), archived(after)] as const,
  ];
  for (const [field, old, now] of values) {
    if (old === now) continue;
    book.put({ ...how, id: book.nextId(), campaign: before.id, at: momentOf(world.now), field, before: old, after: now });
  }
}

/** Newest first. What was before the first recorded change is known from the campaign itself. */
export function historyOf({ world, app }: CampaignRegistry, campaign: CampaignRecord): CampaignChange[] {
  const by = campaign.createdBy ?? authorOf(app.owner, campaign.id);
  const at = momentOf({
    day: createdOn(campaign),
    minute: campaign.level === 0 ? world.now.minute : 540 + (hash('created', campaign.id) % 480),
  });
  const recorded = changesByCampaign(world)(String(campaign.id))
    .toSorted((a, b) => b.id - a.id)
    .map(({ id: _id, campaign: _campaign, ...change }) => change);
  return [...recorded, { at, by, from: 'console', field: 'created', before: null, after: campaign.name }];
}
