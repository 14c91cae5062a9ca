import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import styled from 'styled-components';
import { AsyncView, Empty, Link, LinkButton, MasterDetail, Panel, PanelsSkeleton, Text, useProvenaLocale, useWords } from '#design-system';
import { roles, type Role } from '#app/api/members/members.ts';
import { roleNameIn } from '#app/lib/glossary/names.ts';
import { useNavigate } from '#app/lib/router.ts';
import { idParam, useUrlState } from '#app/lib/urlState.ts';
import { PeoplePage } from '../shared/PeoplePage.tsx';
import { RoleEditor } from './RoleEditor.tsx';
import { words } from './words.ts';

const params = { id: idParam, from: idParam };

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
  return (
    <Panel isFlush>
      <Names aria-label={t.list}>
        {known.map(({ id, name, members }) => (
          <li key={id} data-current={id === current || undefined}>
            <Link href={`/manage/authroleDetail?id=${id}`} kind="quiet">
              {roleNameIn(name, locale)}
            </Link>
            <Text kind="caption" tone="tertiary">
              {members ? t.usedBy(members) : t.unused}
            </Text>
          </li>
        ))}
      </Names>
    </Panel>
  );
}

const Names = styled.ul`
  margin: 0;
  padding: var(--space-2) 0;
  list-style: none;

  & > li {
    position: relative;
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-2);
    min-height: 36px;
    padding: 0 var(--space-4);
  }
  & > li:hover {
    background: var(--color-bg-hover);
  }
  & > li[data-current] {
    background: var(--color-bg-selected);
    font-weight: 500;
  }
  & > li[data-current]::before {
    content: '';
    position: absolute;
    inset: 0 auto 0 0;
    width: 2px;
    background: var(--color-accent-solid);
  }
  /* The whole line leads to the role. */
  & > li > a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;
