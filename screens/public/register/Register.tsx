import { useMutation } from '@tanstack/react-query';
import { Button, Checkbox, Form, Link, Text, TextField, useFieldForm, useRules, useWords } from '#design-system';
import { registration } from '#app/api/account/registration.ts';
import { useNavigate } from '#app/lib/router.ts';
import { useSession } from '#app/session/SessionProvider.tsx';
import { CompanyField } from '#screens/kit/entry/fields/CompanyField.tsx';
import { EntryFrame } from '#screens/kit/entry/frame/EntryFrame.tsx';
import { sentNow } from '#screens/kit/entry/mail/sentAt.ts';
import { EntryTitle } from '#screens/kit/entry/frame/EntryTitle.tsx';
import { NewPasswordField, usePasswordRules } from '#screens/kit/entry/fields/NewPasswordField.tsx';
import { useRegistrationPath } from '#screens/kit/entry/frame/useRegistrationPath.ts';
import { settled } from '#screens/kit/form/refused.ts';
import { refusalOf, type Values } from './refusal.ts';
import { words } from './words.ts';

/** Makes a main account that waits for its activation mail. */
export function Register() {
  const t = useWords(words);
  const rule = useRules();
  const register = useRegister();
  const form = useFieldForm<Values>({ defaultValues: { company: null, email: '', password: '', isAgreed: false } });
  return (
    <EntryFrame promise={t.promise} lead={t.lead} stops={useRegistrationPath('register')}>
      <EntryTitle title={t.title}>
        {t.known}
        <Link href="/login">{t.login}</Link>
      </EntryTitle>
      <Form of={form} onSave={register} explain={(error) => refusalOf(error, t.unreachable)} label={t.title}>
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
      </Form>
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

/** What is remembered of somebody not yet active is who they are; the page of the mail counts from now. */
function useRegister() {
  const session = useSession();
  const navigate = useNavigate();
  const register = useMutation(registration.register());
  return async ({ email, password, company }: Values) => {
    const made = settled(
      await register.mutateAsync({ body: { email: email.trim(), password, company: company ?? '', name: null, phone: null } }),
    );
    session.begin(made);
    await navigate('/activation', sentNow());
  };
}
