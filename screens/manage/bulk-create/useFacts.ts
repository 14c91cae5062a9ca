import { useQueries, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { wordsIn } from '#design-system';
import { useApp } from '#app/access/currentPage.ts';
import { campaignChoices } from '#app/api/campaigns/choices.ts';
import { channels as channelCalls } from '#app/api/channels/channels.ts';
import { campaigns } from '#app/api/ours/campaigns/campaigns.ts';
import { campaignInfo } from '#app/api/ours/campaigns/info.ts';
import { downloadAddresses } from '#app/api/ours/links/packages.ts';
import { mediaNames } from '#app/lib/glossary/words.ts';
import { useMediaName } from '#app/lib/glossary/useMediaName.ts';
import type { ChannelName } from './rows/sheetRow.ts';

const isMedia = (media: string): media is keyof typeof mediaNames => Object.hasOwn(mediaNames, media);
const namesOf = (media: string | null): string[] =>
  media !== null && isMedia(media) ? [media, wordsIn(mediaNames, 'zh-CN')[media], wordsIn(mediaNames, 'en')[media]] : [];

/** What a sheet may name: the channels of the app, its groups, where its links may lead. */
export function useFacts() {
  const app = useApp().id;
  const nameOf = useMediaName();
  const channels = useQuery(channelCalls.all({ app }));
  const groups = useQuery(campaignChoices.groups({ app }));
  const addresses = useQuery(downloadAddresses.all({ app }));
  const naming = useQuery(campaignInfo.naming({ app }));
  const { parts = [], separator } = naming.data ?? {};
  const names = useMemo(
    () =>
      (channels.data ?? [])
        .filter(({ isEnabled }) => isEnabled)
        .map(({ id, name, media }): ChannelName => ({ id, label: nameOf(name), names: [name, ...namesOf(media)], media })),
    [channels.data, nameOf],
  );
  return {
    channels: names,
    groups: groups.data ?? [],
    addresses: addresses.data ?? [],
    /** How campaigns of the app are called: `主题-素材-版本`. */
    rule: parts.length > 0 ? parts.map(({ label }) => label).join(separator) : null,
    isReady: channels.isSuccess && groups.isSuccess && addresses.isSuccess && naming.isSuccess,
    queries: [channels, groups, addresses, naming],
  };
}

/** The macros that links of these media need. None of a medium is known until its answer is there. */
export function useMacros(media: readonly string[]) {
  const app = useApp().id;
  const answers = useQueries({ queries: media.map((one) => campaigns.macros({ app, media: one })) });
  const known = JSON.stringify(answers.map(({ data }) => data ?? []));
  const macrosOf = useMemo(() => {
    const lists = answers.map(({ data }) => (data ?? []).filter(({ isRequired }) => isRequired).map(({ key }) => key));
    return (of: string | null): readonly string[] => lists[media.indexOf(of ?? '')] ?? [];
    // The list of answers is a new one each time; what is known is not.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [media, known]);
  return { answers, isPending: answers.some(({ isPending }) => isPending), hasFailed: answers.some(({ isError }) => isError), macrosOf };
}
