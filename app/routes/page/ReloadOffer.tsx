import { Button, Note, useWords } from '#design-system';
import { words } from '../words.ts';

/** In place of a part whose code a newer version has replaced, on a page with text that is not saved. Only the reader reloads it. */
export function ReloadOffer() {
  const t = useWords(words);
  return (
    <Note
      kind="info"
      title={t.newVersion}
      action={
        <Button size="sm" onPress={() => location.reload()}>
          {t.loadAgain}
        </Button>
      }
    >
      {t.unsavedCause}
    </Note>
  );
}
