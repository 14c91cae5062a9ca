import { useQuery } from '@tanstack/react-query';
import { GridCell, Note, Stack, TextArea, TextField, useWords } from '#design-system';
import { asa } from '#app/api/asa.ts';
import { credentialFields } from '#app/api/ad-accounts/credentialFields.ts';
import { mediumOf } from '#app/api/ad-accounts/mediaFacts.ts';
import { ours } from '#app/api/ours/ours.ts';
import { BindingGuide, BindingPage, CredentialsForm, useCredentials } from '#screens/kit/binding/index.ts';
import { words } from './words.ts';

const medium = mediumOf('asa');

/** Apple Search Ads: by a key pair for one org. What is connected already is checked with Apple. */
export function AppleSearchAdsBinding() {
  const t = useWords(words);
  const binding = useCredentials({ medium, fields: credentialFields.appleAds, calls: ours.ourBindings.appleAds });
  const steps = [
    { title: t.key, text: t.keyText },
    { title: t.pair, text: t.pairText },
    { title: t.ids, text: t.idsText },
    { title: t.org, text: t.orgText },
  ];
  return (
    <BindingPage of={medium} renewal={{ label: t.rotate, onPress: binding.rotate }} guide={<BindingGuide of={medium} steps={steps} />}>
      <Stack gap="3">
        <Checked />
        <CredentialsForm of={binding}>
          <TextField {...binding.field('org')} isMono />
          <TextField {...binding.field('clientId')} isMono />
          <TextField {...binding.field('team')} isMono />
          <TextField {...binding.field('keyId')} isMono />
          <GridCell span="all">
            <TextArea {...binding.field('privateKey')} hint={t.keyHint} isMono rows={4} spellCheck="false" autoComplete="off" />
          </GridCell>
        </CredentialsForm>
      </Stack>
    </BindingPage>
  );
}

function Checked() {
  const t = useWords(words);
  const has = useQuery(asa.hasAccount());
  const check = useQuery({ ...asa.check(), enabled: has.data === true });
  if (!has.data || !check.data) return null;
  return <Note kind={check.data.isValid ? 'info' : 'warning'}>{check.data.isValid ? t.valid : t.invalid}</Note>;
}
