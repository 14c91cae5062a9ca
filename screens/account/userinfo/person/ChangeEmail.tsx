import { SecretField, TextField, useFieldForm, useRules, useWords } from '#design-system';
import { emailChange } from '#app/api/ours/people/emailChange.ts';
import { FormDialog, useSave } from '#screens/kit/form/index.ts';
import { words } from '../words.ts';

/** Requires the password, because the owner of the mailbox owns the account. A typo changes nothing: the new mailbox confirms first (decision 0151). */
export function ChangeEmail({ email, onClose }: { email: string; onClose: () => void }) {
  const t = useWords(words);
  const rule = useRules();
  const form = useFieldForm({ defaultValues: { to: '', password: '' } });
  const save = useSave({
    form,
    call: emailChange.start(),
    input: ({ to, password }) => ({ body: { to: to.trim(), password } }),
    done: (_, { to }) => t.confirmationSent(to.trim()),
    draft: { name: 'email', secrets: ['password'] },
  });
  return (
    <FormDialog of={save} title={t.signInEmail} note={email} act={t.sendConfirmation} onClose={onClose}>
      <TextField
        {...form.field('to', { ...rule.write(t.newEmail), ...rule.email() })}
        label={t.newEmail}
        hint={t.emailHint}
        type="email"
        autoComplete="email"
      />
      <SecretField {...form.field('password', rule.write(t.oldPassword))} label={t.oldPassword} autoComplete="current-password" />
    </FormDialog>
  );
}
