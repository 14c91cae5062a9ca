import { useMutation } from '@tanstack/react-query';
import { Button, Dialog, Form, TextField, toasts, useFieldForm, useRules, useWords } from '#design-system';
import { account as calls } from '#app/api/account/account.ts';
import type { LoginAccount } from '#app/api/account/shapes.ts';
import { useSession } from '#app/session/SessionProvider.tsx';
import { draftOf, KeptDraft } from '#screens/kit/form/KeptDraft.tsx';
import { saidOf, settled } from '#screens/kit/form/refused.ts';
import { words } from '../words.ts';

interface Values {
  name: string;
  phone: string;
  company: string;
}

/** Name and phone are one's own; the company is that of the main account. */
export function EditProfile({ person, onClose }: { person: LoginAccount; onClose: () => void }) {
  const t = useWords(words);
  const rule = useRules();
  const session = useSession();
  const update = useMutation(calls.update());
  const form = useFieldForm<Values>({ defaultValues: { name: person.name ?? '', phone: person.phone ?? '', company: person.company } });
  const isOwner = person.parent === null;
  const save = async ({ name, phone, company }: Values) => {
    const told = { name: name.trim(), phone: phone.trim() || null, company: isOwner ? company.trim() : person.company };
    settled(await update.mutateAsync({ body: told }));
    session.amend(told);
    toasts.show({ kind: 'good', title: t.saved });
    onClose();
  };
  return (
    <Dialog
      title={t.profile}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      hasUnsaved={form.changeCount > 0 && !form.isSaving}
      footer={
        <>
          <Button slot="close">{t.cancel}</Button>
          <Button type="submit" form="edit-profile" kind="primary" isBusy={form.isSaving}>
            {t.save}
          </Button>
        </>
      }
    >
      <Form of={form} id="edit-profile" onSave={save} explain={(error) => explained(error)} label={t.profile}>
        <KeptDraft of={draftOf(form)} name="profile" />
        <TextField {...form.field('name', { ...rule.write(t.name), ...rule.atMost(40) })} label={t.name} autoComplete="name" />
        <TextField {...form.field('phone', rule.atMost(30))} label={t.phone} type="tel" autoComplete="tel" />
        <TextField
          {...form.field('company', isOwner ? { ...rule.write(t.company), ...rule.atMost(100) } : {})}
          label={t.company}
          isReadOnly={!isOwner}
          {...(!isOwner && { hint: t.companyWhy })}
        />
      </Form>
    </Dialog>
  );
}

const explained = (error: unknown) => {
  const said = saidOf(error);
  return said === undefined ? undefined : { form: said };
};
