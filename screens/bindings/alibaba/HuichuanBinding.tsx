import type { ReactNode } from 'react';
import { SecretField, Stack, TextField, useWords } from '#design-system';
import { bindings } from '#app/api/ad-accounts/media.ts';
import { credentialFields } from '#app/api/ad-accounts/credentialFields.ts';
import { mediumOf } from '#app/api/ad-accounts/mediaFacts.ts';
import { BindingGuide, BindingPage, CredentialsForm, useCredentials } from '#screens/kit/binding/index.ts';
import { words } from './words.ts';

const medium = mediumOf('uc');

/** Huichuan: by the name, the password and the token of an account. */
export function HuichuanBinding({ choice }: { choice: ReactNode }) {
  const t = useWords(words);
  const binding = useCredentials({ medium, fields: credentialFields.huichuan, calls: bindings.huichuan });
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
          <TextField {...binding.field('userName')} isMono />
          <SecretField {...binding.field('password')} isMono />
          <SecretField {...binding.field('token')} isMono />
        </CredentialsForm>
      </Stack>
    </BindingPage>
  );
}
