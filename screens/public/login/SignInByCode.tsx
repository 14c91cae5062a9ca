import { useState } from 'react';
import { Button, Note, useWords } from '#design-system';
import { reasonOf, useSignIn } from './useSignIn.ts';
import { words } from './words.ts';

/** Somebody came back from another sign-in with a code. It is used when they say so: a link alone signs nobody in. */
export function SignInByCode({ code }: { code: string }) {
  const t = useWords(words);
  const { byCode } = useSignIn();
  const [state, setState] = useState<'asked' | 'busy' | { refused: string }>('asked');
  if (typeof state === 'object')
    return (
      <Note kind="negative" title={t.codeRefused}>
        {state.refused}
      </Note>
    );
  const go = () => {
    setState('busy');
    byCode(code).catch((error: unknown) => setState({ refused: reasonOf(error, t.unreachable) }));
  };
  return (
    <Note
      kind="info"
      title={t.codeTitle}
      action={
        <Button size="sm" isBusy={state === 'busy'} onPress={go}>
          {t.codeGo}
        </Button>
      }
    >
      {t.codeText}
    </Note>
  );
}
