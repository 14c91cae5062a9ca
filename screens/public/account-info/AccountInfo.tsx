import { LinkButton, useWords } from '#design-system';
import { useSignedIn } from '#app/session/SessionProvider.tsx';
import { EntryFrame } from '#screens/kit/entry/frame/EntryFrame.tsx';
import { EntryTitle } from '#screens/kit/entry/frame/EntryTitle.tsx';
import { useRegistrationPath } from '#screens/kit/entry/frame/useRegistrationPath.ts';
import { Details } from './Details.tsx';
import { words } from './words.ts';

/** What an activated main account still owes before it is complete. The fields are those that its call takes (G-09). */
export function AccountInfo() {
  const t = useWords(words);
  const { account, registration } = useSignedIn();
  return (
    <EntryFrame promise={t.promise} lead={t.lead} stops={useRegistrationPath('complete')}>
      {account && registration === 1 && <Details account={account} />}
      {account && registration !== 1 && (
        <>
          <EntryTitle title={t.completeTitle}>{t.completeCause}</EntryTitle>
          <LinkButton href="/manage/userinfo" kind="primary" size="lg">
            {t.center}
          </LinkButton>
        </>
      )}
      {!account && (
        <>
          <EntryTitle title={t.nobodyTitle}>{t.nobodyCause}</EntryTitle>
          <LinkButton href="/login" kind="primary" size="lg">
            {t.login}
          </LinkButton>
        </>
      )}
    </EntryFrame>
  );
}
