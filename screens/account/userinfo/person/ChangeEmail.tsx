import { SecretField, TextField, useFieldForm, useRules, useWords } from '#design-system';
import { ourAccount } from '#app/api/ours/people/account.ts';
import { useSession } from '#app/session/SessionProvider.tsx';
import { FormDialog, useSave } from '#screens/kit/form/index.ts';
import { words } from '../words.ts';

/** With the password, for whoever has the address has the account. */
export function ChangeEmail({ email, onClose }: { email: string; onClose: () => void }) {
  const t = useWords(words);
  const rule = useRules();
  const session = useSession();
  const form = useFieldForm({ defaultValues: { to: '', password: '' } });
  const save = useSave({
    form,
    call: ourAccount.changeEmail(),
    input: ({ to, password }) => ({ body: { to: to.trim(), password } }),
    done: () => t.emailSaved,
    after: (_, { to }) => session.updateAccount({ email: to.trim() }),
    draft: { name: 'email', secrets: ['password'] },
  });
  return (
    <FormDialog of={save} title={t.signInEmail} note={email} act={t.save} onClose={onClose}>
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
