import { SecretField, TextField, useWords } from '#design-system';
import type { CredentialField, CredentialFields, Medium } from '#app/api/ad-accounts/mediaFacts.ts';
import { BindingGuide, BindingPage, CredentialsForm, useCredentials } from '#screens/kit/binding/index.ts';
import { words, type ClientGuide } from './words.ts';

interface ClientFields extends CredentialFields {
  clientId: CredentialField;
  clientSecret: CredentialField;
}

interface ClientBindingProps<Fields extends ClientFields> extends Pick<Parameters<typeof useCredentials<Fields>>[0], 'fields' | 'calls'> {
  medium: Medium;
  guide: ClientGuide;
  /** What the network asks for besides the client and its secret. */
  others: readonly (keyof Fields & string)[];
}

/** Ad networks that take a client, its secret, and the ids that it reads. They differ in their facts only. */
export function ClientBinding<const Fields extends ClientFields>({ medium, fields, calls, guide, others }: ClientBindingProps<Fields>) {
  const t = useWords(words);
  const g = useWords(guide);
  const binding = useCredentials({ medium, fields, calls });
  return (
    <BindingPage
      of={medium}
      renewal={{ label: t.rotate, onPress: binding.rotate }}
      guide={
        <BindingGuide
          of={medium}
          steps={[
            { title: g.signIn, text: g.signInText },
            { title: g.api, text: g.apiText },
            { title: g.create, text: g.createText },
          ]}
        />
      }
    >
      <CredentialsForm of={binding}>
        <TextField {...binding.field('clientId')} isMono />
        <SecretField {...binding.field('clientSecret')} isMono />
        {others.map((name) => (
          <TextField key={name} {...binding.field(name)} isMono />
        ))}
      </CredentialsForm>
    </BindingPage>
  );
}
