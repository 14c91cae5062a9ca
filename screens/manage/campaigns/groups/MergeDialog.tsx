import { ComboBox, Note, useFieldForm, useRules, useWords } from '#design-system';
import { useApp } from '#app/access/currentPage.ts';
import type { Group } from '#app/api/ours/campaigns/groups.ts';
import { ours } from '#app/api/ours/ours.ts';
import { FormDialog, useSave } from '#screens/kit/form/index.ts';
import { useSeenPair } from './useSeenPair.ts';
import { useOtherGroups } from './useOtherGroups.ts';
import { words } from './words.ts';

interface MergeDialogProps {
  of: Group;
  onClose: () => void;
  onMerged?: (into: number) => void;
}

/** All campaigns of a group go to another one, and the emptied group goes. */
export function MergeDialog({ of: group, onClose, onMerged }: MergeDialogProps) {
  const t = useWords(words);
  const rule = useRules();
  const app = useApp().id;
  const others = useOtherGroups(group.id);
  const { seen, targetOf, notDone } = useSeenPair(group, t.mergeAct, others.groups);
  const { id, name, campaigns, archived, revision } = seen;
  const form = useFieldForm<{ into: number | null }>({ defaultValues: { into: null } });
  const save = useSave({
    form,
    call: ours.groups.merge(),
    input: ({ into }) => (into === null ? null : { app, id, body: { into, revision, intoRevision: targetOf(into)?.revision ?? null } }),
    notDone: (answer, { into }) => notDone(answer, into),
    done: (_, { into }) => t.merged(name, targetOf(into)?.name ?? ''),
    failed: t.notMerged,
    after: (_, { into }) => into !== null && onMerged?.(into),
  });
  return (
    <FormDialog of={save} title={t.mergeTitle(name)} act={t.mergeAct} onClose={onClose}>
      <ComboBox
        {...form.field('into', rule.choose(t.target))}
        label={t.into}
        options={others.options}
        isBusy={others.isPending}
        requests={others.requests}
      />
      <Note kind="warning">{t.mergeText(name, campaigns + archived)}</Note>
    </FormDialog>
  );
}
