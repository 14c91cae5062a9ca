import { SecretField, TextField, useWords } from '#design-system';
import type { CredentialField, CredentialFields, Medium } from '#app/api/ad-accounts/mediaFacts.ts';
import { BindingGuide, BindingPage, CredentialsForm, useCredentials } from '#screens/kit/binding/index.ts';
import { words } from './words.ts';

interface TokenBindingProps<Fields extends CredentialFields> extends Pick<
  Parameters<typeof useCredentials<Fields>>[0],
  'fields' | 'calls'
> {
  medium: Medium;
  /** Which of the fields names the account. The other one is its token. */
  account: keyof Fields & string;
}

/** Ad networks that take an id and a token. They differ in their facts only. */
export function TokenBinding<const Fields extends CredentialFields & { token: CredentialField }>(props: TokenBindingProps<Fields>) {
  const { medium, fields, calls, account } = props;
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
        <TextField {...binding.field(account)} isMono />
        <SecretField {...binding.field('token')} isMono />
      </CredentialsForm>
    </BindingPage>
  );
}
