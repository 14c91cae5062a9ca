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
  const [isOpen, setOpen] = useState(false);
  const tracked = useQuery(quotas.of({ id: person.id }));
  const applets = useQuery(quotas.ofMiniPrograms({ id: person.id }));
  return (
    <Stack gap="3">
      <Stack direction="row" justify="between">
        <Heading level={3}>{t.volume}</Heading>
        {!person.lock && (
          <Button size="sm" onPress={() => setOpen(true)}>
            {t.setLimit}
          </Button>
        )}
      </Stack>
      <AsyncView of={tracked} skeleton={<Skeleton width={240} />} explain={() => ({ title: t.noVolume, cause: t.noVolumeCause })}>
        {(quota) => <Volume label={t.tracked} quota={quota} />}
      </AsyncView>
      <AsyncView of={applets} skeleton={<Skeleton width={240} />} explain={() => ({ title: t.noVolume, cause: t.noVolumeCause })}>
        {(quota) => <Volume label={t.miniPrograms} quota={quota} />}
      </AsyncView>
      {isOpen && tracked.data && applets.data && (
        <LimitDialog
          person={{ id: person.id, name: nameOf(person) }}
          limits={{ tracked: tracked.data.limit, applets: applets.data.limit }}
          onClose={() => setOpen(false)}
        />
      )}
    </Stack>
  );
}

function Volume({ label, quota: { used, limit } }: { label: string; quota: Quota }) {
  const t = useWords(words);
  const locale = useProvenaLocale();
  const k = (clicks: number) => `${figureText(Math.round(clicks / 1000), locale)}K`;
  const share = limit ? used / limit : 0;
  return (
    <Stack gap="1">
      <Stack direction="row" justify="between">
        <Text>{label}</Text>
        <Text kind="caption" tone="secondary">
          {limit === null ? t.usedNoLimit(k(used)) : t.usedOf(k(used), k(limit))}
        </Text>
      </Stack>
      {limit !== null && <Meter label={label} share={share} tone={share >= 1 ? 'negative' : share >= 0.9 ? 'warning' : 'neutral'} />}
    </Stack>
  );
}
