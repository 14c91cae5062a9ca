import { bilingual, useWords } from '#design-system';
import { adAccounts } from '#app/api/ad-accounts/accounts.ts';
import type { AdAccount, LinkedApp } from '#app/api/ad-accounts/shapes.ts';
import { useAct } from '../../acts/index.ts';

interface Removed {
  account: Pick<AdAccount, 'id' | 'alias' | 'apps'>;
  app: LinkedApp;
  body: { account: number; apps: number[] };
}

/** Takes one app out of those that an account is for. */
export function useAppRemoval() {
  const t = useWords(words);
  const act = useAct({
    call: adAccounts.bindApps(),
    confirm: ({ app, account }: Removed) => ({
      title: t.title(app.name, account.alias),
      children: t.text,
      act: t.remove,
      kind: 'danger',
    }),
    done: ({ app }) => t.removed(app.name),
    failed: () => t.notRemoved,
  });
  const remove = (account: Removed['account'], app: LinkedApp) => {
    const apps = account.apps.flatMap((one) => (one.app === app.app ? [] : [one.app]));
    return act.run({ account, app, body: { account: account.id, apps } });
  };
  return { label: t.remove, remove };
}

const words = bilingual({
  remove: ['取消关联', 'Disconnect app'],
  title: [
    (app: string, account: string) => `取消“${app}”与“${account}”的关联？`,
    (app: string, account: string) => `Disconnect “${app}” from “${account}”?`,
  ],
  text: ['这个应用不再收到此账户的消耗，已取得的数据保留。', 'The app gets no more ad spend from this account. Data so far stays.'],
  removed: [(app: string) => `${app} 已取消关联`, (app: string) => `${app} disconnected`],
  notRemoved: ['没有取消关联', "Couldn't disconnect the app"],
});
