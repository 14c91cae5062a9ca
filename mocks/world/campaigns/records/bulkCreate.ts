import type { BulkRow, CampaignDraft } from '#app/api/ours/campaigns/shapes.ts';
import type { Collection } from '../../state/collection.ts';
import { part } from '../../state/part.ts';
import type { World } from '../../world.ts';
import type { CampaignRegistry } from './campaignRegistry.ts';
import { preflight } from './checks.ts';
import { createCampaign } from './saveCampaign.ts';

/** The most campaigns that an ad network accepts for one app on one day. */
const quota = 200;

/** One of the codes that come with a body. */
export const quotaSpent = { reason: 'quotaSpent', code: -6001 } as const;

/** Whether a channel takes no more campaigns today. `planned` are those of a dry run. */
export const isQuotaSpent = (registry: CampaignRegistry, channel: number, planned = 0) =>
  registry.madeOn(channel, registry.world.now.day).length + planned >= quota;

interface BulkRun {
  isTrial: boolean;
  keys: readonly string[];
  /** What passed in earlier calls of a dry run. */
  ahead: readonly { channel: number; rows: number }[];
  by: string;
}

interface CheckedRow {
  draft: CampaignDraft;
  row: BulkRow;
}

/** Checks each row, fixes what can be fixed without asking, and creates the rows that pass unless this is a dry run. */
export function bulkCreate(registry: CampaignRegistry, drafts: readonly CampaignDraft[], { isTrial, keys, ahead, by }: BulkRun): BulkRow[] {
  const names = new Set<string>();
  const planned = new Map(isTrial ? ahead.map(({ channel, rows }) => [channel, rows]) : []);
  const isFull = (channel: number) => isQuotaSpent(registry, channel, planned.get(channel));
  return drafts.map((draft, index) => {
    const made = madeBefore(registry, keys[index], index + 1);
    if (made && !names.has(made.name)) {
      names.add(made.name);
      return made;
    }
    const checked = checkRow(registry, draft, index + 1, { names, isFull: isFull(draft.channel) });
    names.add(checked.draft.name);
    if (checked.row.trial === 'stop') return checked.row;
    if (!isTrial) return createRow(registry, checked, { by, key: keys[index] });
    planned.set(draft.channel, (planned.get(draft.channel) ?? 0) + 1);
    return checked.row;
  });
}

interface Around {
  /** Those of the rows before. */
  names: ReadonlySet<string>;
  /** The channel takes no more campaigns today. */
  isFull: boolean;
}

/** The same for a dry run and for a creation. */
function checkRow(registry: CampaignRegistry, given: CampaignDraft, row: number, { names, isFull }: Around): CheckedRow {
  const draft = withFixes(registry, given);
  const base = { row, name: draft.name, proposal: null, result: 'none', code: null, id: null, link: null } as const;
  const checks = preflight(registry, draft);
  const isTwice = names.has(draft.name);
  const stop = isTwice ? { code: 'nameTwice' } : checks.find(({ level }) => level === 'stop');
  if (stop) {
    const isName = isTwice || stop.code === 'nameTaken';
    return {
      draft,
      row: { ...base, warnings: [], trial: 'stop', reason: stop.code, proposal: isName ? freeName(registry, draft.name, names) : null },
    };
  }
  if (isFull) return { draft, row: { ...base, warnings: [], trial: 'stop', ...quotaSpent } };
  const warnings = checks.filter(({ level }) => level === 'warn').map(({ code }) => code);
  const isFixed = draft !== given;
  return {
    draft,
    row: { ...base, warnings, trial: isFixed ? 'fixed' : 'pass', reason: isFixed ? fixedProblem(given, draft) : null },
  };
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
  const base = { row, name: campaign.name, reason: null, proposal: null, warnings: [], code: null, id: campaign.id, link };
  return { ...base, trial: 'pass', result: 'created' };
}

function createRow(registry: CampaignRegistry, { draft, row }: CheckedRow, { by, key }: { by: string; key: string | undefined }): BulkRow {
  const campaign = createCampaign(registry, draft, { by, from: 'bulk' });
  if (key !== undefined) madeRows(registry.world).put({ key, app: registry.app.id, campaign: campaign.id });
  return { ...row, result: 'created', id: campaign.id, link: registry.linkOf(campaign) };
}
