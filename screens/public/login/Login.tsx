import { useState } from 'react';
import styled from 'styled-components';
import { Button, Checkbox, Heading, Link, SecretField, Text, TextField, useFieldForm, useRules, useWords } from '#design-system';
import { usePageTitle } from '#app/lib/pages.ts';
import { session as calls } from '#app/api/account/session.ts';
import { useSearchParams } from '#app/lib/router.ts';
import { useSignedIn } from '#app/session/SessionProvider.tsx';
import { SaveForm, useSave } from '#screens/kit/form/index.ts';
import { Halves } from '#screens/kit/entry/frame/Halves.tsx';
import { SourcesArt } from './SourcesArt.tsx';
import { SignedIn } from './SignedIn.tsx';
import { WhyEnded } from './WhyEnded.tsx';
import { SignInByCode } from './SignInByCode.tsx';
import { useEnter } from './useEnter.ts';
import { words } from './words.ts';
import { config } from '#app/lib/config/current.ts';

interface Credentials {
  email: string;
  password: string;
  remember: boolean;
}

/** Where numbers come from, at the left; the way in, at the right. Open to those who have signed in, too. */
export function Login() {
  const t = useWords(words);
  const title = usePageTitle();
  const rule = useRules();
  const enter = useEnter();
  const [search] = useSearchParams();
  const code = search.get('code');
  const { account } = useSignedIn();
  // Who signs in here is on the way already.
  const [before] = useState(account);
  const form = useFieldForm<Credentials>({ defaultValues: { email: '', password: '', remember: true } });
  const save = useSave({
    form,
    call: calls.login(),
    input: (body) => ({ body }),
    failed: t.notSignedIn,
    unanswered: t.unreachable,
    after: (account, { remember }) => enter(account, remember),
  });
  return (
    <Halves side={<SourcesArt />}>
      <Heading level={1} look="title">
        {title}
      </Heading>
      <Text as="p" tone="secondary">
        {t.noAccount}
        <Link href="/register">{t.register}</Link>
      </Text>
      {before && <SignedIn email={before.email} />}
      {code && <SignInByCode code={code} />}
      <WhyEnded />
      <SaveForm of={save} label={title}>
        <TextField
          {...form.field('email', { ...rule.write(t.email), ...rule.email() })}
          label={t.email}
          type="email"
          autoComplete="username"
          size="lg"
        />
        <SecretField {...form.field('password', rule.write(t.password))} label={t.password} autoComplete="current-password" size="lg" />
        <Row>
          <Checkbox {...form.field('remember')} label={t.remember} />
          <Link href="/forget">{t.forgotten}</Link>
        </Row>
        <Button type="submit" kind="primary" size="lg" isBusy={form.isSaving}>
          {title}
        </Button>
      </SaveForm>
      <Text as="p" kind="caption" tone="tertiary">
        {t.agree}
        <Link href="/terms">{t.terms}</Link>
        {t.and}
        <Link href="/policy">{t.policy}</Link>
      </Text>
      <Foot>
        <Link href="/optout" kind="quiet">
          {t.optout}
        </Link>
        {config().demo && (
          <Link href="/demolist" kind="quiet">
            {t.demo}
          </Link>
        )}
      </Foot>
    </Halves>
  );
}

const Row = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3);
`;

const Foot = styled.footer`
  display: flex;
  gap: var(--space-3);
  padding-top: var(--space-4);
  color: var(--color-text-tertiary);
`;
