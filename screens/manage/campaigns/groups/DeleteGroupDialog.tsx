import { ComboBox, Text, useFieldForm, useRules, useWords, type Option } from '#design-system';
import { useApp } from '#app/access/currentPage.ts';
import type { Group } from '#app/api/ours/campaigns/groups.ts';
import { ours } from '#app/api/ours/ours.ts';
import { FormDialog, useSave } from '#screens/kit/form/index.ts';
import { useOtherGroups } from './useOtherGroups.ts';
import { useSeenPair } from './useSeenPair.ts';
import { words } from './words.ts';

interface DeleteGroupDialogProps {
  of: Group;
  onClose: () => void;
  onDeleted?: () => void;
}

/** No group has this number on the wire. */
const noGroup = 0;

/** Deletes a group once it is said where its campaigns go. Archived ones are among them: the service keeps a group that still has one. */
export function DeleteGroupDialog({ of: group, onClose, onDeleted }: DeleteGroupDialogProps) {
  const t = useWords(words);
  const rule = useRules();
  const app = useApp().id;
  const others = useOtherGroups(group.id);
  const { seen, targetOf, notDone } = useSeenPair(group, t.deleteGroup, others.groups);
  const { id, name, campaigns, archived, revision } = seen;
  const members = campaigns + archived;
  const options: Option<number>[] = [{ id: noGroup, label: t.noGroup }, ...others.options];
  const form = useFieldForm<{ moveTo: number | null }>({ defaultValues: { moveTo: members > 0 ? null : noGroup } });
  const save = useSave({
    form,
    call: ours.groups.delete(),
    input: ({ moveTo }) => ({ app, id, moveTo, revision, intoRevision: targetOf(moveTo)?.revision ?? null }),
    notDone: (answer, { moveTo }) => notDone(answer, moveTo),
    done: () => t.deleted(name),
    failed: t.notDeleted,
    after: () => onDeleted?.(),
  });
  return (
    <FormDialog of={save} title={t.deleteTitle(name)} act={t.deleteGroup} onClose={onClose}>
      <Text as="p">{members > 0 ? t.deleteText(members, archived) : t.deleteEmpty}</Text>
      {members > 0 && (
        <ComboBox
          {...form.field('moveTo', rule.choose(t.target))}
          label={t.moveTo}
          options={options}
          isBusy={others.isPending}
          requests={others.requests}
        />
      )}
    </FormDialog>
  );
}
