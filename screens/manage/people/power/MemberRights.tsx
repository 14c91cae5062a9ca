import { useQuery } from '@tanstack/react-query';
import {
  AsyncView,
  combined,
  Empty,
  LinkButton,
  MasterDetail,
  Note,
  Page,
  Panel,
  PanelsSkeleton,
  Stack,
  TrailStop,
  useWords,
} from '#design-system';
import { isRecordGone } from '#app/api/client/error.ts';
import { rights } from '#app/api/account/rights.ts';
import { members, type MemberDetail } from '#app/api/members/members.ts';
import { useSignedIn } from '#app/session/SessionProvider.tsx';
import { usePageTitle } from '#app/lib/pages.ts';
import { idParam, useUrlState } from '#app/lib/urlState.ts';
import { lockOf, nameOf } from '../shared/usePeople.ts';
import { AppRail } from './AppRail.tsx';
import { AppRights } from './AppRights.tsx';
import { RoleAndApps } from './RoleAndApps.tsx';
import { words } from './words.ts';

/** `in`: the app whose rights are open; none stands for all apps. */
export const params = { id: idParam, in: idParam };

/** What one member may do: their role, their apps, and rights of their own in single apps. */
export function MemberRights() {
  const t = useWords(words);
  const title = usePageTitle();
  const { id } = useUrlState(params).values;
  const person = useQuery({ ...members.one({ id: id ?? -1 }), enabled: id !== null });
  const isGone = isRecordGone(person.error);
  const list = <LinkButton href="/manage/auth">{t.toMembers}</LinkButton>;
  if (id === null || isGone)
    return (
      <Page title={title}>
        <Panel>
          <Empty
            kind="lost"
            headingLevel={2}
            title={id === null ? t.choose : t.gone}
            cause={id === null ? t.chooseCause : t.goneCause}
            actions={list}
          />
        </Panel>
      </Page>
    );
  return (
    <Page
      title={person.data ? nameOf(person.data) : title}
      trail={<TrailStop href="/manage/auth">{t.toMembers}</TrailStop>}
      {...(person.data && { meta: person.data.email })}
    >
      <AsyncView of={person} headingLevel={2} skeleton={<PanelsSkeleton parts={['form', { list: 'rows', main: 'form' }]} />}>
        {(one) => <Rights key={one.id} person={one} />}
      </AsyncView>
    </Page>
  );
}

function Rights({ person }: { person: MemberDetail }) {
  const t = useWords(words);
  const { account } = useSignedIn();
  const { values, set } = useUrlState(params);
  const lock = lockOf(account, person);
  const general = useQuery(rights.of({ account: person.email }));
  const inApps = useQuery(rights.inApps({ id: person.id }));
  const app = values.in;
  if (lock) return <Note kind="info">{t[lock]}</Note>;
  return (
    <Stack gap="4">
      <RoleAndApps person={person} />
      {person.roleCategory <= 2 ? (
        <Note kind="info">{t.admin}</Note>
      ) : (
        <AsyncView of={combined(general, inApps)} headingLevel={2} skeleton={<PanelsSkeleton parts={[{ list: 'rows', main: 'form' }]} />}>
          {(all) => {
            const apps = inApps.data ?? [];
            const open = apps.find((one) => one.app === app);
            const auth = open ?? all;
            const key = open?.app ?? 0;
            return (
              <MasterDetail
                list={<AppRail apps={apps} general={all} own={person.ownApps} current={key} />}
                isDetailOpen={app !== null}
                onBack={() => set({ in: null })}
                backTo={t.list}
              >
                <AppRights key={key} person={person} app={key} name={open?.name ?? t.allApps} auth={auth} others={apps} />
              </MasterDetail>
            );
          }}
        </AsyncView>
      )}
    </Stack>
  );
}
