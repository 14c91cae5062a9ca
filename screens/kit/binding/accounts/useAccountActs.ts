import { bilingual, useWords } from '#design-system';
import { adAccounts } from '#app/api/ad-accounts/accounts.ts';
import type { AdAccount } from '#app/api/ad-accounts/shapes.ts';
import { undoBy, useAct } from '../../acts/index.ts';

/** What can be done with a connected account. Disconnecting cannot be undone: its credentials are gone with it. */
export function useAccountActs() {
  const t = useWords(words);
  const enable = useAct({
    call: adAccounts.enable(),
    done: ({ alias }: AdAccount) => t.enabled(alias),
    undo: ({ id }) => undoBy(adAccounts.disable(), { id }),
  });
  const disable = useAct({
    call: adAccounts.disable(),
    done: ({ alias }: AdAccount) => t.disabled(alias),
    undo: ({ id }) => undoBy(adAccounts.enable(), { id }),
  });
  const disconnect = useAct({
    call: adAccounts.delete(),
    confirm: ({ alias, campaigns }: AdAccount) => ({
      title: t.disconnectTitle(alias),
      children: t.disconnectText(campaigns),
      act: t.disconnect,
      kind: 'danger',
    }),
    done: ({ alias }) => t.disconnected(alias),
  });
  return { enable: enable.run, disable: disable.run, disconnect: disconnect.run };
}

export type AccountActs = ReturnType<typeof useAccountActs>;

const words = bilingual({
  enabled: [(alias: string) => `已启用 ${alias}`, (alias: string) => `${alias} enabled`],
  disabled: [(alias: string) => `已停用 ${alias}，不再取数`, (alias: string) => `${alias} disabled. No more data is fetched`],
  disconnectTitle: [(alias: string) => `解绑“${alias}”？`, (alias: string) => `Disconnect “${alias}”?`],
  disconnectText: [
    (campaigns: number) =>
      `${campaigns} 个推广活动将不再有新的消耗数据。已取得的数据保留；凭证会被删除，重新绑定需要再次填写。此操作不能撤销。`,
    (campaigns: number) =>
      `${campaigns} ${campaigns === 1 ? 'campaign gets' : 'campaigns get'} no more ad spend. Data so far is kept. Credentials are deleted, so you enter them again to reconnect. This can't be undone.`,
  ],
  disconnect: ['解绑', 'Disconnect'],
  disconnected: [(alias: string) => `已解绑 ${alias}`, (alias: string) => `${alias} disconnected`],
});
