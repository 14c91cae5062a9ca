import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { channels } from '../channels/channels.ts';
import { isLacking } from '../client/error.ts';
import { campaigns } from '../ours/campaigns/campaigns.ts';
import { campaignChoices, type CampaignChoice } from './choices.ts';

/** Passes on every failure but that of a call which the service does not have. */
export async function orElse<Result>(own: Promise<Result>, otherwise: () => Promise<Result>): Promise<Result> {
  try {
    return await own;
  } catch (error) {
    if (!isLacking(error)) throw error;
    return otherwise();
  }
}

interface Wanted {
  app: number;
  /** Whole names or ids. */
  names: string[];
}

/** Campaigns by their names or ids. A service without our call has them by channel (R-185, decision 0143): deleted ones are then missing. */
export function namedCampaigns({ app, names }: Wanted) {
  const own = campaigns.named({ app, body: { names } });
  return queryOptions({
    queryKey: [...own.queryKey, 'or by channel'],
    queryFn: ({ client }) => orElse(client.fetchQuery({ ...own, staleTime: 0 }), () => namedByChannel(client, { app, names })),
  });
}

async function namedByChannel(cache: QueryClient, { app, names }: Wanted): Promise<CampaignChoice[]> {
  const wanted = new Set(names.map((name) => name.toLowerCase()));
  const inUse = await cache.fetchQuery(channels.inUse({ app }));
  const lists = await Promise.all(
    inUse.map(({ id }) => cache.fetchQuery({ ...campaignChoices.ofChannel({ app, channel: id }), staleTime: 0 })),
  );
  return lists.flat().filter(({ id, name }) => wanted.has(name.toLowerCase()) || wanted.has(String(id)));
}

/** Whether no campaign has this name. A service without our call searches for it. */
export function campaignNameCheck({ app, name }: { app: number; name: string }) {
  const own = campaigns.names({ app, name });
  return queryOptions({
    queryKey: [...own.queryKey, 'or by search'],
    queryFn: ({ client }) =>
      orElse(client.fetchQuery({ ...own, staleTime: 0 }), async () => {
        const found = await client.fetchQuery({ ...campaignChoices.search({ app, name }), staleTime: 0 });
        return { isFree: found.every((one) => one.name !== name) };
      }),
  });
}
