import { SecretField, TextField, useWords } from '#design-system';
import { bindings } from '#app/api/ad-accounts/media.ts';
import { credentialFields } from '#app/api/ad-accounts/credentialFields.ts';
import { mediumOf } from '#app/api/ad-accounts/mediaFacts.ts';
import { BindingGuide, BindingPage, CredentialsForm, useCredentials } from '#screens/kit/binding/index.ts';
import { words } from './words.ts';

const medium = mediumOf('oppo');

/** OPPO: by an owner and the two parts of its key. */
export function OppoBinding() {
  const t = useWords(words);
  const binding = useCredentials({ medium, fields: credentialFields.oppo, calls: bindings.oppo });
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
        <TextField {...binding.field('owner')} isMono />
        <TextField {...binding.field('apiId')} isMono />
        <SecretField {...binding.field('apiKey')} isMono />
      </CredentialsForm>
    </BindingPage>
  );
}
