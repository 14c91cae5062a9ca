import { useQueries } from '@tanstack/react-query';
import { asaChoices } from '../../api/asaChoices.ts';
import { campaignChoices } from '../../api/campaigns/choices.ts';
import { reportFilters } from '../../api/reports/filters.ts';

interface Wanted {
  app: number;
  /** Whether campaigns and ad groups are Apple's. */
  isApple: boolean;
  /** Campaigns are listed by channel; without one they keep their ids. */
  channel: number | null;
  /** What has no name: `campaign`, `group`, `ad`, `adGroup`. Nothing else is requested. */
  unnamed: readonly string[];
}

/** Names from the lists that filters have, by field and id. A list that fails names nothing (decision 0143). */
export function useListNames({ app, isApple, channel, unnamed }: Wanted): (field: string, key: string) => string | undefined {
  const isUnnamed = (field: string) => unnamed.includes(field);
  const [apple, campaigns, groups, ads] = useQueries({
    queries: [
      { ...asaChoices.ofApp({ app }), enabled: isApple && (isUnnamed('campaign') || isUnnamed('adGroup')) },
      { ...campaignChoices.ofChannel({ app, channel: channel ?? 0 }), enabled: !isApple && channel !== null && isUnnamed('campaign') },
      { ...campaignChoices.groups({ app }), enabled: isUnnamed('group') },
      { ...reportFilters.ads(), enabled: isUnnamed('ad') },
    ],
  });
  const lists: Readonly<Record<string, readonly { id: string | number; name: string }[] | undefined>> = {
    campaign: isApple ? apple.data?.campaigns : campaigns.data,
    adGroup: apple.data?.adGroups,
    group: groups.data,
    ad: ads.data,
  };
  return (field, key) => lists[field]?.find(({ id }) => String(id) === key)?.name;
}
