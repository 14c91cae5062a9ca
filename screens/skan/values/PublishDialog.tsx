import { useState } from 'react';
import { addDays, Text, TextField, useFieldForm, useRules, useWords } from '#design-system';
import { reportToday } from '#app/lib/metrics/reportZone.ts';
import { useApp } from '#app/access/currentPage.ts';
import { noteLength, skan, type ValueMap } from '#app/api/ours/apps/skan.ts';
import { FormDialog, useSave } from '#screens/kit/form/index.ts';
import { diffOf } from './map/diff.ts';
import { mixedDays } from './map/values.ts';
import { words } from './words.ts';

interface PublishDialogProps {
  live: ValueMap | null;
  draft: ValueMap;
  onClose: () => void;
}

/** It asks for a word, which stands in the history: nothing takes a map back, and postbacks of both come side by side for weeks. */
export function PublishDialog({ live, draft, onClose }: PublishDialogProps) {
  const t = useWords(words);
  const rules = useRules();
  const app = useApp().id;
  const [today] = useState(reportToday);
  const { version } = draft;
  const form = useFieldForm({ defaultValues: { note: '' } });
  const save = useSave({
    form,
    call: skan.publish(),
    input: ({ note }) => ({ app, body: { note: note.trim() } }),
    done: () => t.published(version),
    failed: t.notPublished,
  });
  return (
    <FormDialog of={save} title={t.publishTitle(version)} act={t.publish} onClose={onClose}>
      <Text as="p">{t.publishWhat(diffOf(live, draft).count, mixedDays, addDays(today, mixedDays))}</Text>
      <TextField {...form.field('note', rules.write(t.publishNote))} label={t.publishNote} hint={t.publishNoteHint} limit={noteLength} />
    </FormDialog>
  );
}
