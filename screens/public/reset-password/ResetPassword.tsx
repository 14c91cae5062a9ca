import { useQuery } from '@tanstack/react-query';
import { Button, LinkButton, Skeleton, useFieldForm, useWords, VisuallyHidden } from '#design-system';
import { usePageTitle } from '#app/lib/pages.ts';
import { registration } from '#app/api/account/registration.ts';
import { ApiError } from '#app/api/client/error.ts';
import { useNavigate, useSearchParams } from '#app/lib/router.ts';
import { useSession } from '#app/session/SessionProvider.tsx';
import { EntryFrame } from '#screens/kit/entry/frame/EntryFrame.tsx';
import { EntryTitle } from '#screens/kit/entry/frame/EntryTitle.tsx';
import { NewPasswordField, usePasswordRules } from '#screens/kit/entry/fields/NewPasswordField.tsx';
import { useResetPath } from '#screens/kit/entry/frame/useResetPath.ts';
import { SaveForm, useSave } from '#screens/kit/form/index.ts';
import { words } from './words.ts';

/** Behind the link of the mail: `message` is its code, `id` whose it is. Both have to belong together. */
export function ResetPassword() {
  const t = useWords(words);
  const [search] = useSearchParams();
  const code = search.get('message') ?? '';
  const owner = useQuery({ ...registration.codeOwner({ code }), enabled: code !== '', staleTime: Infinity });
  const isRefused = owner.error instanceof ApiError && owner.error.trouble === 'refused';
  const id = search.get('id');
  const isOfAnother = owner.data !== undefined && id !== null && String(owner.data.id) !== id;
  const isBroken = code === '' || isRefused || isOfAnother;
  return (
    <EntryFrame promise={t.promise} lead={t.lead} stops={useResetPath(isBroken ? 'open' : 'set', isBroken)}>
      {isBroken ? (
        <Broken />
      ) : owner.data ? (
        <NewPassword code={code} owner={owner.data} />
      ) : owner.error ? (
        <>
          <EntryTitle title={t.failedTitle}>{t.failedCause}</EntryTitle>
          <Button size="lg" onPress={() => void owner.refetch()}>
            {t.retry}
          </Button>
        </>
      ) : (
        <div aria-busy>
          <VisuallyHidden>{t.checking}</VisuallyHidden>
          <Skeleton shape="form" height={160} />
        </div>
      )}
    </EntryFrame>
  );
}

function Broken() {
  const t = useWords(words);
  return (
    <>
      <EntryTitle title={t.brokenTitle}>{t.brokenCause}</EntryTitle>
      <LinkButton href="/forget" kind="primary" size="lg">
        {t.again}
      </LinkButton>
    </>
  );
}

interface NewPasswordProps {
  code: string;
  owner: { id: number; email: string | null };
}

function NewPassword({ code, owner: { id, email } }: NewPasswordProps) {
  const t = useWords(words);
  const title = usePageTitle();
  const session = useSession();
  const navigate = useNavigate();
  const form = useFieldForm({ defaultValues: { password: '' } });
  const save = useSave({
    form,
    call: registration.resetPassword(),
    input: ({ password }) => ({ id, body: { password, code } }),
    failed: t.unreachable,
    unanswered: t.unreachable,
    after: () => {
      // Every session of this person has ended, also the one of this browser.
      if (session.get().account?.id === id) session.end();
      return navigate('/success?of=password', { replace: true });
    },
  });
  return (
    <>
      <EntryTitle title={title}>{email !== null && t.of(email)}</EntryTitle>
      <SaveForm of={save} label={title}>
        {/* So that a password manager knows whose it is. */}
        <input type="hidden" name="username" autoComplete="username" value={email ?? ''} />
        <NewPasswordField field={form.field('password', usePasswordRules(t.password))} label={t.password} />
        <Button type="submit" kind="primary" size="lg" isBusy={form.isSaving}>
          {t.submit}
        </Button>
      </SaveForm>
    </>
  );
}
