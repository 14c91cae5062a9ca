import type { ReactNode } from 'react';
import { SecretField, Stack, TextField, useProvenaLocale } from '#design-system';
import type { CredentialFields } from '#app/api/ad-accounts/mediaFacts.ts';
import { BindingGuide } from '../BindingGuide.tsx';
import { BindingPage } from '../BindingPage.tsx';
import { CredentialsForm } from './CredentialsForm.tsx';
import { useCommonFailures } from './useCheckWords.ts';
import { useCredentials, type BoundCredential, type CredentialsBinding, type CredentialsOptions } from './useCredentials.ts';

type Pair = readonly [chinese: string, english: string];

/** A step of the way to the credentials, in the back office of the medium. */
export interface GuideStep {
  title: Pair;
  text: Pair;
}

/** The binding with its fields, for a medium that arranges them itself. */
type OwnFields<Fields extends CredentialFields> = (
  binding: CredentialsBinding & { field: (name: keyof Fields & string) => BoundCredential },
) => ReactNode;

interface CredentialsScreenProps<Fields extends CredentialFields> extends CredentialsOptions<Fields> {
  guide: readonly GuideStep[];
  /** Before the form: a choice between two ways, what was found of what is connected. */
  lead?: ReactNode;
  /** The fields, where they are more than one after the other. */
  children?: OwnFields<Fields>;
}

/**
 * The one screen of all media that take credentials: they differ in their facts only.
 *
 *     export const SampleBinding = () => <CredentialsScreen medium={medium} fields={fields} calls={calls} guide={guide} />;
 */
export function CredentialsScreen<const Fields extends CredentialFields>(props: CredentialsScreenProps<Fields>) {
  const { guide, lead, children, ...options } = props;
  const place = useProvenaLocale() === 'zh-CN' ? 0 : 1;
  const binding = useCredentials(options);
  const { medium, fields, gives, rotate } = binding;
  const failures = useCommonFailures(gives.includes('callbacks'));
  const steps = guide.map(({ title, text }) => ({ title: title[place], text: text[place] }));
  const form = (
    <CredentialsForm of={binding}>
      {children
        ? children(binding)
        : Object.entries(fields).map(([name, { isSecret }]) => {
            const Field = isSecret ? SecretField : TextField;
            return <Field key={name} {...binding.field(name)} isMono />;
          })}
    </CredentialsForm>
  );
  return (
    <BindingPage of={medium} rotate={rotate} guide={<BindingGuide of={medium} steps={steps} failures={failures} />}>
      {lead ? (
        <Stack gap="3" align="stretch">
          {lead}
          {form}
        </Stack>
      ) : (
        form
      )}
    </BindingPage>
  );
}
