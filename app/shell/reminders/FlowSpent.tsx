import { useState } from 'react';
import { Button, Dialog, Text, useWords } from '#design-system';
import { reportToday } from '#app/lib/metrics/reportZone.ts';
import type { App } from '../../api/apps/shapes.ts';
import { PurchaseLink } from '#screens/kit/purchase/PurchaseLink.tsx';
import { receptionEnd } from './receptionEnd.ts';
import { words } from './words.ts';

/** Shown when the current app has used up its package. The app can still be opened. */
export function FlowSpent({ app }: { app: App }) {
  const t = useWords(words);
  const [isOpen, setOpen] = useState(true);
  return (
    <Dialog
      title={t.spentTitle(app.name)}
      isOpen={isOpen}
      onOpenChange={setOpen}
      footer={
        <>
          <Button slot="close">{t.goOn}</Button>
          <PurchaseLink what="buy" app={app.name} kind="primary" />
        </>
      }
    >
      <Text as="p" tone="secondary">
        {t.spentText(receptionEnd(app.flowSpentOn, reportToday()))}
      </Text>
    </Dialog>
  );
}
