import { useState } from 'react';
import { Button, Text, useWords } from '#design-system';
import type { ValueMaps } from '#app/api/ours/apps/skan.ts';
import { PublishDialog } from './PublishDialog.tsx';
import { words } from './words.ts';

interface PublishButtonProps {
  maps: ValueMaps;
  errors: number;
  isUnsaved: boolean;
}

/** Makes the draft the map that is live, or says what has to be done before. */
export function PublishButton({ maps: { live, draft }, errors, isUnsaved }: PublishButtonProps) {
  const t = useWords(words);
  const [isOpen, setIsOpen] = useState(false);
  const blocker = !draft && !isUnsaved ? t.noDraft : isUnsaved ? t.saveFirst : errors > 0 ? t.errorsFirst(errors) : null;
  return (
    <>
      {blocker !== null && (
        <Text kind="caption" tone="secondary">
          {blocker}
        </Text>
      )}
      <Button kind="primary" isDisabled={blocker !== null} onPress={() => setIsOpen(true)}>
        {t.publish}
      </Button>
      {isOpen && draft && <PublishDialog live={live} draft={draft} onClose={() => setIsOpen(false)} />}
    </>
  );
}
