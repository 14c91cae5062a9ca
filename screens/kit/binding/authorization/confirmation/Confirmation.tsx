import { useQuery } from '@tanstack/react-query';
import { AsyncView, Panel, Skeleton, useWords, bilingual } from '#design-system';
import { ours } from '#app/api/ours/ours.ts';
import type { Authorization } from '#app/api/ad-accounts/shapes.ts';
import { useNavigate } from '#app/lib/router.ts';
import { useBackgroundWrite } from '#screens/kit/acts/index.ts';
import { useSession } from '#app/session/SessionProvider.tsx';
import type { Arrival } from '../checkReturn.ts';
import { ConfirmationForm } from './ConfirmationForm.tsx';
import type { AuthorizationFlow } from '../useAuthorization.ts';

interface ConfirmationProps<Of extends Arrival> {
  of: AuthorizationFlow<Of>;
  state: string;
  /** Null after a reload: then the service is asked again. */
  authorization: Authorization | null;
}

/** Who has agreed, and what of it is connected. Nothing is read from an account before this is confirmed. */
export function Confirmation<Of extends Arrival>({ of: flow, state, authorization }: ConfirmationProps<Of>) {
  const t = useWords(words);
  const session = useSession();
  const navigate = useNavigate();
  const described = useQuery({
    ...ours.connections.returned({ state }),
    ...(authorization && { initialData: authorization }),
    // Asked once: after it is confirmed the service knows it no more.
    enabled: ({ state: { data } }) => data === undefined,
  });
  const discard = useBackgroundWrite(ours.connections.discard());
  const finish = (from: string) => {
    session.departures.take(state);
    flow.finish();
    void navigate(from, { replace: true });
  };
  const change = () => {
    session.departures.take(state);
    // This window has forgotten it and goes out again, whether or not the service forgets it now.
    discard({ state });
    flow.begin();
  };
  const from = flow.stage.is === 'described' ? flow.stage.departure.from : '/manage/channel';
  return (
    <AsyncView
      of={described}
      headingLevel={2}
      skeleton={
        <Panel title={t.title}>
          <Skeleton shape="form" height={360} />
        </Panel>
      }
    >
      {(found) => (
        <ConfirmationForm of={found} medium={flow.medium} isChanging={flow.isBeginning} onChange={change} onDone={() => finish(from)} />
      )}
    </AsyncView>
  );
}

const words = bilingual({ title: ['核对账户', 'Check the account'] });
