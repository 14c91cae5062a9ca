import { Button, Note, useWords } from '#design-system';
import { words } from '../../words.ts';

/** The figures have a call of their own: without them the list is still a list. */
export function NoFigures({ onRetry }: { onRetry: () => void }) {
  const t = useWords(words);
  return (
    <Note
      kind="negative"
      title={t.noFigures}
      isInline
      action={
        <Button size="sm" onPress={onRetry}>
          {t.retry}
        </Button>
      }
    >
      {t.noFiguresCause}
    </Note>
  );
}
