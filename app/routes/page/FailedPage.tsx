import { use } from 'react';
import { Button, Empty, LinkButton, ReportContext, useWords } from '#design-system';
import { PartUnavailable } from '../../lib/lazyPart.ts';
import { words } from '../words.ts';

/** Shown when a page fails to render or its code is not on the server any more. The menu still works. */
export function FailedPage({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const t = useWords(words);
  const reports = use(ReportContext);
  const isOld = error instanceof PartUnavailable;
  return (
    <Empty
      kind="failed"
      headingLevel={2}
      title={isOld ? t.newVersion : t.pageFailed}
      cause={isOld ? t.newVersionCause : t.pageFailedCause}
      actions={
        <>
          <Button kind="primary" onPress={isOld ? () => location.reload() : onRetry}>
            {isOld ? t.loadAgain : t.retry}
          </Button>
          <LinkButton href="/manage/app">{t.toApps}</LinkButton>
          {reports?.button()}
        </>
      }
    />
  );
}
