import { LinkButton, Stack, useWords } from '#design-system';
import { useSearchParams } from '#app/lib/router.ts';
import { useSignedIn } from '#app/session/SessionProvider.tsx';
import { EntryTitle } from '#screens/kit/entry/frame/EntryTitle.tsx';
import { EntryFrame } from '#screens/kit/entry/frame/EntryFrame.tsx';
import { useRegistrationPath } from '#screens/kit/entry/frame/useRegistrationPath.ts';
import { FromTheMail } from './FromTheMail.tsx';
import { Waiting } from './Waiting.tsx';
import { words } from './words.ts';

/**
 * Where somebody waits who has registered and not activated, and where the link of the mail leads, with its code as `message`. The
 * specification names no page for that link; the code of another mail comes under the same name.
 */
export function Activation() {
  const t = useWords(words);
  const { pending } = useSignedIn();
  const [search] = useSearchParams();
  const code = search.get('message');
  return (
    <EntryFrame promise={t.promise} lead={t.lead} stops={useRegistrationPath('activate')}>
      {code ? <FromTheMail code={code} /> : pending ? <Waiting key={pending.email} {...pending} /> : <NobodyWaits />}
    </EntryFrame>
  );
}

function NobodyWaits() {
  const t = useWords(words);
  return (
    <>
      <EntryTitle title={t.nobodyTitle}>{t.nobodyCause}</EntryTitle>
      <Stack direction="row" gap="2">
        <LinkButton href="/login" kind="primary">
          {t.login}
        </LinkButton>
        <LinkButton href="/register">{t.register}</LinkButton>
      </Stack>
    </>
  );
}
