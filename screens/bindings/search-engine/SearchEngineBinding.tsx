import { SecretField, TextField, useWords } from '#design-system';
import type { credentialFields } from '#app/api/ad-accounts/credentialFields.ts';
import type { Medium } from '#app/api/ad-accounts/mediaFacts.ts';
import { BindingGuide, BindingPage, CredentialsForm, useCredentials } from '#screens/kit/binding/index.ts';
import { words } from './words.ts';

type Fields = (typeof credentialFields)['baidu' | 'shenma'];

interface SearchEngineBindingProps extends Pick<Parameters<typeof useCredentials<Fields>>[0], 'fields' | 'calls'> {
  medium: Medium;
}

/** Search engines: by the name, the password and the token of an account. They differ in their facts only. */
export function SearchEngineBinding({ medium, fields, calls }: SearchEngineBindingProps) {
  const t = useWords(words);
  const binding = useCredentials({ medium, fields, calls });
  return (
    <BindingPage
      of={medium}
      renewal={{ label: t.rotate, onPress: binding.rotate }}
      guide={
        <BindingGuide
          of={medium}
          steps={[
            { title: t.signIn, text: t.signInText },
            { title: t.api, text: t.apiText },
            { title: t.create, text: t.createText },
          ]}
        />
      }
    >
      <CredentialsForm of={binding}>
        <TextField {...binding.field('userName')} isMono />
        <SecretField {...binding.field('password')} isMono />
        <SecretField {...binding.field('token')} isMono />
      </CredentialsForm>
    </BindingPage>
  );
}
