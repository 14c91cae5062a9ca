import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Option } from '#design-system';
import { useApp } from '#app/access/currentPage.ts';
import { campaignChoices } from '#app/api/campaigns/choices.ts';

/** The groups that campaigns of this one can go to. */
export function useOtherGroups(group: number) {
  const groups = useQuery(campaignChoices.groups({ app: useApp().id }));
  const { data } = groups;
  const others = useMemo(() => data?.filter(({ id }) => id !== group) ?? [], [data, group]);
  const options = useMemo(
    () => others.map(({ id, name, campaigns }): Option<number> => ({ id, label: name, note: String(campaigns) })),
    [others],
  );
  return { groups: others, options, isPending: groups.isPending, requests: [groups] };
}
