import { SecretField, TextField, useWords } from '#design-system';
import { bindings } from '#app/api/ad-accounts/media.ts';
import { credentialFields } from '#app/api/ad-accounts/credentialFields.ts';
import { mediumOf } from '#app/api/ad-accounts/mediaFacts.ts';
import { BindingGuide, BindingPage, CredentialsForm, useCredentials } from '#screens/kit/binding/index.ts';
import { words } from './words.ts';

const medium = mediumOf('huawei');

/** HUAWEI: by a client id and its secret. One call serves both of its screens. */
export function HuaweiBinding() {
  const t = useWords(words);
  const binding = useCredentials({ medium, fields: credentialFields.huawei, calls: bindings.huawei });
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
            { title: t.agency, text: t.agencyText },
          ]}
        />
      }
    >
      <CredentialsForm of={binding}>
        <TextField {...binding.field('clientId')} isMono />
        <SecretField {...binding.field('clientSecret')} isMono />
        <TextField {...binding.field('developer')} isMono />
      </CredentialsForm>
    </BindingPage>
  );
}
