import type { BulkRow, CampaignDraft } from '#app/api/ours/campaigns/shapes.ts';
import type { Desk } from './desk.ts';
import { preflight } from './checks.ts';
import { create } from './writing.ts';

/** As many as a medium takes of one app on one day. */
const quota = 200;

interface Tried {
  draft: CampaignDraft;
  row: BulkRow;
}

/** Tries each row as it would be made, mends what can be mended without asking, and makes those that pass unless this is a trial. */
export function bulk(desk: Desk, drafts: readonly CampaignDraft[], { isTrial, by }: { isTrial: boolean; by: string }): BulkRow[] {
  const names = new Set<string>();
  return drafts.map((draft, index) => {
    const tried = trial(desk, draft, index + 1, names);
    names.add(tried.draft.name);
    return isTrial || tried.row.trial === 'stop' ? tried.row : made(desk, tried, by);
  });
}

function trial(desk: Desk, given: CampaignDraft, row: number, names: ReadonlySet<string>): Tried {
  const draft = mended(desk, given);
  const base = { row, name: draft.name, reason: null, proposal: null, result: 'none', code: null, id: null, link: null } as const;
  const isTwice = names.has(draft.name);
  const stop = isTwice ? { code: 'nameTwice' } : preflight(desk, draft).find(({ level }) => level === 'stop');
  if (!stop)
    return {
      draft,
      row: { ...base, trial: draft === given ? 'pass' : 'fixed', reason: draft === given ? null : whatWasMended(given, draft) },
    };
  const isName = isTwice || stop.code === 'nameTaken';
  return { draft, row: { ...base, trial: 'stop', reason: stop.code, proposal: isName ? freeName(desk, draft.name, names) : null } };
}

/** Spaces in a parameter would be lost at some media; a group that is not there is none. */
function mended(desk: Desk, draft: CampaignDraft): CampaignDraft {
  const parameters = draft.parameters.map(({ key, value }) => ({ key: key.trim(), value: value.trim().replaceAll(/\s+/g, '_') }));
  const group = draft.group !== null && desk.promotion.groups.find(draft.group) ? draft.group : null;
  const better = { ...draft, name: draft.name.trim(), group, parameters };
  return JSON.stringify(better) === JSON.stringify(draft) ? draft : better;
}

function whatWasMended(given: CampaignDraft, better: CampaignDraft): string {
  if (given.name !== better.name) return 'nameTrimmed';
  return given.group === better.group ? 'spacesReplaced' : 'groupUnknown';
}

function freeName(desk: Desk, name: string, names: ReadonlySet<string>): string {
  const taken = new Set([...names, ...desk.promotion.campaigns.all().map((one) => one.name)]);
  let number = 2;
  while (taken.has(`${name}-${number}`)) number++;
  return `${name}-${number}`;
}

function made(desk: Desk, { draft, row }: Tried, by: string): BulkRow {
  const { day } = desk.world.now;
  const today = desk.promotion.campaigns.all().filter(({ channel, createdOn }) => channel === draft.channel && createdOn === day);
  // One of the codes that come with a body: the row can be sent again later.
  if (today.length >= quota) return { ...row, result: 'failed', code: -6001 };
  const campaign = create(desk, draft, by);
  return { ...row, result: 'created', id: campaign.id, link: desk.linkOf(campaign) };
}
