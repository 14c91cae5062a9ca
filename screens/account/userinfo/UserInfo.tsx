import styled from 'styled-components';
import { Page, phone, SplitView, useWords } from '#design-system';
import { flowKindsFor } from '#app/access/flow.ts';
import { useHere } from '#app/access/here.ts';
import { useSearchParams } from '#app/lib/router.ts';
import { useSignedIn } from '#app/session/SessionProvider.tsx';
import { FlowPanel } from './flow/FlowPanel.tsx';
import { ChangeEmail } from './person/ChangeEmail.tsx';
import { ChangePassword } from './person/ChangePassword.tsx';
import { EditProfile } from './person/EditProfile.tsx';
import { Profile } from './person/Profile.tsx';
import { Security } from './person/Security.tsx';
import { Plan } from './Plan.tsx';
import { Services } from './Services.tsx';
import { words } from './words.ts';

/** The account: what it has used and bought, and who one is in it. Which form is open stands in the address. */
export function UserInfo() {
  const t = useWords(words);
  const { account } = useSignedIn();
  const { app, standing } = useHere();
  const [search, setSearch] = useSearchParams();
  const open = (form: 'profile' | 'password' | 'email' | null) =>
    setSearch((now) => {
      if (form) now.set('open', form);
      else now.delete('open');
      return now;
    });
  const close = () => open(null);
  const { viewer } = standing;
  if (!account || !viewer) return null;
  const isChannel = viewer.role === 'channel' || viewer.isChannelPerson;
  const kinds = isChannel ? [] : flowKindsFor(viewer, account);
  const form = viewer.isDemo ? null : search.get('open');
  const side = (
    <>
      <Profile onEdit={() => open('profile')} />
      {!viewer.isDemo && <Security email={account.email} onPassword={() => open('password')} onEmail={() => open('email')} />}
      {!isChannel && <Plan account={account} />}
    </>
  );
  return (
    <Page title={t.title}>
      {isChannel ? (
        <Beside>{side}</Beside>
      ) : (
        <SplitView side={side}>
          {kinds.length > 0 && <FlowPanel kinds={kinds} />}
          {app && <Services app={app} canApply={!viewer.isDemo} />}
        </SplitView>
      )}
      {form === 'profile' && <EditProfile person={account} onClose={close} />}
      {form === 'password' && <ChangePassword onClose={close} />}
      {form === 'email' && <ChangeEmail email={account.email} onClose={close} />}
    </Page>
  );
}

/* Who one is stands alone there: as wide as it is beside the rest. */
const Beside = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 420px));
  gap: var(--size-gutter);
  align-items: start;

  ${phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
