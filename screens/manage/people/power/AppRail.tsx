import { useQuery } from '@tanstack/react-query';
import { NameList, Tag, useWords } from '#design-system';
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
  const lineOf = (app: number, name: string, rights: RoleAuth) => ({
    id: app,
    name,
    href: href({ in: app === 0 ? null : app }),
    note: t.pages(open(rights)),
    ...(own.includes(app) && { tag: <Tag kind="accent">{t.own}</Tag> }),
  });
  const lines = [lineOf(0, t.allApps, general), ...apps.map((one) => lineOf(one.app, nameOf(one), one))];
  return <NameList label={t.list} lines={lines} current={current} />;
}
