import { use } from 'react';
import { Button, Details, Empty, FailureContext, ReportContext, useWords } from '#design-system';
import { words } from '../words.ts';

/** Shown while the service is not reached: the session stays, and another try may reach it. */
export function ConsoleFailed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const t = useWords(words);
  const known = use(FailureContext)(error);
  const reports = use(ReportContext);
  return (
    <Empty
      kind="failed"
      headingLevel={2}
      title={t.failed}
      cause={known?.cause ?? t.failedCause}
      actions={
        <>
          <Button onPress={onRetry}>{t.retry}</Button>
          {reports?.button()}
          {known && <Details items={known.details} />}
        </>
      }
    />
  );
}
