import { Button, Empty, LinkButton, useWords } from '#design-system';
import { PartGone } from '../../lib/later.ts';
import { words } from '../words.ts';

/** Instead of a page that could not be drawn, or whose code is not there any more. The menu beside it still works. */
export function FailedPage({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const t = useWords(words);
  const isOld = error instanceof PartGone;
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
        </>
      }
    />
  );
}
