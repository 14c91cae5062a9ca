import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { AsyncView, Button, figureText, Heading, Meter, Skeleton, Stack, Text, useProvenaLocale, useWords } from '#design-system';
import { quotas, type Quota } from '#app/api/members/quotas.ts';
import { nameOf, type Person } from '../shared/usePeople.ts';
import { LimitDialog } from './LimitDialog.tsx';
import { words } from './words.ts';

/** How much data volume a member may use in a month, with what is used. */
export function Volumes({ person }: { person: Person }) {
  const t = useWords(words);
  const [open, setOpen] = useState<'tracked' | 'applets' | null>(null);
  const tracked = useQuery(quotas.of({ id: person.id }));
  const applets = useQuery(quotas.ofMiniPrograms({ id: person.id }));
  const quota = open && { tracked, applets }[open].data;
  return (
    <Stack gap="3">
      <Heading level={3}>{t.volume}</Heading>
      <AsyncView of={tracked} skeleton={<Skeleton width={240} />} explain={() => ({ title: t.noVolume, cause: t.noVolumeCause })}>
        {(quota) => <Volume label={t.tracked} quota={quota} onSet={person.lock ? null : () => setOpen('tracked')} />}
      </AsyncView>
      <AsyncView of={applets} skeleton={<Skeleton width={240} />} explain={() => ({ title: t.noVolume, cause: t.noVolumeCause })}>
        {(quota) => <Volume label={t.miniPrograms} quota={quota} onSet={person.lock ? null : () => setOpen('applets')} />}
      </AsyncView>
      {open && quota && (
        <LimitDialog person={{ id: person.id, name: nameOf(person) }} kind={open} limit={quota.limit} onClose={() => setOpen(null)} />
      )}
    </Stack>
  );
}

interface VolumeProps {
  label: string;
  quota: Quota;
  /** Null for who may not. */
  onSet: (() => void) | null;
}

function Volume({ label, quota: { used, limit }, onSet }: VolumeProps) {
  const t = useWords(words);
  const locale = useProvenaLocale();
  const k = (clicks: number) => `${figureText(Math.round(clicks / 1000), locale)}K`;
  const share = limit ? used / limit : 0;
  return (
    <Stack gap="1">
      <Stack direction="row" justify="between">
        <Text>{label}</Text>
        <Stack direction="row" gap="3" align="center">
          <Text kind="caption" tone="secondary">
            {limit === null ? t.usedNoLimit(k(used)) : t.usedOf(k(used), k(limit))}
          </Text>
          {onSet && (
            <Button kind="link" size="sm" aria-label={t.setLimitOf(label)} onPress={onSet}>
              {t.setLimit}
            </Button>
          )}
        </Stack>
      </Stack>
      {limit !== null && <Meter label={label} share={share} tone={share >= 1 ? 'negative' : share >= 0.9 ? 'warning' : 'neutral'} />}
    </Stack>
  );
}
