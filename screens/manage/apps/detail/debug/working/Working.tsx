import { useQuery } from '@tanstack/react-query';
import { RotateCw } from 'lucide-react';
import { useState } from 'react';
import { AsyncView, Button, CheckList, countLevels, Heading, Skeleton, Stack, Text, useWords } from '#design-system';
import { config } from '#app/lib/config/current.ts';
import { debug, type DebugEvent } from '#app/api/apps/debug.ts';
import { findingsIn } from './findings.ts';
import { useChecks } from './useChecks.tsx';
import type { Stream } from '../useStream.ts';
import { words } from './words.ts';

/** Whether the tracking script works on the pages of an app: step by step, from what came of them. */
export function Working({ app, stream: { events } }: { app: number; stream: Stream }) {
  const t = useWords(words);
  // Only for who has pressed: the stream is asked every few seconds by itself.
  const [isChecking, setChecking] = useState(false);
  const check = () => {
    setChecking(true);
    void events.refetch().finally(() => setChecking(false));
  };
  return (
    <Stack gap="5">
      <Stack direction="row" gap="4" justify="between" align="start">
        <Text as="p" tone="secondary">
          {t.lead}
        </Text>
        <Button size="sm" icon={RotateCw} isBusy={isChecking} onPress={check}>
          {t.again}
        </Button>
      </Stack>
      <AsyncView of={events} skeleton={<Skeleton shape="form" height={320} />}>
        {(came) => <Checks app={app} events={came} />}
      </AsyncView>
      <Stack gap="2">
        <Heading level={3}>{t.explain}</Heading>
        <Text tone="tertiary">{t.explainHow}</Text>
      </Stack>
    </Stack>
  );
}

function Checks({ app, events }: { app: number; events: readonly DebugEvent[] }) {
  const t = useWords(words);
  const common = useQuery(debug.common());
  const checksOf = useChecks(app, config().logReceiver ?? common.data?.receiver ?? '');
  const found = findingsIn(events);
  const checks = checksOf(found);
  const { stop, warn } = countLevels(checks);
  const verdict = found.last === null ? t.nothing : stop > 0 ? t.stopped : warn > 0 ? t.doubtful : t.working;
  return <CheckList label={t.checks} checks={checks} verdict={verdict} isInOrder />;
}
