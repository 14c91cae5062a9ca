import { useQuery } from '@tanstack/react-query';
import { dayCount, DescriptionList, FailedNote, isDay, Panel, Stack, Status, Text, useWords } from '#design-system';
import { reportToday } from '#app/lib/metrics/reportZone.ts';
import { planEndOf } from '#app/access/flow.ts';
import { flow } from '#app/api/account/flow.ts';
import { apps } from '#app/api/apps/apps.ts';
import type { LoginAccount } from '#app/api/account/shapes.ts';
import { PurchaseLink } from '#screens/kit/purchase/PurchaseLink.tsx';
import { words } from './words.ts';

/** */
const soon = 30;

/** What was bought, and until when. */
export function Plan({ account }: { account: LoginAccount }) {
  const t = useWords(words);
  const limit = useQuery(apps.limit({ id: account.id }));
  const { data: usage } = useQuery(flow.usage());
  const planEndsOn = planEndOf(account.planEndsOn, usage);
  const left = isDay(planEndsOn) ? dayCount({ start: reportToday(), end: planEndsOn }) - 1 : null;
  const [tone, says] =
    left === null || left > soon
      ? (['good', t.planFine] as const)
      : left >= 0
        ? (['warning', t.planLeft(left)] as const)
        : (['negative', t.planOver] as const);
  return (
    <Panel title={t.plan}>
      <Stack gap="3">
        <Stack direction="row" justify="between">
          <Text isStrong>{account.plan === 'paid' ? t.paid : t.trial}</Text>
          <Status tone={tone}>{says}</Status>
        </Stack>
        <DescriptionList
          termWidth={56}
          items={[
            { term: t.ends, value: planEndsOn },
            { term: t.planApps, value: limit.data ? `${limit.data.used} / ${limit.data.limit}` : null },
          ]}
        />
        <FailedNote of={[limit]}>{t.noLimit}</FailedNote>
        <PurchaseLink what="renew" size="sm" />
      </Stack>
    </Panel>
  );
}
