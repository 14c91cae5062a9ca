import { CircleAlert } from 'lucide-react';
import { LinkButton, useWords } from '#design-system';
import { usePageTitle } from '#app/lib/pages.ts';
import { useSearchParams } from '#app/lib/router.ts';
import { useSignedIn } from '#app/session/SessionProvider.tsx';
import { EntryFrame } from '#screens/kit/entry/frame/EntryFrame.tsx';
import { EntryTitle } from '#screens/kit/entry/frame/EntryTitle.tsx';
import { useOutcomePath } from './useOutcomePath.ts';
import { subjectIn } from './subjects.ts';
import { failure, words } from './words.ts';

/** Something outside the console, or before the sign-in, has not worked: what it was, why, and the way on (G-09). */
export function Failure() {
  const t = useWords(words);
  const title = usePageTitle();
  const said = useWords(failure);
  const subject = subjectIn(useSearchParams()[0]);
  const { account } = useSignedIn();
  const ways = {
    activation: { href: '/activation', name: said.activationWay },
    password: { href: '/forget', name: said.passwordWay },
    anything: { href: '/home', name: t.home },
  };
  const way = ways[subject];
  return (
    <EntryFrame promise={t.promise} lead={t.lead} stops={useOutcomePath(subject, true)}>
      <EntryTitle title={subject === 'anything' ? title : said[subject]} icon={CircleAlert}>
        {said[`${subject}Cause`]}
      </EntryTitle>
      <LinkButton href={way.href} kind="primary" size="lg">
        {way.name}
      </LinkButton>
      <LinkButton href={account ? '/monitor/dashboard' : '/login'} kind="ghost" size="lg">
        {account ? t.dashboard : t.login}
      </LinkButton>
    </EntryFrame>
  );
}
