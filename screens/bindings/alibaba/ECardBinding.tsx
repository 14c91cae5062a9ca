import type { ReactNode } from 'react';
import { SecretField, Stack, TextField, useWords } from '#design-system';
import { ours } from '#app/api/ours/ours.ts';
import { credentialFields } from '#app/api/ad-accounts/credentialFields.ts';
import { mediumOf } from '#app/api/ad-accounts/mediaFacts.ts';
import { BindingGuide, BindingPage, CredentialsForm, useCredentials } from '#screens/kit/binding/index.ts';
import { words } from './words.ts';

const medium = mediumOf('ekawa');

/** Ali E-card: by an account and its key. Its calls are ours. */
export function ECardBinding({ choice }: { choice: ReactNode }) {
  const t = useWords(words);
  const binding = useCredentials({ medium, fields: credentialFields.aliECard, calls: ours.ourBindings.aliECard });
  const steps = [
    { title: t.signIn, text: t.signInText },
    { title: t.api, text: t.apiText },
    { title: t.create, text: t.createText },
  ];
  return (
    <BindingPage of={medium} renewal={{ label: t.rotate, onPress: binding.rotate }} guide={<BindingGuide of={medium} steps={steps} />}>
      <Stack gap="3" align="stretch">
        {choice}
        <CredentialsForm of={binding}>
          <TextField {...binding.field('account')} isMono />
          <SecretField {...binding.field('secret')} isMono />
        </CredentialsForm>
      </Stack>
    </BindingPage>
  );
}
