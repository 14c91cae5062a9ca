import { Button, Checkbox, Link, Text, TextField, useFieldForm, useRules, useWords } from '#design-system';
import { usePageTitle } from '#app/lib/pages.ts';
import { registration } from '#app/api/account/registration.ts';
import { useNavigate } from '#app/lib/router.ts';
import { useSession } from '#app/session/SessionProvider.tsx';
import { CompanyField } from '#screens/kit/entry/fields/CompanyField.tsx';
import { EntryFrame } from '#screens/kit/entry/frame/EntryFrame.tsx';
import { sentNow } from '#screens/kit/entry/mail/sentAt.ts';
import { EntryTitle } from '#screens/kit/entry/frame/EntryTitle.tsx';
import { NewPasswordField, usePasswordRules } from '#screens/kit/entry/fields/NewPasswordField.tsx';
import { useRegistrationPath } from '#screens/kit/entry/frame/useRegistrationPath.ts';
import { SaveForm, useSave } from '#screens/kit/form/index.ts';
import { words } from './words.ts';

interface Values {
  company: string | null;
  email: string;
  password: string;
  isAgreed: boolean;
}

/** Makes a main account that waits for its activation mail. */
export function Register() {
  const t = useWords(words);
  const title = usePageTitle();
  const rule = useRules();
  const session = useSession();
  const navigate = useNavigate();
  const form = useFieldForm<Values>({ defaultValues: { company: null, email: '', password: '', isAgreed: false } });
  const save = useSave({
    form,
    call: registration.register(),
    input: ({ email, password, company }) => ({ body: { email: email.trim(), password, company: company ?? '', name: null, phone: null } }),
    failed: t.unreachable,
    unanswered: t.unreachable,
    // What is remembered of somebody not yet active is who they are; the page of the mail counts from now.
    after: (made) => {
      session.begin(made);
      return navigate('/activation', sentNow());
    },
  });
  return (
    <EntryFrame promise={t.promise} lead={t.lead} stops={useRegistrationPath('register')}>
      <EntryTitle title={title}>
        {t.known}
        <Link href="/login">{t.login}</Link>
      </EntryTitle>
      <SaveForm of={save} label={title}>
        <CompanyField field={form.field('company', rule.write(t.company))} label={t.company} />
        <TextField
          {...form.field('email', { ...rule.write(t.email), ...rule.email() })}
          label={t.email}
          type="email"
          autoComplete="username"
          size="lg"
        />
        <NewPasswordField field={form.field('password', usePasswordRules(t.password))} label={t.password} />
        <Checkbox {...form.field('isAgreed', { required: t.agreeFirst })} label={t.agree} after={<Agreement />} />
        <Button type="submit" kind="primary" size="lg" isBusy={form.isSaving}>
          {t.submit}
        </Button>
      </SaveForm>
    </EntryFrame>
  );
}

function Agreement() {
  const t = useWords(words);
  return (
    <Text as="span" tone="secondary">
      <Link href="/terms">{t.terms}</Link> {t.and} <Link href="/policy">{t.policy}</Link>
    </Text>
  );
}
