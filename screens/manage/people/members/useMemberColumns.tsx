import { useMemo } from 'react';
import { Avatar, Stack, Status, Tag, Text, useProvenaLocale, useWords, type Column } from '#design-system';
import { roleNameIn } from '#app/lib/glossary/names.ts';
import { useSignedIn } from '#app/session/SessionProvider.tsx';
import { Hits, RecordLink } from '#screens/kit/listing/index.ts';
import { dataFlags } from '#app/api/account/rights.ts';
import { nameOf, stateOf, type Person } from '../shared/usePeople.ts';
import { peopleWords } from '../shared/words.ts';
import { words } from './words.ts';

const tones = { enabled: 'good', pending: 'warning', disabled: 'off' } as const;

export function MemberState({ of }: { of: Person }) {
  const p = useWords(peopleWords);
  const state = stateOf(of);
  return <Status tone={tones[state]}>{p[state]}</Status>;
}

export function useMemberColumns(): readonly Column<Person>[] {
  const identity = useIdentity();
  const reach = useReach();
  const standing = useStanding();
  return useMemo(() => [...identity, ...reach, ...standing], [identity, reach, standing]);
}

function useIdentity() {
  const t = useWords(words);
  const me = useSignedIn().account?.id;
  return useMemo(
    (): readonly Column<Person>[] => [
      {
        id: 'name',
        title: t.member,
        value: nameOf,
        pin: 'start',
        width: 260,
        phone: 'title',
        cell: (person) => (
          <Stack direction="row" gap="3">
            <Avatar name={nameOf(person)} choice={person.avatar} />
            <Stack gap="0">
              <RecordLink id={String(person.id)}>{nameOf(person)}</RecordLink>
              <Text kind="caption" tone="tertiary">
                <Hits>{person.email}</Hits>
              </Text>
            </Stack>
            {person.id === me && <Tag kind="line">{t.you}</Tag>}
          </Stack>
        ),
      },
    ],
    [t, me],
  );
}

function useReach() {
  const t = useWords(words);
  const p = useWords(peopleWords);
  const locale = useProvenaLocale();
  return useMemo(
    (): readonly Column<Person>[] => [
      {
        id: 'role',
        title: t.role,
        value: ({ roleName }) => roleNameIn(roleName, locale),
        width: 132,
        phone: 'line',
        cell: ({ roleName, roleCategory }) => <Tag kind={roleCategory <= 1 ? 'accent' : 'neutral'}>{roleNameIn(roleName, locale)}</Tag>,
      },
      {
        id: 'apps',
        title: p.visibleApps,
        value: ({ apps }) => (apps.length ? p.apps(apps.length) : p.allApps),
        width: 108,
        phone: 'line',
      },
      {
        id: 'data',
        title: p.dataAccess,
        value: ({ flags }) =>
          dataFlags
            .filter((flag) => flags.includes(flag))
            .map((flag) => p[flag])
            .join(p.and) || '–',
        width: 210,
        isQuiet: true,
        yields: 'second',
      },
      {
        id: 'own',
        title: t.ownRights,
        value: ({ ownApps }) => (ownApps.length === 0 ? t.byRole : ownApps.includes(0) ? t.ownInAll : t.ownIn(ownApps.length)),
        width: 150,
        isQuiet: true,
        yields: 'first',
      },
    ],
    [t, p, locale],
  );
}

function useStanding() {
  const t = useWords(words);
  const p = useWords(peopleWords);
  return useMemo(
    (): readonly Column<Person>[] => [
      {
        id: 'state',
        title: t.state,
        value: (person) => p[stateOf(person)],
        width: 104,
        phone: 'aside',
        cell: (person) => <MemberState of={person} />,
      },
      {
        id: 'visit',
        title: t.lastSignIn,
        value: ({ lastLoginAt }) => lastLoginAt,
        as: { kind: 'time' },
        width: 150,
        phone: 'line',
        cell: ({ lastLoginAt, invitedOn }) => lastLoginAt?.slice(0, 16) ?? (invitedOn ? t.invitedOn(invitedOn) : t.never),
      },
    ],
    [t, p],
  );
}
