import type { BulkRow, CampaignDraft } from '#app/api/ours/campaigns/shapes.ts';
import type { Collection } from '../../state/collection.ts';
import { part } from '../../state/part.ts';
import type { World } from '../../world.ts';
import type { CampaignRegistry } from './campaignRegistry.ts';
import { preflight } from './checks.ts';
import { createCampaign } from './saveCampaign.ts';

/** The most campaigns that an ad network accepts for one app on one day. */
const quota = 200;

interface CheckedRow {
  draft: CampaignDraft;
  row: BulkRow;
}

/** Checks each row, fixes what can be fixed without asking, and creates the rows that pass unless this is a dry run. */
export function bulkCreate(
  registry: CampaignRegistry,
  drafts: readonly CampaignDraft[],
  { isTrial, keys = [], by }: { isTrial: boolean; keys?: readonly string[]; by: string },
): BulkRow[] {
  const names = new Set<string>();
  return drafts.map((draft, index) => {
    const made = madeBefore(registry, keys[index], index + 1);
    if (made && !names.has(made.name)) {
      names.add(made.name);
      return made;
    }
    const tried = checkRow(registry, draft, index + 1, names);
    names.add(tried.draft.name);
    return isTrial || tried.row.trial === 'stop' ? tried.row : createRow(registry, tried, { by, key: keys[index] });
  });
}

function checkRow(registry: CampaignRegistry, given: CampaignDraft, row: number, names: ReadonlySet<string>): CheckedRow {
  const draft = withFixes(registry, given);
  const base = { row, name: draft.name, reason: null, proposal: null, result: 'none', code: null, id: null, link: null } as const;
  const isTwice = names.has(draft.name);
  const stop = isTwice ? { code: 'nameTwice' } : preflight(registry, draft).find(({ level }) => level === 'stop');
  if (!stop)
    return {
      draft,
      row: { ...base, trial: draft === given ? 'pass' : 'fixed', reason: draft === given ? null : fixedProblem(given, draft) },
    };
  const isName = isTwice || stop.code === 'nameTaken';
  return { draft, row: { ...base, trial: 'stop', reason: stop.code, proposal: isName ? freeName(registry, draft.name, names) : null } };
}

/** Some ad networks drop spaces in parameters, and an unknown group is cleared. */
function withFixes(registry: CampaignRegistry, draft: CampaignDraft): CampaignDraft {
  const parameters = draft.parameters.map(({ key, value }) => ({ key: key.trim(), value: value.trim().replaceAll(/\s+/g, '_') }));
  const group = draft.group !== null && registry.promotion.groups.find(draft.group) ? draft.group : null;
  const better = { ...draft, name: draft.name.trim(), group, parameters };
  return JSON.stringify(better) === JSON.stringify(draft) ? draft : better;
}

function fixedProblem(given: CampaignDraft, better: CampaignDraft): string {
  if (given.name !== better.name) return 'nameTrimmed';
  return given.group === better.group ? 'spacesReplaced' : 'groupUnknown';
}

function freeName(registry: CampaignRegistry, name: string, names: ReadonlySet<string>): string {
  let number = 2;
  while (names.has(`${name}-${number}`) || registry.named(`${name}-${number}`).length) number++;
  return `${name}-${number}`;
}

/** What a key has made. A campaign that was deleted since can be made again. */
const madeRows: (world: World) => Collection<{ key: string; app: number; campaign: number }> = part((world) =>
  world.store.collection<{ key: string; app: number; campaign: number }>(
    'bulk rows',
    () => [],
    ({ key, app }) => `${app} ${key}`,
  ),
);

function madeBefore(registry: CampaignRegistry, key: string | undefined, row: number): BulkRow | null {
  const made = key === undefined ? undefined : madeRows(registry.world).find(`${registry.app.id} ${key}`);
  const campaign = made && registry.promotion.campaigns.find(made.campaign);
  if (!campaign) return null;
  const link = registry.linkOf(campaign);
  return { row, name: campaign.name, trial: 'pass', reason: null, proposal: null, result: 'created', code: null, id: campaign.id, link };
}

function createRow(registry: CampaignRegistry, { draft, row }: CheckedRow, { by, key }: { by: string; key: string | undefined }): BulkRow {
  const { day } = registry.world.now;
  // One of the codes that come with a body: the row can be sent again later.
  if (registry.madeOn(draft.channel, day).length >= quota) return { ...row, result: 'failed', code: -6001 };
  const campaign = createCampaign(registry, draft, { by, from: 'bulk' });
  if (key !== undefined) madeRows(registry.world).put({ key, app: registry.app.id, campaign: campaign.id });
  return { ...row, result: 'created', id: campaign.id, link: registry.linkOf(campaign) };
}
