import type { ReactNode } from 'react';
import { bilingual, Stack, useProvenaLocale, useWords } from '#design-system';
import type { CallInput } from '#app/api/client/request.ts';
import { useUrlState } from '#app/lib/urlState.ts';
import { BindingPage } from '../BindingPage.tsx';
import { params } from '../credentials/useCredentials.ts';
import { AuthorizationGuide } from './AuthorizationGuide.tsx';
import { AuthorizationPanel } from './AuthorizationPanel.tsx';
import { useAuthorization, type AuthorizationOptions } from './useAuthorization.ts';

interface AuthorizationScreenProps<Name extends string, Input extends CallInput> extends AuthorizationOptions<Name, Input> {
  /** What the medium lets us do. */
  grants: readonly (readonly [chinese: string, english: string])[];
  /** Before the way out: a choice between two ways, what has to be ready at the medium. Gone while an authorization is confirmed. */
  lead?: ReactNode;
}

/** The one screen of all media at which somebody agrees: they differ in what they send back, and in the call that tells who came. */
export function AuthorizationScreen<const Name extends string, Input extends CallInput>(props: AuthorizationScreenProps<Name, Input>) {
  const { grants, lead, ...options } = props;
  const t = useWords(words);
  const place = useProvenaLocale() === 'zh-CN' ? 0 : 1;
  const authorization = useAuthorization(options);
  const { set } = useUrlState(params);
  const isConfirming = authorization.stage.is === 'described';
  const panel = <AuthorizationPanel of={authorization} />;
  return (
    <BindingPage
      of={options.medium}
      step={isConfirming ? t.confirm : undefined}
      rotate={({ id }) => set({ rotate: id })}
      guide={<AuthorizationGuide of={authorization} grants={grants.map((grant) => grant[place])} />}
    >
      {lead && !isConfirming ? (
        <Stack gap="3" align="stretch">
          {lead}
          {panel}
        </Stack>
      ) : (
        panel
      )}
    </BindingPage>
  );
}

const words = bilingual({
  confirm: ['确认授权', 'Confirm authorization'],
});
