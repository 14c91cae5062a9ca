import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Option } from '#design-system';
import { channels as channelCalls } from '#app/api/channels/channels.ts';
import { useMediaName } from '#app/lib/glossary/useMediaName.ts';

/**
 * The channels that have campaigns, for a filter. Of those that were disabled or whose campaigns are all archived there is still something to
 * find. A list that does not come leaves its filter empty, which says so, and not the page.
 */
export function useChannelOptions(app: number) {
  const nameOf = useMediaName();
  const channels = useQuery(channelCalls.all({ app }));
  const { data } = channels;
  const options = useMemo(
    () => (data ?? []).flatMap(({ id, name, campaigns }): Option[] => (campaigns > 0 ? [{ id: String(id), label: nameOf(name) }] : [])),
    [data, nameOf],
  );
  return { options, requests: [channels] };
}
