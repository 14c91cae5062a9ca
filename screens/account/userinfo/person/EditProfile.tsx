import { TextField, useFieldForm, useRules, useWords } from '#design-system';
import { account as calls } from '#app/api/account/account.ts';
import type { LoginAccount } from '#app/api/account/shapes.ts';
import { useSession } from '#app/session/SessionProvider.tsx';
import { FormDialog, useSave } from '#screens/kit/form/index.ts';
import { words } from '../words.ts';

interface Values {
  name: string;
  phone: string;
  company: string;
}

const writtenOf = ({ name, phone, company }: Values) => ({ name: name.trim(), phone: phone.trim() || null, company: company.trim() });

/** Name and phone are one's own; the company is that of the main account. */
export function EditProfile({ person, onClose }: { person: LoginAccount; onClose: () => void }) {
  const t = useWords(words);
  const rule = useRules();
  const session = useSession();
  const form = useFieldForm<Values>({ defaultValues: { name: person.name ?? '', phone: person.phone ?? '', company: person.company } });
  const isOwner = person.parent === null;
  const save = useSave({
    form,
    call: calls.update(),
    input: (values) => ({ body: writtenOf(values) }),
    done: () => t.saved,
    after: (_, values) => session.updateAccount(writtenOf(values)),
    draft: { name: 'profile' },
  });
  return (
    <FormDialog of={save} title={t.profile} act={t.save} onClose={onClose}>
      <TextField {...form.field('name', { ...rule.write(t.name), ...rule.atMost(40) })} label={t.name} autoComplete="name" />
      <TextField {...form.field('phone', rule.atMost(30))} label={t.phone} type="tel" autoComplete="tel" />
      <TextField
        {...form.field('company', isOwner ? { ...rule.write(t.company), ...rule.atMost(100) } : {})}
        label={t.company}
        isReadOnly={!isOwner}
        {...(!isOwner && { hint: t.companyWhy })}
      />
    </FormDialog>
  );
}
