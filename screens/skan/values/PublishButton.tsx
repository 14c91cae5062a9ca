import { useState } from 'react';
import { addDays, Button, Text, useWords } from '#design-system';
import { reportToday } from '#app/lib/metrics/reportZone.ts';
import { useApp } from '#app/access/currentPage.ts';
import { skan, type ValueMaps } from '#app/api/ours/apps/skan.ts';
import { useAct } from '#screens/kit/acts/index.ts';
import { diffOf } from './map/diff.ts';
import { mixedDays } from './map/values.ts';
import { words } from './words.ts';

interface PublishButtonProps {
  maps: ValueMaps;
  errors: number;
  isUnsaved: boolean;
}

/** Makes the draft the map that is live. It asks first, because postbacks of both maps come side by side afterwards. */
export function PublishButton({ maps: { live, draft }, errors, isUnsaved }: PublishButtonProps) {
  const t = useWords(words);
  const app = useApp().id;
  const [today] = useState(reportToday);
  const version = draft?.version ?? 0;
  const publish = useAct({
    call: skan.publish(),
    confirm: () => ({
      title: t.publishTitle(version),
      children: t.publishWhat(draft ? diffOf(live, draft).count : 0, mixedDays, addDays(today, mixedDays)),
      act: t.publish,
    }),
    done: () => t.published(version),
    failed: () => t.notPublished,
  });
  const blocker = !draft && !isUnsaved ? t.noDraft : isUnsaved ? t.saveFirst : errors > 0 ? t.errorsFirst(errors) : null;
  return (
    <>
      {blocker !== null && (
        <Text kind="caption" tone="secondary">
          {blocker}
        </Text>
      )}
      <Button kind="primary" isDisabled={blocker !== null} isBusy={publish.isRunning} onPress={() => void publish.run({ app })}>
        {t.publish}
      </Button>
    </>
  );
}
