import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { bilingual, Button, Note, Stack, useProvenaLocale, useWords } from '#design-system';
import { accountTime } from '#app/lib/periods/accountTime.ts';
import type { OfferedDraft } from './useDraft.ts';

/** Offers back what an earlier visit left unsaved, with its time: to be restored or discarded. Stands first in a form. */
export function SavedDraft({ of: draft }: { of: OfferedDraft | null }) {
  const t = useWords(words);
  const locale = useProvenaLocale();
  const [now] = useState(() => Date.now());
  const place = useRef<HTMLDivElement>(null);
  if (!draft) return null;
  const restore = () => {
    const form = place.current?.closest('form');
    // What comes into a field that has the focus opens its list.
    flushSync(draft.restore);
    // The button that was pressed has gone: one goes on where the form begins.
    form?.querySelector<HTMLElement>('input:not([type="hidden"])')?.focus();
  };
  return (
    <div ref={place}>
      <Note
        kind="info"
        title={t.title}
        action={
          <Stack direction="row" gap="2">
            <Button size="sm" onPress={restore}>
              {t.restore}
            </Button>
            <Button size="sm" kind="ghost" onPress={draft.discard}>
              {t.discard}
            </Button>
          </Stack>
        }
      >
        {t.stored(accountTime(draft.at, { now, isEnglish: locale === 'en' }))}
      </Note>
    </div>
  );
}

const words = bilingual({
  title: ['上次没有保存的内容还在', 'You have unsaved changes from last time'],
  stored: [(time: string) => `草稿保存于 ${time}`, (time: string) => `Draft saved ${time}`],
  restore: ['恢复', 'Restore'],
  discard: ['丢弃', 'Discard'],
});
