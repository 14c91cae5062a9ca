import { bilingual, useWords } from '#design-system';
import { adAccounts } from '#app/api/ad-accounts/accounts.ts';
import type { AdAccount } from '#app/api/ad-accounts/shapes.ts';
import { giftNames } from '#app/lib/glossary/adAccounts.ts';
import { undoBy, useAct } from '../../acts/index.ts';

/** What can be done with a connected account. What stops is said before it does. Disconnecting cannot be undone: its credentials are gone with it. */
export function useAccountActs() {
  const t = useWords(words);
  const gifts = useWords(giftNames);
  /** Which apps get what no longer, and how many campaigns go without ad spend. */
  const stops = ({ apps, gives, campaigns }: AdAccount) =>
    apps.length ? t.stops({ apps: apps.map(({ name }) => name), gives: gives.map((gift) => gifts[gift]), campaigns }) : t.stopsNothing;
  const enable = useAct({
    call: adAccounts.enable(),
    done: ({ alias }: AdAccount) => t.enabled(alias),
    undo: ({ id }) => undoBy(adAccounts.disable(), { id }),
  });
  const disable = useAct({
    call: adAccounts.disable(),
    confirm: (account: AdAccount) => ({
      title: t.disableTitle(account.alias),
      children: `${stops(account)}${t.disableText}`,
      act: t.disable,
      kind: 'danger',
    }),
    done: ({ alias }) => t.disabled(alias),
    undo: ({ id }) => undoBy(adAccounts.enable(), { id }),
  });
  const disconnect = useAct({
    call: adAccounts.delete(),
    confirm: (account: AdAccount) => ({
      title: t.disconnectTitle(account.alias),
      children: `${stops(account)}${t.disconnectText}`,
      act: t.disconnect,
      kind: 'danger',
    }),
    done: ({ alias }) => t.disconnected(alias),
  });
  return { enable: enable.run, disable: disable.run, disconnect: disconnect.run };
}

export type AccountActs = ReturnType<typeof useAccountActs>;

interface Stops {
  apps: readonly string[];
  gives: readonly string[];
  campaigns: number;
}

const most = 3;

const listed = (names: readonly string[], comma: string, more: (count: number) => string) =>
  `${names.slice(0, most).join(comma)}${names.length > most ? more(names.length - most) : ''}`;

const words = bilingual({
  enabled: [(alias: string) => `已启用 ${alias}`, (alias: string) => `${alias} enabled`],
  disabled: [(alias: string) => `已停用 ${alias}，不再取数`, (alias: string) => `${alias} disabled. No more data is fetched`],
  disconnectTitle: [(alias: string) => `解绑“${alias}”？`, (alias: string) => `Disconnect “${alias}”?`],
  stops: [
    ({ apps, gives, campaigns }: Stops) =>
      `${listed(apps, '、', (more) => ` 等另外 ${more} 个应用`)} 不再收到此账户的${gives.join('、')}，${campaigns} 个推广活动没有新的消耗。`,
    ({ apps, gives, campaigns }: Stops) =>
      `${listed(apps, ', ', (more) => ` and ${more} more ${more === 1 ? 'app' : 'apps'}`)} ${apps.length === 1 ? 'gets' : 'get'} nothing more from this account (${gives.join(', ').toLowerCase()}), and ${campaigns} ${campaigns === 1 ? 'campaign has' : 'campaigns have'} no new ad spend. `,
  ],
  stopsNothing: ['没有应用从此账户取数。', 'No app gets data from this account. '],
  disableTitle: [(alias: string) => `停用“${alias}”？`, (alias: string) => `Disable “${alias}”?`],
  disableText: ['已取得的数据保留，可以随时启用。', 'Data so far is kept, and you can enable it again.'],
  disable: ['停用', 'Disable'],
  disconnectText: [
    '已取得的数据保留；凭证会被删除，重新绑定需要再次填写。此操作不能撤销。',
    "Data so far is kept. Credentials are deleted, so you enter them again to reconnect. This can't be undone.",
  ],
  disconnect: ['解绑', 'Disconnect'],
  disconnected: [(alias: string) => `已解绑 ${alias}`, (alias: string) => `${alias} disconnected`],
});
