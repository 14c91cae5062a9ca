import styled from 'styled-components';
import { Page, phone, SplitView } from '#design-system';
import { usePageTitle } from '#app/lib/pages.ts';
import { flowKindsFor } from '#app/access/flow.ts';
import { useCurrentPage } from '#app/access/currentPage.ts';
import { may } from '#app/access/may.ts';
import { useSearchParams } from '#app/lib/router.ts';
import { useSignedIn } from '#app/session/SessionProvider.tsx';
import { OwnMenuDrawer } from '#screens/kit/own-menu/index.ts';
import { FlowPanel } from './flow/FlowPanel.tsx';
import { ChangeEmail } from './person/ChangeEmail.tsx';
import { ChangePassword } from './person/ChangePassword.tsx';
import { ConfirmEmail } from './person/ConfirmEmail.tsx';
import { EditProfile } from './person/EditProfile.tsx';
import { Profile } from './person/Profile.tsx';
import { Security } from './person/Security.tsx';
import { OwnMenu } from './OwnMenu.tsx';
import { Plan } from './Plan.tsx';
import { Services } from './Services.tsx';

/** The account: what it has used and bought, and who one is in it. Which form is open stands in the address. */
export function UserInfo() {
  const title = usePageTitle();
  const { account } = useSignedIn();
  const { app, access } = useCurrentPage();
  const [search, setSearch] = useSearchParams();
  const open = (form: 'profile' | 'password' | 'email' | 'menu' | null) =>
    setSearch((now) => {
      if (form) now.set('open', form);
      else now.delete('open');
      return now;
    });
  const close = () => open(null);
  const code = search.get('confirmEmail');
  const forgetCode = () =>
    setSearch(
      (now) => {
        now.delete('confirmEmail');
        return now;
      },
      { replace: true },
    );
  const { viewer } = access;
  if (!account || !viewer) return null;
  const isChannel = !may(viewer, 'view account');
  const kinds = isChannel ? [] : flowKindsFor(viewer, account);
  const mayEdit = may(viewer, 'edit profile');
  const form = mayEdit ? search.get('open') : null;
  const side = (
    <>
      <Profile onEdit={() => open('profile')} />
      {mayEdit && <Security email={account.email} onPassword={() => open('password')} onEmail={() => open('email')} />}
      {may(viewer, 'change own menu') && <OwnMenu onEdit={() => open('menu')} />}
      {!isChannel && <Plan account={account} />}
    </>
  );
  return (
    <Page title={title}>
      {code && <ConfirmEmail key={code} code={code} email={account.email} onClose={forgetCode} />}
      {isChannel ? (
        <Beside>{side}</Beside>
      ) : (
        <SplitView side={side}>
          {kinds.length > 0 && <FlowPanel kinds={kinds} />}
          {app && <Services app={app} canApply={may(viewer, 'request services')} />}
        </SplitView>
      )}
      {search.get('open') === 'menu' && may(viewer, 'change own menu') && (
        <OwnMenuDrawer viewer={viewer} platform={app?.platform ?? 'iOS'} onClose={close} />
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
