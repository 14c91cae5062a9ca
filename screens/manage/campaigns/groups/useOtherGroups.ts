import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Option } from '#design-system';
import { useApp } from '#app/access/currentPage.ts';
import { campaignChoices } from '#app/api/campaigns/choices.ts';

/** The groups that campaigns of this one can go to. */
export function useOtherGroups(group: number) {
  const groups = useQuery(campaignChoices.groups({ app: useApp().id }));
  const { data } = groups;
  const options = useMemo(
    () =>
      data
        ?.filter(({ id }) => id !== group)
        .map(({ id, name, campaigns }): Option<number> => ({ id, label: name, note: String(campaigns) })),
    [data, group],
  );
  return { options: options ?? none, isPending: groups.isPending, hasFailed: groups.error !== null };
}

const none: readonly Option<number>[] = [];
