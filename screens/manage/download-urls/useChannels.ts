import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Option } from '#design-system';
import { useApp } from '#app/access/currentPage.ts';
import { channels as channelCalls } from '#app/api/channels/channels.ts';
import { useMediaName } from '#app/lib/glossary/useMediaName.ts';

/** The channels in use. */
export function useChannels() {
  const nameOf = useMediaName();
  const channels = useQuery(channelCalls.all({ app: useApp().id }));
  const { data } = channels;
  const options = useMemo(() => (data ?? []).map(({ id, name }): Option<number> => ({ id, label: nameOf(name) })), [data, nameOf]);
  return { options, requests: [channels] };
}

export type Channels = ReturnType<typeof useChannels>;
