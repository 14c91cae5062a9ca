import { bilingual } from '#design-system';
import { tradeTerms } from '#app/lib/glossary/words.ts';

/** What a row of the channel overview is. */
export const sources = ['channel', 'group', 'campaign'] as const;
export type Source = (typeof sources)[number];

export const sourceNames = bilingual({ channel: tradeTerms.channel, group: tradeTerms.campaignGroup, campaign: tradeTerms.campaign });
