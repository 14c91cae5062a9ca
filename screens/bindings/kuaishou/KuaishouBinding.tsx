import { SecretField, TextField, useWords } from '#design-system';
import { bindings } from '#app/api/ad-accounts/media.ts';
import { credentialFields } from '#app/api/ad-accounts/credentialFields.ts';
import { mediumOf } from '#app/api/ad-accounts/mediaFacts.ts';
import { BindingGuide, BindingPage, CredentialsForm, useCredentials } from '#screens/kit/binding/index.ts';
import { words } from './words.ts';

const medium = mediumOf('kuaishou');

/** Kuaishou: by an advertiser and the app that acts for it. */
export function KuaishouBinding() {
  const t = useWords(words);
  const binding = useCredentials({ medium, fields: credentialFields.kuaishou, calls: bindings.kuaishou });
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
        <TextField {...binding.field('advertiser')} isMono />
        <TextField {...binding.field('appId')} isMono />
        <SecretField {...binding.field('secret')} isMono />
      </CredentialsForm>
    </BindingPage>
  );
}
