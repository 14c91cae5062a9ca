import { LinkButton, Note, useWords } from '#design-system';
import { useConsolePath } from './useEnter.ts';
import { words } from './words.ts';

/** Who is signed in already, and the way on. The form below signs in somebody else. */
export function SignedIn({ email }: { email: string }) {
  const t = useWords(words);
  return (
    <Note
      kind="info"
      title={t.signedIn(email)}
      isInline
      action={
        <LinkButton href={useConsolePath()} kind="primary" size="sm">
          {t.toConsole}
        </LinkButton>
      }
    >
      {t.signedInText}
    </Note>
  );
}
