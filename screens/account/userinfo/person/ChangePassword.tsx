import { useMutation } from '@tanstack/react-query';
import { Button, Dialog, Form, SecretField, toasts, useFieldForm, useRules, useWords } from '#design-system';
import { account as calls } from '#app/api/account/account.ts';
import { saidOf, settled } from '#screens/kit/form/refused.ts';
import { words } from '../words.ts';

const shortest = 8;
const none = { from: '', to: '', again: '' };

export function ChangePassword({ onClose }: { onClose: () => void }) {
  const t = useWords(words);
  const rule = useRules();
  const change = useMutation(calls.changePassword());
  const form = useFieldForm({ defaultValues: none });
  const save = async ({ from, to }: typeof none) => {
    settled(await change.mutateAsync({ from, to }));
    toasts.show({ kind: 'good', title: t.passwordSaved });
    onClose();
  };
  const explain = (error: unknown) => {
    const said = saidOf(error);
    if (said === undefined) return undefined;
    // The service says which of the two it is about in words only.
    return said.includes('原密码') ? { fields: [{ name: 'from' as const, error: said }] } : { form: said };
  };
  const isNew = (text: string) => text !== form.getValues('from') || t.same;
  const isSame = (text: string) => text === form.getValues('to') || t.different;
  return (
    <Dialog
      title={t.password}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      hasUnsaved={form.changeCount > 0 && !form.isSaving}
      footer={
        <>
          <Button slot="close">{t.cancel}</Button>
          <Button type="submit" form="change-password" kind="primary" isBusy={form.isSaving}>
            {t.save}
          </Button>
        </>
      }
    >
      <Form of={form} id="change-password" onSave={save} explain={explain} label={t.password}>
        <SecretField {...form.field('from', rule.write(t.oldPassword))} label={t.oldPassword} autoComplete="current-password" />
        <SecretField
          {...form.field('to', {
            ...rule.write(t.newPassword),
            minLength: { value: shortest, message: t.tooShort },
            validate: { isNew },
            deps: 'again',
          })}
          label={t.newPassword}
          hint={t.passwordNote}
          autoComplete="new-password"
        />
        <SecretField
          {...form.field('again', { ...rule.write(t.again), validate: { isSame } })}
          label={t.again}
          autoComplete="new-password"
        />
      </Form>
    </Dialog>
  );
}
