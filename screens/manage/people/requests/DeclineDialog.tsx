import { TextArea, useFieldForm, useRules, useWords } from '#design-system';
import { ourAccount, type AccessRequest } from '#app/api/ours/people/account.ts';
import { FormDialog, useSave } from '#screens/kit/form/index.ts';
import { words } from './words.ts';

/** Declines a request with a word of why, which the asker reads. */
export function DeclineDialog({ request, onClose }: { request: AccessRequest; onClose: () => void }) {
  const t = useWords(words);
  const rule = useRules();
  const form = useFieldForm({ defaultValues: { reason: '' } });
  const save = useSave({
    form,
    call: ourAccount.answerAccessRequest(),
    input: ({ reason }) => ({ id: request.id, body: { state: 'declined' as const, reason: reason.trim() || null } }),
    done: () => t.isDeclined(request.from),
  });
  return (
    <FormDialog of={save} title={t.declineTitle(request.from)} act={t.decline} onClose={onClose}>
      <TextArea {...form.field('reason', rule.atMost(200))} label={t.reason} hint={t.reasonHint} rows={3} limit={200} />
    </FormDialog>
  );
}
