import { useMutation, useQueryClient } from '@tanstack/react-query';
import styled from 'styled-components';
import {
  Button,
  Checkbox,
  Form,
  Heading,
  Link,
  laptop,
  Note,
  phone,
  SecretField,
  Text,
  TextField,
  useFieldForm,
  useRules,
  useWords,
} from '#design-system';
import { returnPath } from '#app/access/redirect.ts';
import { ApiError } from '#app/api/client/error.ts';
import { rights } from '#app/api/account/rights.ts';
import { session as calls } from '#app/api/account/session.ts';
import { useIsPage } from '#app/lib/pages.ts';
import { useNavigate, useSearchParams } from '#app/lib/router.ts';
import { useSession, useSignedIn } from '#app/session/SessionProvider.tsx';
import { SourcesArt } from './SourcesArt.tsx';
import { words } from './words.ts';

interface Values {
  email: string;
  password: string;
  remember: boolean;
}

/** Where numbers come from, at the left; the way in, at the right. Open to those who have signed in, too. */
export function Login() {
  const t = useWords(words);
  const rule = useRules();
  const signIn = useSignIn();
  const { ended } = useSignedIn();
  const form = useFieldForm<Values>({ defaultValues: { email: '', password: '', remember: true } });
  return (
    <Halves>
      <SourcesArt />
      <Room>
        <Heading level={1} look="title">
          {t.title}
        </Heading>
        <Text as="p" tone="secondary">
          {t.noAccount}
          <Link href="/register">{t.register}</Link>
        </Text>
        {ended && <Note kind={ended === 'lost' ? 'info' : 'warning'}>{t[ended]}</Note>}
        <Form of={form} onSave={signIn} explain={(error) => ({ form: reasonOf(error, t.unreachable) })} label={t.title}>
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
            {t.title}
          </Button>
        </Form>
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
          <Link href="/demolist" kind="quiet">
            {t.demo}
          </Link>
        </Foot>
      </Room>
    </Halves>
  );
}

/** Signs in, learns what may be viewed, and goes back to where the reader came from. */
function useSignIn() {
  const session = useSession();
  const cache = useQueryClient();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const isPage = useIsPage();
  const login = useMutation(calls.login());
  return async (values: Values) => {
    const reply = await login.mutateAsync({ body: values });
    if (!reply.isDone) throw new Refused(reply.message);
    // Nothing that somebody else was told is shown to this one.
    cache.clear();
    session.begin(reply.value, { isRemembered: values.remember });
    const { registration } = session.get();
    if (registration !== null) return navigate(registration === 0 ? '/activation' : '/accountInfo');
    session.learn((await cache.fetchQuery(rights.menus())).menus);
    return navigate(returnPath(search.get('redirect'), isPage) ?? '/monitor/dashboard');
  };
}

/** The service knows why, and says so in its words. */
class Refused extends Error {}

const reasonOf = (error: unknown, otherwise: string) => {
  if (error instanceof Refused) return error.message;
  return error instanceof ApiError && error.said ? error.said : otherwise;
};

const Halves = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 520px;
  min-height: 100vh;

  ${laptop} {
    grid-template-columns: minmax(0, 1fr) 440px;
  }
  ${phone} {
    grid-template-columns: minmax(0, 1fr);
    grid-template-rows: auto 1fr;
  }
`;

const Room = styled.main`
  display: flex;
  flex-direction: column;
  justify-content: center;
  gap: var(--space-4);
  padding: var(--space-8) 72px;
  background: var(--color-bg-surface);

  & button[type='submit'] {
    width: 100%;
  }
  /* In a sentence colour alone does not tell a link. */
  & p a {
    text-decoration: underline;
  }

  ${laptop} {
    padding: var(--space-8) var(--space-6);
  }
  ${phone} {
    justify-content: flex-start;
    padding: var(--space-6) var(--space-4);
  }
`;

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
