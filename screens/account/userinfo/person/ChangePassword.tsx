import { SecretField, useFieldForm, useRules, useWords } from '#design-system';
import { account as calls } from '#app/api/account/account.ts';
import { useSignedIn } from '#app/session/SessionProvider.tsx';
import { FormDialog, useSave } from '#screens/kit/form/index.ts';
import { words } from '../words.ts';

const shortest = 8;

export function ChangePassword({ onClose }: { onClose: () => void }) {
  const t = useWords(words);
  const rule = useRules();
  const { account } = useSignedIn();
  const form = useFieldForm({ defaultValues: { from: '', to: '', again: '' } });
  const save = useSave({
    form,
    call: calls.changePassword(),
    // Whether the password is also that of the universal sign-in.
    input: ({ from, to }) => ({ from, to, mvLogin: account?.universalLogin ?? false }),
    done: () => t.passwordSaved,
  });
  const isNew = (text: string) => text !== form.getValues('from') || t.same;
  const isSame = (text: string) => text === form.getValues('to') || t.different;
  const long = { minLength: { value: shortest, message: t.tooShort } };
  return (
    <FormDialog of={save} title={t.password} act={t.save} onClose={onClose}>
      <SecretField {...form.field('from', rule.write(t.oldPassword))} label={t.oldPassword} autoComplete="current-password" />
      <SecretField
        {...form.field('to', { ...rule.write(t.newPassword), ...long, validate: { isNew }, deps: 'again' })}
        label={t.newPassword}
        hint={t.passwordNote}
        autoComplete="new-password"
      />
      <SecretField {...form.field('again', { ...rule.write(t.again), validate: { isSame } })} label={t.again} autoComplete="new-password" />
    </FormDialog>
  );
}
