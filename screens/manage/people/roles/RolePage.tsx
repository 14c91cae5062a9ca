import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { AsyncView, Empty, LinkButton, MasterDetail, NameList, Panel, PanelsSkeleton, useProvenaLocale, useWords } from '#design-system';
import { roles, type Role } from '#app/api/members/members.ts';
import { roleNameIn } from '#app/lib/glossary/names.ts';
import { useNavigate } from '#app/lib/router.ts';
import { idParam, useUrlState } from '#app/lib/urlState.ts';
import { PeoplePage } from '../shared/PeoplePage.tsx';
import { RoleEditor } from './RoleEditor.tsx';
import { words } from './words.ts';

export const params = { id: idParam, from: idParam };

/** One role beside all others. Without an id a new one is made, as a copy where the address names one. */
export function RolePage() {
  const t = useWords(words);
  const navigate = useNavigate();
  const { id, from } = useUrlState(params).values;
  const all = useQuery(roles.all());
  return (
    <PeoplePage
      view="roles"
      actions={
        <LinkButton href="/manage/authroleDetail" icon={Plus}>
          {t.create}
        </LinkButton>
      }
    >
      <AsyncView of={all} headingLevel={2} skeleton={<PanelsSkeleton parts={[{ list: 'rows', main: 'form' }]} />}>
        {(known) => {
          const role = known.find((one) => one.id === id) ?? null;
          return (
            <MasterDetail
              list={<Rail roles={known} current={id} />}
              isDetailOpen
              onBack={() => void navigate('/manage/authrole')}
              backTo={t.list}
            >
              {id !== null && !role ? (
                <Panel>
                  <Empty
                    kind="lost"
                    headingLevel={2}
                    title={t.gone}
                    cause={t.goneCause}
                    actions={<LinkButton href="/manage/authrole">{t.list}</LinkButton>}
                  />
                </Panel>
              ) : (
                <RoleEditor key={`${id} ${from}`} role={role} from={known.find((one) => one.id === from)} roles={known} />
              )}
            </MasterDetail>
          );
        }}
      </AsyncView>
    </PeoplePage>
  );
}

function Rail({ roles: known, current }: { roles: readonly Role[]; current: number | null }) {
  const t = useWords(words);
  const locale = useProvenaLocale();
  const lines = known.map(({ id, name, members }) => ({
    id,
    name: roleNameIn(name, locale),
    href: `/manage/authroleDetail?id=${id}`,
    note: members ? t.usedBy(members) : t.unused,
  }));
  return <NameList label={t.list} lines={lines} current={current} />;
}
