import { TextArea, TextField, useFieldForm, useRules, useWords } from '#design-system';
import { useApp } from '#app/access/currentPage.ts';
import type { Group } from '#app/api/ours/campaigns/groups.ts';
import { ours } from '#app/api/ours/ours.ts';
import { FormDialog, useSave } from '#screens/kit/form/index.ts';
import { rebased } from '../meanwhile/rebased.ts';
import { useSeenGroup } from './useSeenGroup.ts';
import { words } from './words.ts';

interface GroupDialogProps {
  /** None makes a new one. */
  of: Group | null;
  onClose: () => void;
}

const fresh: Group = {
  id: 0,
  name: '',
  note: null,
  campaigns: 0,
  running: 0,
  archived: 0,
  clicks: null,
  installs: null,
  createdOn: null,
  revision: null,
};

const valuesOf = (group: Group | null) => ({ name: group?.name ?? '', note: group?.note ?? '', revision: group?.revision ?? null });
type Values = ReturnType<typeof valuesOf>;

const longestName = 60;
const longestNote = 200;

export function GroupDialog({ of: group, onClose }: GroupDialogProps) {
  const t = useWords(words);
  const rule = useRules();
  const app = useApp().id;
  const form = useFieldForm({ defaultValues: valuesOf(group) });
  const { notDone } = useSeenGroup(group ?? fresh, t.save, (now, before) => {
    const mine = form.getValues();
    const theirs = valuesOf(now);
    // What an earlier visit typed upon something older stays as it is.
    const isOlder = mine.revision !== before.revision;
    form.reset(isOlder ? { ...mine, revision: now.revision } : rebased({ before: valuesOf(before), mine, theirs }), {
      keepDefaultValues: true,
    });
  });
  const bodyOf = ({ name, note }: Values) => ({ name: name.trim(), note: note.trim() || null, campaigns: null });
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
    input: (values) => (group ? { app, id: group.id, body: { ...bodyOf(values), revision: values.revision } } : null),
    notDone,
    done: (_, { name }) => t.saved(name.trim()),
  });
  return (
    <FormDialog of={group ? update : create} title={group ? t.edit : t.create} act={group ? t.save : t.create} onClose={onClose}>
      <TextField {...form.field('name', { ...rule.write(t.name), ...rule.atMost(longestName) })} label={t.name} />
      <TextArea {...form.field('note', rule.atMost(longestNote))} label={t.note} rows={2} />
    </FormDialog>
  );
}
