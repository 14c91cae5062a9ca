import { SecretField, TextField, useWords } from '#design-system';
import { bindings } from '#app/api/ad-accounts/media.ts';
import { credentialFields } from '#app/api/ad-accounts/credentialFields.ts';
import { mediumOf } from '#app/api/ad-accounts/mediaFacts.ts';
import { BindingGuide, BindingPage, CredentialsForm, useCredentials } from '#screens/kit/binding/index.ts';
import { words } from './words.ts';

const medium = mediumOf('xiaomi');

/** Xiaomi: by a customer id and its key. */
export function XiaomiBinding() {
  const t = useWords(words);
  const binding = useCredentials({ medium, fields: credentialFields.xiaomi, calls: bindings.xiaomi });
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
        <TextField {...binding.field('account')} isMono />
        <SecretField {...binding.field('secret')} isMono />
      </CredentialsForm>
    </BindingPage>
  );
}
