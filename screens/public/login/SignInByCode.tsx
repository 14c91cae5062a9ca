import { Button, Note, useWords } from '#design-system';
import { session as calls } from '#app/api/account/session.ts';
import { useAct } from '#screens/kit/acts/index.ts';
import { useEnter } from './useEnter.ts';
import { words } from './words.ts';

/** Somebody came back from another sign-in with a code. It is used when they say so: a link alone signs nobody in. */
export function SignInByCode({ code }: { code: string }) {
  const t = useWords(words);
  const enter = useEnter();
  const signIn = useAct({
    call: calls.loginByCode(),
    failed: () => t.notSignedIn,
    unanswered: t.unreachable,
    isFailureInline: true,
    // Until the browser is closed.
    after: (account) => enter(account, false),
  });
  if (signIn.failure)
    return (
      <Note kind="negative" title={t.codeRefused}>
        {signIn.failure}
      </Note>
    );
  return (
    <Note
      kind="info"
      title={t.codeTitle}
      action={
        <Button size="sm" isBusy={signIn.isRunning} onPress={() => void signIn.run({ code })}>
          {t.codeGo}
        </Button>
      }
    >
      {t.codeText}
    </Note>
  );
}
