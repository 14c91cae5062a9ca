import { useState } from 'react';
import { addDays, Button, Dialog, isDay, LinkButton, Text, useWords } from '#design-system';
import type { App } from '../../api/apps/shapes.ts';
import { words } from './words.ts';

/** */
const grace = 15;

/** Shown when the current app has used up its package. The app can still be opened. */
export function FlowSpent({ app }: { app: App }) {
  const t = useWords(words);
  const [isOpen, setOpen] = useState(true);
  const stopsOn = app.flowSpentOn && isDay(app.flowSpentOn) ? addDays(app.flowSpentOn, grace) : null;
  return (
    <Dialog
      title={t.spentTitle(app.name)}
      isOpen={isOpen}
      onOpenChange={setOpen}
      footer={
        <>
          <Button slot="close">{t.goOn}</Button>
          <LinkButton href="/manage/userinfo" kind="primary">
            {t.buy}
          </LinkButton>
        </>
      }
    >
      <Text as="p" tone="secondary">
        {t.spentText(stopsOn)}
      </Text>
    </Dialog>
  );
}
