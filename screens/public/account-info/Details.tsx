import { useQueryClient } from '@tanstack/react-query';
import { Button, TextField, useFieldForm, useRules, useWords } from '#design-system';
import { usePageTitle } from '#app/lib/pages.ts';
import { account as calls } from '#app/api/account/account.ts';
import type { Account } from '#app/api/account/shapes.ts';
import { useNavigate } from '#app/lib/router.ts';
import { readMenus } from '#app/session/signing/enter.ts';
import { useSession } from '#app/session/SessionProvider.tsx';
import { CompanyField } from '#screens/kit/entry/fields/CompanyField.tsx';
import { EntryTitle } from '#screens/kit/entry/frame/EntryTitle.tsx';
import { SaveForm, useSave } from '#screens/kit/form/index.ts';
import { useSignOut } from '#screens/kit/acts/index.ts';
import { words } from './words.ts';

interface Values {
  company: string | null;
  name: string;
  phone: string;
}

/** Company and contact. Saved, the console knows at once that nothing is missing any more, and learns what may be viewed. */
export function Details({ account }: { account: Account }) {
  const t = useWords(words);
  const title = usePageTitle();
  const rule = useRules();
  const cache = useQueryClient();
  const session = useSession();
  const navigate = useNavigate();
  const signOut = useSignOut();
  const { company, name, phone, email } = account;
  const form = useFieldForm<Values>({ defaultValues: { company: company || null, name: name ?? '', phone: phone ?? '' } });
  const save = useSave({
    form,
    call: calls.update(),
    input: (values) => ({ body: { company: values.company, name: values.name.trim(), phone: values.phone.trim() || null } }),
    done: () => t.saved,
    failed: t.unreachable,
    unanswered: t.unreachable,
    after: async () => {
      // What the service says it is now, not what was typed.
      const { isComplete, ...told } = await cache.fetchQuery({ ...calls.detail(), staleTime: 0 });
      await readMenus({ cache, session });
      session.updateAccount({ isComplete, company: told.company, name: told.name, phone: told.phone });
      await navigate('/manage/app', { replace: true });
    },
    draft: { name: 'details' },
  });
  return (
    <>
      <EntryTitle title={title}>{t.of(email)}</EntryTitle>
      <SaveForm of={save} label={title}>
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
        <Button kind="ghost" size="lg" onPress={() => signOut()}>
          {t.later}
        </Button>
      </SaveForm>
    </>
  );
}
