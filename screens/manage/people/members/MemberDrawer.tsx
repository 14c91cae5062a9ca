import { useQuery } from '@tanstack/react-query';
import { Eye, KeyRound } from 'lucide-react';
import { Button, DescriptionList, LinkButton, Note, Stack, useProvenaLocale, useWords } from '#design-system';
import { rights } from '#app/api/account/rights.ts';
import { apps as appCalls } from '#app/api/apps/apps.ts';
import { members } from '#app/api/members/members.ts';
import { roleNameIn } from '#app/lib/glossary/names.ts';
import { RecordDrawer } from '#screens/kit/listing/index.ts';
import { nameOf, stateOf, type Person } from '../shared/usePeople.ts';
import { usePreview } from '../shared/usePreview.ts';
import { peopleWords } from '../shared/words.ts';
import { MemberState } from './useMemberColumns.tsx';
import type { MemberList } from './useMemberList.tsx';
import { Volumes } from './Volumes.tsx';
import { words } from './words.ts';

/** One member beside the list, with an address of their own. */
export function MemberDrawer({ list }: { list: MemberList }) {
  return (
    <RecordDrawer of={list} meta={(person) => <MemberState of={person} />}>
      {(person) => <Facts person={person} />}
    </RecordDrawer>
  );
}

function Facts({ person }: { person: Person }) {
  const t = useWords(words);
  const p = useWords(peopleWords);
  const locale = useProvenaLocale();
  const preview = usePreview();
  const { data: lists } = useQuery(appCalls.all());
  const { data: mayCreate } = useQuery(rights.canMemberCreateApps({ account: person.id }));
  const { data: pages } = useQuery(members.menus({ id: person.id }));
  const seen = pages?.menus.filter(({ canView }) => canView).length;
  const names = person.apps.map((id) => lists?.all.find((app) => app.id === id)?.name ?? String(id));
  const own = person.ownApps.length === 0 ? t.byRole : person.ownApps.includes(0) ? t.ownInAll : t.ownIn(person.ownApps.length);
  return (
    <Stack gap="5">
      {person.lock && <Note>{t[person.lock]}</Note>}
      <DescriptionList
        termWidth={104}
        items={[
          { term: t.email, value: person.email },
          { term: t.role, value: roleNameIn(person.roleName, locale) },
          { term: p.visibleApps, value: names.join(p.and) || p.allApps },
          ...(person.roleCategory === 5
            ? [{ term: p.channels, value: person.channels.length ? t.channelCount(person.channels.length) : p.allChannels }]
            : []),
          { term: p.dataAccess, value: person.flags.map((flag) => p[flag]).join(p.and) || null },
          { term: t.ownRights, value: own },
          { term: t.pages, value: seen === undefined ? null : t.pageCount(seen, pages?.menus.length ?? 0) },
          { term: t.newApps, value: mayCreate === undefined ? null : mayCreate ? t.canCreate : t.cannotCreate },
          { term: t.lastSignIn, value: person.lastLoginAt?.slice(0, 16) ?? t.never },
          { term: t.invited, value: person.invitedOn },
        ]}
      />
      {!person.lock && (
        <Stack direction="row" gap="2" isWrapping>
          <LinkButton href={`/manage/authpower?id=${person.id}`} icon={KeyRound}>
            {t.permissions}
          </LinkButton>
          <Button icon={Eye} onPress={() => void preview({ member: person.id }, nameOf(person), stateOf(person))}>
            {t.preview}
          </Button>
        </Stack>
      )}
      <Volumes person={person} />
    </Stack>
  );
}
