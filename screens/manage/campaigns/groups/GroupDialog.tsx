import { TextArea, TextField, useFieldForm, useRules, useWords } from '#design-system';
import { useApp } from '#app/access/currentPage.ts';
import type { Group } from '#app/api/ours/campaigns/groups.ts';
import { ours } from '#app/api/ours/ours.ts';
import { FormDialog, useSave } from '#screens/kit/form/index.ts';
import { words } from './words.ts';

interface GroupDialogProps {
  /** None makes a new one. */
  of: Group | null;
  onClose: () => void;
}

const longestName = 60;
const longestNote = 200;

export function GroupDialog({ of: group, onClose }: GroupDialogProps) {
  const t = useWords(words);
  const rule = useRules();
  const app = useApp().id;
  const form = useFieldForm({ defaultValues: { name: group?.name ?? '', note: group?.note ?? '' } });
  const bodyOf = ({ name, note }: { name: string; note: string }) => ({ name: name.trim(), note: note.trim() || null, campaigns: null });
  const common = { form, failed: t.notSaved, draft: { name: `campaign group ${app} ${group?.id ?? 'new'}` } };
  const create = useSave({
    ...common,
    call: ours.groups.create(),
    input: (values) => ({ app, body: bodyOf(values) }),
    done: ({ name }) => t.created(name),
  });
  const update = useSave({
    ...common,
    call: ours.groups.update(),
    input: (values) => (group ? { app, id: group.id, body: bodyOf(values) } : null),
    done: (_, { name }) => t.saved(name.trim()),
  });
  return (
    <FormDialog of={group ? update : create} title={group ? t.edit : t.create} act={group ? t.save : t.create} onClose={onClose}>
      <TextField {...form.field('name', { ...rule.write(t.name), ...rule.atMost(longestName) })} label={t.name} />
      <TextArea {...form.field('note', rule.atMost(longestNote))} label={t.note} rows={2} />
    </FormDialog>
  );
}
