import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { MultiSelect, Note, useWords, type MultiSelectProps, type Option } from '#design-system';
import { channels as channelCalls } from '#app/api/channels/channels.ts';
import { useMediaName } from '#app/lib/glossary/useMediaName.ts';
import { useAppOptions } from '#screens/kit/apps/useAppOptions.tsx';
import { peopleWords } from './words.ts';

interface PartnerChannelsProps extends Omit<MultiSelectProps<number>, 'label' | 'hint' | 'placeholder' | 'options'> {
  /** The apps that they are given; none means all. */
  apps: readonly number[];
}

/** The channels whose numbers a channel partner sees. None chosen opens all of them, which is said. */
export function PartnerChannels({ apps, ...field }: PartnerChannelsProps) {
  const t = useWords(peopleWords);
  const mediaName = useMediaName();
  const appOptions = useAppOptions();
  const from = apps[0] ?? appOptions[0]?.id;
  const known = useQuery({ ...channelCalls.all({ app: from ?? 0 }), enabled: from !== undefined });
  const options = useMemo(
    () => (known.data ?? []).map(({ id, name }): Option<number> => ({ id, label: mediaName(name) })),
    [known.data, mediaName],
  );
  return (
    <>
      <MultiSelect {...field} label={t.channels} hint={t.channelsHint} placeholder={t.allChannels} options={options} />
      {!field.value?.length && <Note kind="warning">{t.seesAllChannels}</Note>}
    </>
  );
}
