import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button, Form, TextField, useFieldForm, useRules, useToast, useWords } from '#design-system';
import { account as calls } from '#app/api/account/account.ts';
import { rights } from '#app/api/account/rights.ts';
import { session as entry } from '#app/api/account/session.ts';
import type { Account } from '#app/api/account/shapes.ts';
import { useNavigate } from '#app/lib/router.ts';
import { useSession } from '#app/session/SessionProvider.tsx';
import { CompanyField } from '#screens/kit/entry/fields/CompanyField.tsx';
import { EntryTitle } from '#screens/kit/entry/frame/EntryTitle.tsx';
import { draftOf, KeptDraft } from '#screens/kit/form/KeptDraft.tsx';
import { saidOf, settled } from '#screens/kit/form/refused.ts';
import { words } from './words.ts';

interface Values {
  company: string | null;
  name: string;
  phone: string;
}

/** Company and contact. Saved, the console knows at once that nothing is missing any more, and learns what may be viewed. */
export function Details({ account }: { account: Account }) {
  const t = useWords(words);
  const rule = useRules();
  const save = useSave();
  const session = useSession();
  const logout = useMutation({ ...entry.logout(), onSettled: () => session.end() });
  const { company, name, phone, email } = account;
  const form = useFieldForm<Values>({ defaultValues: { company: company || null, name: name ?? '', phone: phone ?? '' } });
  return (
    <>
      <EntryTitle title={t.title}>{t.of(email)}</EntryTitle>
      <Form of={form} onSave={save} explain={(error) => ({ form: saidOf(error) ?? t.unreachable })} label={t.title}>
        <KeptDraft of={draftOf(form)} name="details" />
        <CompanyField field={form.field('company', rule.write(t.company))} label={t.company} />
        <TextField {...form.field('name', { ...rule.write(t.name), ...rule.atMost(40) })} label={t.name} autoComplete="name" size="lg" />
        <TextField
          {...form.field('phone', { pattern: { value: /^\+?[\d\s-]{5,20}$/, message: t.phoneWrong } })}
          label={t.phone}
          hint={t.phoneHint}
          type="tel"
          autoComplete="tel"
          size="lg"
        />
        <Button type="submit" kind="primary" size="lg" isBusy={form.isSaving}>
          {t.save}
        </Button>
        <Button kind="ghost" size="lg" isBusy={logout.isPending} onPress={() => logout.mutate({})}>
          {t.later}
        </Button>
      </Form>
    </>
  );
}

function useSave() {
  const t = useWords(words);
  const toast = useToast();
  const session = useSession();
  const cache = useQueryClient();
  const navigate = useNavigate();
  const update = useMutation(calls.update());
  return async ({ company, name, phone }: Values) => {
    const body = { company, name: name.trim(), phone: phone.trim() || null };
    settled(await update.mutateAsync({ body }));
    // What the service says it is now, not what was typed.
    const { isComplete, ...told } = await cache.fetchQuery({ ...calls.detail(), staleTime: 0 });
    const { menus } = await cache.fetchQuery(rights.menus());
    session.amend({ isComplete, company: told.company, name: told.name, phone: told.phone });
    session.learn(menus);
    toast.show({ kind: 'good', title: t.saved });
    await navigate('/manage/app', { replace: true });
  };
}
