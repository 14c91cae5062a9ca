import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Checkbox, MultiSelect, Stack, useWords, type Bindable, type FieldProps, type Option } from '#design-system';
import { channels as channelCalls } from '#app/api/channels/channels.ts';
import { useMediaName } from '#app/lib/glossary/useMediaName.ts';
import { idsOf, type Scope } from './scope.ts';
import { peopleWords } from './words.ts';

type ScopeField = Pick<FieldProps, 'error' | 'name'> & Omit<Bindable<Scope>, 'value'> & { value: Scope };

interface PartnerScopeProps {
  apps: ScopeField;
  channels: ScopeField;
  appOptions: readonly Option<number>[];
}

/** The apps and channels that a channel partner sees. All of them is a choice to make; nothing chosen is incomplete. */
export function PartnerScope({ apps, channels, appOptions }: PartnerScopeProps) {
  const t = useWords(peopleWords);
  const mediaName = useMediaName();
  const from = idsOf(apps.value)[0] ?? appOptions[0]?.id;
  const known = useQuery({ ...channelCalls.all({ app: from ?? 0 }), enabled: from !== undefined });
  const channelOptions = useMemo(
    () => (known.data ?? []).map(({ id, name }): Option<number> => ({ id, label: mediaName(name) })),
    [known.data, mediaName],
  );
  return (
    <>
      <SomeOrAll {...apps} label={t.visibleApps} all={t.allApps} options={appOptions} />
      <SomeOrAll {...channels} label={t.channels} hint={t.channelsHint} all={t.allChannels} options={channelOptions} />
    </>
  );
}

interface SomeOrAllProps extends ScopeField {
  label: string;
  hint?: string;
  all: string;
  options: readonly Option<number>[];
}

function SomeOrAll({ value, onChange, all, ...field }: SomeOrAllProps) {
  const isAll = value === 'all';
  return (
    <Stack gap="2">
      <MultiSelect
        {...field}
        {...(isAll && { placeholder: all })}
        value={idsOf(value)}
        isRequired
        isDisabled={isAll}
        onChange={(ids) => onChange?.(ids)}
      />
      <Checkbox label={all} value={isAll} onChange={(isOn) => onChange?.(isOn ? 'all' : [])} />
    </Stack>
  );
}
