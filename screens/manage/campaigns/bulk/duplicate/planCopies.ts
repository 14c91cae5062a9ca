import type { NamingRule } from '#app/api/ours/campaigns/info.ts';
import type { Campaign, CampaignDetail, CampaignDraft } from '#app/api/ours/campaigns/shapes.ts';
import { fitsRule, namesOfChannel } from '#app/lib/links/naming/naming.ts';
import { copyNames, freeNames } from './copyNames.ts';

/** A copy that does not exist yet. Without a draft it cannot be made here. */
export interface PlannedCopy {
  of: Campaign;
  name: string | null;
  isOffRule: boolean;
  draft: CampaignDraft | null;
}

interface Sources {
  rows: readonly Campaign[];
  details: readonly CampaignDetail[];
  rule: NamingRule | null;
  /** Those that may be names of campaigns, asked before. */
  taken: readonly string[];
  today: string;
}

export const wantedNames = ({ rows, rule, today }: Pick<Sources, 'rows' | 'rule' | 'today'>) =>
  rows.map(({ name }) => copyNames(name, rule, today));

/** What each campaign is copied to. A name that breaks a strict rule would be refused. */
export function planCopies(sources: Sources): PlannedCopy[] {
  const { rows, details, rule, taken, today } = sources;
  const names = freeNames(wantedNames(sources), taken);
  return rows.map((of, index) => {
    const name = names[index] ?? null;
    const group = of.groupName === null ? [] : [of.groupName];
    const isOffRule = name !== null && rule !== null && !fitsRule(name, rule, { channel: namesOfChannel(of.channelName), group });
    const detail = details.find(({ id }) => id === of.id);
    const draft = detail && name !== null && !(isOffRule && rule.isStrict) ? draftOfCopy(detail, name, today) : null;
    return { of, name, isOffRule, draft };
  });
}

/** What a copy takes along: all that somebody has decided. It starts today, so an end that is over is left out. */
function draftOfCopy(campaign: CampaignDetail, name: string, today: string): CampaignDraft {
  const { id: _id, link: _link, shortLink: _shortLink, isEnabled: _isEnabled, state: _state, revision: _revision, ...draft } = campaign;
  return { ...draft, name, startsOn: null, endsOn: draft.endsOn !== null && draft.endsOn >= today ? draft.endsOn : null };
}
