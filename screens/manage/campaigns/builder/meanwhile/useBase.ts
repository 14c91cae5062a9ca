import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useWords, type FieldForm } from '#design-system';
import { useApp } from '#app/access/currentPage.ts';
import { isOutdated } from '#app/api/client/error.ts';
import type { CampaignDetail, MovedOn } from '#app/api/ours/campaigns/shapes.ts';
import { ours } from '#app/api/ours/ours.ts';
import { together, valuesOf, type Values } from '../values.ts';
import { rebased } from '../../meanwhile/rebased.ts';
import { words } from './words.ts';

/** What somebody else has saved while a campaign was being edited. */
export interface Meanwhile extends Pick<MovedOn, 'by' | 'at'> {
  /** As the reader had it before them; null for what an earlier visit typed upon something older. */
  before: CampaignDetail | null;
  now: CampaignDetail;
}

interface BaseOptions {
  form: FieldForm<Values>;
  from: CampaignDetail | undefined;
  media: string;
}

/**
 * The campaign that a form began with: what the page learns of it later is not mixed in. Where the service refuses to save because somebody
 * else has changed it, it is read again, and what was typed is put on top of that.
 */
export function useBase({ form, from, media }: BaseOptions) {
  const t = useWords(words);
  const app = useApp().id;
  const cache = useQueryClient();
  const [base, setBase] = useState(from);
  const [meanwhile, setMeanwhile] = useState<Meanwhile>();
  const reasonOf = async (error: unknown, mine: Values): Promise<string | undefined> => {
    if (!base || !isOutdated(error)) return undefined;
    const input = { app, id: base.id };
    const now = await cache.fetchQuery({ ...ours.campaigns.one(input), staleTime: 0 });
    // Who and when are said where the service knows them.
    const [history] = await Promise.allSettled([cache.fetchQuery({ ...ours.campaignInfo.history(input), staleTime: 0 })]);
    const last = history.status === 'fulfilled' ? history.value[0] : undefined;
    const before = mine.revision === base.revision ? base : null;
    const theirs = valuesOf(now, media);
    const values = before ? rebased({ before: valuesOf(before, media), mine, theirs, together }) : { ...mine, revision: now.revision };
    form.reset(values, { keepDefaultValues: true });
    setBase(now);
    setMeanwhile({ before, now, by: last?.by ?? null, at: last?.at ?? null });
    return t.notSaved;
  };
  return { base, meanwhile, reasonOf };
}
