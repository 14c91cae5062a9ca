import { CircleCheck } from 'lucide-react';
import { LinkButton, useWords } from '#design-system';
import { usePageTitle } from '#app/lib/pages.ts';
import { useSearchParams } from '#app/lib/router.ts';
import { useSignedIn } from '#app/session/SessionProvider.tsx';
import { EntryFrame } from '#screens/kit/entry/frame/EntryFrame.tsx';
import { EntryTitle } from '#screens/kit/entry/frame/EntryTitle.tsx';
import { useOutcomePath } from './useOutcomePath.ts';
import { subjectIn } from './subjects.ts';
import { success, words } from './words.ts';

/** Something outside the console, or before the sign-in, has worked (G-09). */
export function Success() {
  const t = useWords(words);
  const title = usePageTitle();
  const said = useWords(success);
  const subject = subjectIn(useSearchParams()[0]);
  const { account } = useSignedIn();
  return (
    <EntryFrame promise={t.promise} lead={t.lead} stops={useOutcomePath(subject)}>
      <EntryTitle title={subject === 'anything' ? title : said[subject]} icon={CircleCheck}>
        {said[`${subject}Cause`]}
      </EntryTitle>
      <LinkButton href={account ? '/monitor/dashboard' : '/login'} kind="primary" size="lg">
        {account ? t.dashboard : t.login}
      </LinkButton>
      <LinkButton href="/home" kind="ghost" size="lg">
        {t.home}
      </LinkButton>
    </EntryFrame>
  );
}
