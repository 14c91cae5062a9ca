import { useQuery } from '@tanstack/react-query';
import { FailedNote, GridCell, Note, TextArea, TextField, useWords } from '#design-system';
import { asa } from '#app/api/asa.ts';
import { credentialCalls } from '#app/api/ad-accounts/credentialCalls.ts';
import { credentialFields } from '#app/api/ad-accounts/credentialFields.ts';
import { mediumOf } from '#app/api/ad-accounts/mediaFacts.ts';
import { problemKeyOf, problemNames } from '#app/lib/glossary/adAccounts.ts';
import { stateNames } from '#app/lib/glossary/words.ts';
import { CredentialsScreen } from '#screens/kit/binding/index.ts';
import { guide } from './guide.ts';
import { OrgField } from './OrgField.tsx';
import { words } from './words.ts';

const apple = { medium: mediumOf('asa'), fields: credentialFields.asa, calls: credentialCalls.asa, guide };

/** Apple Search Ads: by a key pair, and for one of the orgs that it opens. */
export function AppleSearchAdsBinding() {
  const t = useWords(words);
  return (
    <CredentialsScreen {...apple} lead={<Checked />}>
      {(binding) => (
        <>
          <TextField {...binding.field('clientId')} isMono />
          <TextField {...binding.field('team')} isMono />
          <TextField {...binding.field('keyId')} isMono />
          <GridCell span="all">
            <TextArea {...binding.field('privateKey')} hint={t.keyHint} isMono rows={4} spellCheck="false" autoComplete="off" />
          </GridCell>
          <GridCell span="all">
            <OrgField of={binding} />
          </GridCell>
        </>
      )}
    </CredentialsScreen>
  );
}

/** What is connected already is checked with Apple. */
function Checked() {
  const t = useWords(words);
  const problems = useWords(problemNames);
  const states = useWords(stateNames);
  const has = useQuery(asa.hasAccount());
  const check = useQuery({ ...asa.check(), enabled: has.data === true });
  if (!has.data || !check.data) return <FailedNote of={[has, check]}>{t.unchecked}</FailedNote>;
  const { isValid, reason } = check.data;
  if (isValid) return <Note kind="info">{t.valid}</Note>;
  return <Note kind="warning">{t.invalid(reason === 'disabled' ? states.disabled : problems[problemKeyOf(reason)])}</Note>;
}
