import { useQuery } from '@tanstack/react-query';
import { Copy, Pencil, Plus, Trash2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import { LinkButton, MenuDivider, MenuItem, NameLink, Panel, Tag, useProvenaLocale, useWords, type Column } from '#design-system';
import { roles, type Role } from '#app/api/members/members.ts';
import { roleNameIn } from '#app/lib/glossary/names.ts';
import { Hits, listAddress, ListFilters, ListTable, useLocalListing } from '#screens/kit/listing/index.ts';
import { PeoplePage } from '../shared/PeoplePage.tsx';
import { flagsIn } from '../shared/rights.ts';
import { useGrantablePages } from '../shared/rights-editor/pages.ts';
import { peopleWords } from '../shared/words.ts';
import { DeleteDialog } from './DeleteDialog.tsx';
import { words } from './words.ts';

export const address = listAddress({});
const rowKey = ({ id }: Role) => String(id);
const names = ({ name }: Role) => [name];
export const roleHref = (id: number) => `/manage/authroleDetail?id=${id}`;

/** All roles, with how many have them and how much they open. */
export function Roles() {
  const t = useWords(words);
  const p = useWords(peopleWords);
  const list = useLocalListing({
    name: 'roles',
    title: p.roles,
    address,
    rows: useQuery(roles.all()),
    rowKey,
    columns: useColumns(),
    names,
    filters: none,
  });
  const [deleting, setDeleting] = useState<Role>();
  return (
    <PeoplePage
      view="roles"
      actions={
        <LinkButton kind="primary" href="/manage/authroleDetail" icon={Plus}>
          {t.create}
        </LinkButton>
      }
    >
      <ListFilters of={list} search={t.search} />
      <Panel isFlush>
        <ListTable
          of={list}
          headingLevel={2}
          none={{ title: t.none, cause: t.noneCause }}
          rowMenu={(role) => (
            <>
              <MenuItem icon={Pencil} href={roleHref(role.id)}>
                {role.isFixed ? t.open : t.edit}
              </MenuItem>
              <MenuItem icon={Copy} href={`/manage/authroleDetail?from=${role.id}`}>
                {t.copy}
              </MenuItem>
              <MenuDivider />
              <MenuItem icon={Trash2} isDanger disabledReason={role.isFixed ? t.cannotFixed : undefined} onAction={() => setDeleting(role)}>
                {t.delete}
              </MenuItem>
            </>
          )}
        />
      </Panel>
      {deleting && <DeleteDialog of={deleting} onClose={() => setDeleting(undefined)} />}
    </PeoplePage>
  );
}

const none = {};

function useColumns(): readonly Column<Role>[] {
  const t = useWords(words);
  const p = useWords(peopleWords);
  const locale = useProvenaLocale();
  const pages = useGrantablePages();
  return useMemo(() => {
    const known = new Set(pages.map(({ key }) => key));
    const count = (role: Role, has: 'canView' | 'canEdit') => role.auth.menus.filter((menu) => known.has(menu.key) && menu[has]).length;
    const said = (n: number) => (n === known.size ? t.allPages : n > 0 ? t.pages(n) : '–');
    return [
      {
        id: 'name',
        title: t.role,
        value: ({ name }) => roleNameIn(name, locale),
        pin: 'start',
        width: 200,
        phone: 'title',
        cell: ({ id, name }) => (
          <NameLink href={roleHref(id)}>
            <Hits>{roleNameIn(name, locale)}</Hits>
          </NameLink>
        ),
      },
      {
        id: 'kind',
        title: t.kind,
        value: ({ isFixed }) => (isFixed ? t.fixed : t.own),
        width: 110,
        phone: 'aside',
        cell: ({ isFixed }) => <Tag kind={isFixed ? 'line' : 'neutral'}>{isFixed ? t.fixed : t.own}</Tag>,
      },
      {
        id: 'members',
        title: t.used,
        value: ({ members }) => members,
        width: 100,
        phone: 'line',
        cell: ({ members }) => (members ? t.usedBy(members) : t.unused),
      },
      {
        id: 'view',
        title: t.canView,
        value: (role) => count(role, 'canView'),
        width: 110,
        phone: 'line',
        cell: (role) => said(count(role, 'canView')),
      },
      { id: 'edit', title: t.canEdit, value: (role) => count(role, 'canEdit'), width: 110, cell: (role) => said(count(role, 'canEdit')) },
      {
        id: 'data',
        title: p.dataAccess,
        value: ({ auth }) => {
          const flags = flagsIn(auth);
          return flags.length === 6 ? t.allData : flags.map((flag) => p[flag]).join(p.and) || '–';
        },
        width: 240,
        isQuiet: true,
        yields: 'second',
      },
    ];
  }, [t, p, locale, pages]);
}
