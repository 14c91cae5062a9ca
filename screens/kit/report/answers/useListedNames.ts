import { useQueries } from '@tanstack/react-query';
import { asa } from '#app/api/asa.ts';
import { campaignChoices } from '#app/api/campaigns/choices.ts';
import { reportFilters } from '#app/api/reports/filters.ts';
import type { Field, Report } from '#screens/kit/report/view/index.ts';
import type { NamedRows } from './names.ts';

interface Item {
  id: string | number;
  name: string;
}

/** The report whose campaigns and ad groups are Apple's. */
const appleReport = 'asacampaigninfo';

const hasUnnamed = ({ keys, rows }: NamedRows) => rows !== undefined && keys.some((key) => !rows.some((row) => row.key === key));

/**
 * Names of what the address narrows to and the period has no row of, from the lists that filters have: campaigns of the channel, groups, ads, and
 * Apple's. A list that fails names nothing.
 */
export function useListedNames(
  { app, name, state }: Report,
  named: readonly NamedRows[],
): (field: Field, key: string) => string | undefined {
  const unnamed = new Set(named.filter(hasUnnamed).map(({ field }) => field));
  const isApple = name === appleReport;
  const channel =
    state.path.find(({ level }) => level === 'channel')?.key ??
    state.filters.find(({ field, isLeftOut, keys }) => field === 'channel' && !isLeftOut && keys.length === 1)?.keys[0];
  const channelId = Number(channel);
  const [apple, campaigns, groups, ads] = useQueries({
    queries: [
      { ...asa.choices({ app: app.id }), enabled: isApple && (unnamed.has('campaign') || unnamed.has('adGroup')) },
      {
        ...campaignChoices.ofChannel({ app: app.id, channel: channelId }),
        enabled: !isApple && unnamed.has('campaign') && Number.isInteger(channelId),
      },
      { ...campaignChoices.groups({ app: app.id }), enabled: unnamed.has('group') },
      { ...reportFilters.ads(), enabled: unnamed.has('ad') },
    ],
  });
  const lists: Partial<Record<Field, readonly Item[] | undefined>> = {
    campaign: isApple ? apple.data?.campaigns : campaigns.data,
    adGroup: apple.data?.adGroups,
    group: groups.data,
    ad: ads.data,
  };
  return (field, key) => lists[field]?.find(({ id }) => String(id) === key)?.name;
}
