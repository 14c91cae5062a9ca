import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { addDays, useProvenaLocale, useWords } from '#design-system';
import { reportToday } from '#app/lib/metrics/reportZone.ts';
import { apps as appCalls } from '#app/api/apps/apps.ts';
import { roleNameIn } from '#app/lib/glossary/names.ts';
import { choiceParam, keysParam, recordParam } from '#app/lib/urlState.ts';
import { listAddress, useLocalListing } from '#screens/kit/listing/index.ts';
import { dataFlags } from '#app/api/account/rights.ts';
import { stateOf, usePeople, type Person } from '../shared/usePeople.ts';
import { peopleWords } from '../shared/words.ts';
import { useMemberColumns } from './useMemberColumns.tsx';
import { words } from './words.ts';

const states = ['enabled', 'pending', 'disabled'] as const;
const visits = ['week', 'month', 'older', 'never'] as const;

export const address = listAddress({
  role: recordParam,
  // `app` in an address is the app that the console shows.
  app: { ...recordParam, name: 'sees' },
  state: choiceParam(states, null),
  visit: choiceParam(visits, null),
  data: keysParam,
});

/** Everybody of the company: the browser holds them whole, so that every filter answers at once. */
export function useMemberList() {
  const t = useWords(words);
  const p = useWords(peopleWords);
  const locale = useProvenaLocale();
  const people = usePeople();
  const { data: lists } = useQuery(appCalls.all());
  const { roles } = people;
  const filters = useMemo(
    () => ({
      role: {
        label: t.role,
        options: roles.map(({ id, name }) => ({ id: String(id), label: roleNameIn(name, locale) })),
        matches: ({ role }: Person, id: string) => String(role) === id,
      },
      app: {
        label: t.app,
        options: (lists?.all ?? []).map(({ id, name }) => ({ id: String(id), label: name })),
        // A list of none means all of them.
        matches: ({ apps }: Person, id: string) => apps.length === 0 || apps.includes(Number(id)),
      },
      state: {
        label: t.state,
        options: states.map((id) => ({ id, label: p[id] })),
        matches: (person: Person, state: string) => stateOf(person) === state,
      },
      visit: {
        label: t.lastSignIn,
        options: visits.map((id) => ({ id, label: t[id] })),
        matches: ({ lastLoginAt }: Person, visit: string) => visitOf(lastLoginAt) === visit,
      },
      data: {
        label: p.dataAccess,
        options: dataFlags.map((id) => ({ id, label: p[id] })),
        matches: ({ flags }: Person, wanted: readonly string[]) => wanted.every((one) => flags.some((flag) => flag === one)),
      },
    }),
    [t, p, roles, lists, locale],
  );
  return {
    people,
    list: useLocalListing({
      name: 'members',
      title: p.members,
      address,
      rows: people,
      rowKey,
      columns: useMemberColumns(),
      names,
      ids,
      filters,
    }),
  };
}

/** How long ago somebody was here, in the classes of the filter. */
function visitOf(at: string | null): (typeof visits)[number] {
  if (at === null) return 'never';
  const today = reportToday();
  const day = at.slice(0, 10);
  return day > addDays(today, -7) ? 'week' : day > addDays(today, -30) ? 'month' : 'older';
}

const rowKey = ({ id }: Person) => String(id);
const names = ({ name, roleName }: Person) => [name, roleName];
const ids = ({ email }: Person) => [email];

export type MemberList = ReturnType<typeof useMemberList>['list'];
