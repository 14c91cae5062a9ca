import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Page, Stack, Tabs, useWords } from '#design-system';
import { members, roles } from '#app/api/members/members.ts';
import { ourAccount } from '#app/api/ours/people/account.ts';
import { usePageTitle } from '#app/lib/pages.ts';
import { peopleWords } from './words.ts';

interface PeoplePageProps {
  view: 'members' | 'roles' | 'access' | 'requests';
  actions?: ReactNode;
  children: ReactNode;
}

/** The frame of everything about people and rights: its four views are addresses. */
export function PeoplePage({ view, actions, children }: PeoplePageProps) {
  const t = useWords(peopleWords);
  const title = usePageTitle('/manage/auth');
  const people = useQuery({ ...members.page({ page: 1, size: 500 }), select: ({ total }) => total });
  const known = useQuery({ ...roles.all(), select: ({ length }) => length });
  const open = useQuery({ ...ourAccount.accessRequests(), select: (all) => all.filter(({ state }) => state === 'open').length });
  const count = (n: number | undefined) => n !== undefined && { count: n };
  // The panel of a tab is the view itself.
  const content = (id: PeoplePageProps['view']) => id === view && { content: <Stack gap="3">{children}</Stack> };
  return (
    <Page title={title} actions={actions}>
      <Tabs
        label={t.views}
        selected={view}
        items={[
          { id: 'members', label: t.members, href: '/manage/auth', ...content('members'), ...count(people.data) },
          { id: 'roles', label: t.roles, href: '/manage/authrole', ...content('roles'), ...count(known.data) },
          { id: 'access', label: t.access, href: '/manage/auth?tab=access', ...content('access') },
          { id: 'requests', label: t.requests, href: '/manage/auth?tab=requests', ...content('requests'), ...count(open.data) },
        ]}
      />
    </Page>
  );
}
