import { useQuery } from '@tanstack/react-query';
import styled from 'styled-components';
import { Link, Panel, Tag, Text, useWords } from '#design-system';
import type { AppAuth, RoleAuth } from '#app/api/account/rights.ts';
import { apps as appCalls } from '#app/api/apps/apps.ts';
import { idParam, useUrlState } from '#app/lib/urlState.ts';
import { useAppLabel } from '#screens/kit/apps/useAppOptions.tsx';
import { useGrantablePages } from '../shared/rights-editor/pages.ts';
import { words } from './words.ts';

interface AppRailProps {
  apps: readonly AppAuth[];
  general: RoleAuth;
  /** The apps with rights of their own; 0 stands for all of them. */
  own: readonly number[];
  current: number;
}

const params = { in: idParam };

/** The apps that a member sees, each with how many pages open there and by whose rule. */
export function AppRail({ apps, general, own, current }: AppRailProps) {
  const t = useWords(words);
  const { href } = useUrlState(params);
  const known = new Set(useGrantablePages().map(({ key }) => key));
  const open = ({ menus }: RoleAuth) => menus.filter(({ key, canView }) => canView && known.has(key)).length;
  const { data: lists } = useQuery(appCalls.all());
  const labelOf = useAppLabel();
  const nameOf = ({ app, name }: AppAuth) => {
    const listed = lists?.all.find(({ id }) => id === app);
    return listed ? labelOf(listed) : (name ?? '');
  };
  const rows = [
    { app: 0, name: t.allApps, count: open(general) },
    ...apps.map((one) => ({ app: one.app, name: nameOf(one), count: open(one) })),
  ];
  return (
    <Panel isFlush>
      <Names aria-label={t.list}>
        {rows.map(({ app, name, count }) => (
          <li key={app} data-current={app === current || undefined}>
            <Link href={href({ in: app === 0 ? null : app })} kind="quiet">
              {name}
            </Link>
            {own.includes(app) && <Tag kind="accent">{t.own}</Tag>}
            <Text kind="caption" tone="tertiary">
              {t.pages(count)}
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
    gap: var(--space-2);
    min-height: 36px;
    padding: 0 var(--space-4);
  }
  & > li > :last-child {
    margin-left: auto;
    white-space: nowrap;
  }
  & > li:hover {
    background: var(--color-bg-hover);
  }
  & > li[data-current] {
    background: var(--color-bg-selected);
    font-weight: 500;
    box-shadow: inset 2px 0 0 var(--color-accent-solid);
  }
  & > li > a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;
