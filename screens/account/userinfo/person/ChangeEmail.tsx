import { useMutation } from '@tanstack/react-query';
import { Button, Dialog, Form, SecretField, TextField, toasts, useFieldForm, useRules, useWords } from '#design-system';
import { ourAccount } from '#app/api/ours/people/account.ts';
import { useSession } from '#app/session/SessionProvider.tsx';
import { draftOf, KeptDraft } from '#screens/kit/form/KeptDraft.tsx';
import { saidOf, settled } from '#screens/kit/form/refused.ts';
import { words } from '../words.ts';

const none = { to: '', password: '' };

/** With the password, for whoever has the address has the account. */
export function ChangeEmail({ email, onClose }: { email: string; onClose: () => void }) {
  const t = useWords(words);
  const rule = useRules();
  const session = useSession();
  const change = useMutation(ourAccount.changeEmail());
  const form = useFieldForm({ defaultValues: none });
  const save = async ({ to, password }: typeof none) => {
    settled(await change.mutateAsync({ body: { to: to.trim(), password } }));
    session.amend({ email: to.trim() });
    toasts.show({ kind: 'good', title: t.emailSaved });
    onClose();
  };
  const explain = (error: unknown) => {
    const said = saidOf(error);
    if (said === undefined) return undefined;
    const name = said.includes('密码') ? ('password' as const) : said.includes('邮箱') ? ('to' as const) : undefined;
    return name ? { fields: [{ name, error: said }] } : { form: said };
  };
  return (
    <Dialog
      title={t.signInEmail}
      note={email}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      hasUnsaved={form.changeCount > 0 && !form.isSaving}
      footer={
        <>
          <Button slot="close">{t.cancel}</Button>
          <Button type="submit" form="change-email" kind="primary" isBusy={form.isSaving}>
            {t.save}
          </Button>
        </>
      }
    >
      <Form of={form} id="change-email" onSave={save} explain={explain} label={t.signInEmail}>
        <KeptDraft of={draftOf(form, ['password'])} name="email" />
        <TextField
          {...form.field('to', { ...rule.write(t.newEmail), ...rule.email() })}
          label={t.newEmail}
          hint={t.emailHint}
          type="email"
          autoComplete="email"
        />
        <SecretField {...form.field('password', rule.write(t.oldPassword))} label={t.oldPassword} autoComplete="current-password" />
      </Form>
    </Dialog>
  );
}
