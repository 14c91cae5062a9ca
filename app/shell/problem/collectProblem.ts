import type { QueryClient } from '@tanstack/react-query';
import { MenuRight } from '../../api/account/rights.ts';
import { LoginAccount } from '../../api/account/shapes.ts';
import { apps } from '../../api/apps/apps.ts';
import { list } from '../../api/wire/shapes.ts';
import { serviceClock } from '../../lib/periods/serviceClock.ts';
import type { SavedProblem } from '../../lib/problem/problem.ts';
import type { TabRecorder } from '../../lib/problem/recordTab.ts';
import { appOf } from '../../routes/useAccess.ts';
import type { SessionState } from '../../session/session.ts';
import type { Settings } from '../../session/settings.ts';

interface Seen extends Pick<SessionState, 'account' | 'menus'> {
  cache: QueryClient;
  pathname: string;
  search: string;
  settings: Settings;
  role: string;
}

/** Everything that is saved, without a note. The account comes first: from then on its name has a replacement everywhere. */
export function collectProblem(recorder: TabRecorder, seen: Seen): SavedProblem {
  const { cache, pathname, search, account, menus, settings, role } = seen;
  const { redactor } = recorder;
  recorder.catchUp();
  const person = account && redactor.answer(LoginAccount.json, LoginAccount.write(account));
  const rights = redactor.answer(list(MenuRight).json, list(MenuRight).write([...menus]));
  const lists = cache.getQueryData(apps.all().queryKey);
  const platform = lists && appOf(lists, new URLSearchParams(search).get('app'))?.platform;
  const address = recorder.address(pathname, search);
  return {
    kind: 'provena-problem',
    version: 1,
    savedAt: serviceClock.now().toISOString(),
    note: '',
    address,
    role,
    platform: platform ?? '',
    browser: navigator.userAgent,
    viewport: { width: innerWidth, height: innerHeight },
    settings,
    account: person,
    menus: rights,
    ...recorder.snapshot(),
    replacements: redactor.replacements(),
  };
}
