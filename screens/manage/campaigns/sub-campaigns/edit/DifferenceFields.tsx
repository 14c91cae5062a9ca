import { FormSection, TextField, useRules, useWords, type BoundField } from '#design-system';
import { useApp } from '#app/access/currentPage.ts';
import type { CampaignDetail } from '#app/api/ours/campaigns/shapes.ts';
import { hasDeepLinks } from '#app/lib/links/addresses.ts';
import { words } from './words.ts';

export interface Differences {
  url: string;
  deepLink: string;
}

/** An empty field takes over what the campaign has. */
export const differencesOf = ({ url, deepLink }: Differences) => ({ url: url.trim() || null, deepLink: deepLink.trim() || null });

interface DifferenceFieldsProps {
  of: Pick<CampaignDetail, 'target' | 'url' | 'deepLink'>;
  url: (rules: ReturnType<ReturnType<typeof useRules>['address']>) => BoundField<string>;
  deepLink: BoundField<string>;
}

/** What a sub-campaign may have of its own, beside what it takes over. What the platform does not have is not asked for: nothing at all of a mini program. */
export function DifferenceFields({ of: campaign, url, deepLink }: DifferenceFieldsProps) {
  const t = useWords(words);
  const rule = useRules();
  const { platform } = useApp();
  const hasUrl = campaign.target !== 'miniProgram';
  const hasDeepLink = hasDeepLinks(platform);
  if (!hasUrl && !hasDeepLink) return null;
  const hint = (value: string | null) => (value === null ? t.inheritedNone : t.inherited(value));
  return (
    <FormSection title={t.differs} explanation={t.differsWhy}>
      {hasUrl && <TextField {...url(rule.address())} label={t.url} hint={hint(campaign.url)} isMono />}
      {hasDeepLink && <TextField {...deepLink} label={t.deepLink} hint={hint(campaign.deepLink)} isMono />}
    </FormSection>
  );
}
