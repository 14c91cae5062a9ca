import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useWords, type Option } from '#design-system';
import { useApp } from '#app/access/currentPage.ts';
import { isLacking } from '#app/api/client/error.ts';
import { campaignChoices } from '#app/api/campaigns/choices.ts';
import { ours } from '#app/api/ours/ours.ts';
import type { Campaign } from '#app/api/ours/campaigns/shapes.ts';
import { choiceParam, flagParam, keysParam } from '#app/lib/urlState.ts';
import { listAddress, usePagedListing } from '#screens/kit/listing/index.ts';
import { states, useStateWords } from '../states.ts';
import { words } from '../words.ts';
import { useCampaignColumns } from './useCampaignColumns.tsx';
import { useChannelOptions } from './useChannelOptions.ts';

const targets = ['store', 'page', 'package', 'miniProgram'] as const;
const ages = ['today', 'week', 'older', 'never'] as const;

export const address = listAddress(
  {
    state: choiceParam(states, null),
    channels: keysParam,
    groups: keysParam,
    targets: keysParam,
    authors: keysParam,
    last: choiceParam(ages, null),
    archived: flagParam,
  },
  { sort: '-clicks' },
);

/** Seconds between two looks at campaigns that wait for their first click. */
const everySecond = 10_000;

/** The campaigns of the app, searched by the service through every parameter of a link. */
export function useCampaignList() {
  const t = useWords(words);
  const app = useApp();
  const stateOf = useStateWords();
  const choices = useFilterChoices(app.id);
  return usePagedListing({
    name: 'campaigns',
    title: t.campaigns,
    address,
    page: ({ paging, sorting, values: { state, channels, groups, targets: to, authors, last, archived } }) =>
      ours.campaigns.page({
        app: app.id,
        ...paging,
        ...sorting,
        state,
        channels: numbersIn(channels),
        groups: numbersIn(groups),
        targets: to.length ? targets.filter((one) => to.includes(one)) : null,
        authors: authors.length ? [...authors] : null,
        lastClick: last,
        isArchived: archived || null,
      }),
    // The first click of a new link is what everybody waits for.
    watch: { every: everySecond, isOn: ({ state }) => state === 'waiting' },
    rowKey,
    columns: useCampaignColumns(),
    filters: {
      state: { label: t.state, options: states.map((state) => ({ id: state, label: stateOf({ state }) })) },
      channels: { label: t.channel, ...choices.channels },
      groups: { label: t.group, ...choices.groups },
      targets: { label: t.target, options: targets.map((id) => ({ id, label: t[id] })) },
      authors: { label: t.author, ...choices.authors },
      last: { label: t.lastClick, options: ages.map((id) => ({ id, label: t[id] })) },
      archived: { label: t.archive },
    },
  });
}

const rowKey = ({ id }: Campaign) => String(id);

/** A key that is no number finds nothing. */
export const numbersIn = (keys: readonly string[]) => (keys.length ? keys.map((key) => (/^\d{1,15}$/.test(key) ? Number(key) : -1)) : null);

const none: readonly Option[] = [];

/** What the filters offer. A list that does not come leaves its filter empty, which says so, and not the page. */
function useFilterChoices(app: number) {
  const t = useWords(words);
  const channels = useChannelOptions(app);
  const groups = useQuery(campaignChoices.groups({ app }));
  const authors = useQuery(ours.campaignInfo.authors({ app }));
  const groupOptions = useMemo(
    () => [{ id: '0', label: t.noGroup }, ...(groups.data?.map(({ id, name }): Option => ({ id: String(id), label: name })) ?? none)],
    [groups.data, t],
  );
  const authorOptions = useMemo(() => authors.data?.map((name): Option => ({ id: name, label: name })) ?? none, [authors.data]);
  return {
    channels,
    groups: { options: groupOptions, requests: [groups] },
    // A service without authors has no filter by them.
    authors: { options: authorOptions, requests: isLacking(authors.error) ? [] : [authors] },
  };
}

export type CampaignList = ReturnType<typeof useCampaignList>;
