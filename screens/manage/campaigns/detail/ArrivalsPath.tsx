import { AsyncView, Button, Skeleton, Status, Steps, Stack, Text, useWords, type Step } from '#design-system';
import { useApp } from '#app/access/currentPage.ts';
import { useMay } from '#app/access/may.ts';
import type { Arrivals } from '#app/api/ours/campaigns/info.ts';
import { ours } from '#app/api/ours/ours.ts';
import { usePolledQuery } from '#app/lib/usePolledQuery.ts';
import { useAct } from '#screens/kit/acts/index.ts';
import { words } from './words.ts';

const everyTenSeconds = 10_000;

/** What came in through a link for the first time: the click, the install, the callback. Looked at again while the page is visible. */
export function ArrivalsPath({ id }: { id: number }) {
  const app = useApp().id;
  const arrivals = usePolledQuery(ours.campaignInfo.arrivals({ app, id }), { every: everyTenSeconds });
  return (
    <AsyncView of={arrivals} skeleton={<Skeleton shape="rows" height={120} />}>
      {(data) => <Path id={id} of={data} />}
    </AsyncView>
  );
}

function Path({ id, of: data }: { id: number; of: Arrivals }) {
  const t = useWords(words);
  const app = useApp().id;
  const mayEdit = useMay('edit campaign@manage');
  const test = useAct({ call: ours.campaignInfo.testClick(), done: () => t.testSent, failed: () => t.testNotSent });
  const moments = [data.createdAt, data.firstClickAt, data.firstInstallAt, data.firstCallbackAt];
  const here = moments.findIndex((at) => at === null);
  const names = [t.createdStep, t.click, t.install, t.callbackStep];
  const stopOf = (title: string, index: number): Step => {
    const at = moments[index];
    const state = at ? 'passed' : index === here ? 'current' : 'ahead';
    return { id: title, title: index === 1 && here === 1 ? t.waitingClick : title, state, ...(at && { summary: at.slice(0, 16) }) };
  };
  const steps = names.map(stopOf);
  return (
    <Stack gap="3">
      <Steps label={t.arrivals} steps={steps} />
      {here === 1 && (
        <>
          <Status tone="live">{t.waitingClick}</Status>
          <Text as="p" kind="caption" tone="tertiary">
            {t.waitingNote}
          </Text>
          {mayEdit && (
            <Stack direction="row" gap="2">
              <Button size="sm" isBusy={test.isRunning} onPress={() => void test.run({ app, id })}>
                {t.testClick}
              </Button>
              <Text kind="caption" tone="tertiary">
                {t.testNote}
              </Text>
            </Stack>
          )}
        </>
      )}
    </Stack>
  );
}
