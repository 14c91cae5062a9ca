import { useState } from 'react';
import { bilingual, useProvenaLocale, useWords } from '#design-system';
import { useExplainError } from '../../acts/index.ts';
import type { CredentialsBinding } from '../credentials/useCredentials.ts';
import { faultOf, type PastedFault } from './faultOf.ts';
import type { PastedAccount } from './parsePasted.ts';

export interface PastedRow {
  account: PastedAccount;
  /** One that is unfit is never sent. */
  state: 'ready' | 'unfit' | 'running' | 'connected' | 'failed';
  reason?: string;
}

/** Tests and connects several accounts one after the other. What failed stays with its reason and can be tried again; what is connected is not sent again. */
export function usePastedAccounts({ fields, test, create }: CredentialsBinding) {
  const t = useWords(words);
  const side = useProvenaLocale() === 'zh-CN' ? 0 : 1;
  const explain = useExplainError();
  const [rows, setRows] = useState<readonly PastedRow[]>([]);
  const change = (account: PastedAccount, to: Omit<PastedRow, 'account'>) =>
    setRows((now) => now.map((row) => (row.account === account ? { account, ...to } : row)));

  const connect = async (account: PastedAccount, apps: number[]): Promise<string | null> => {
    const { alias = '', ...rest } = account;
    const credentials = Object.fromEntries(Object.keys(fields).map((name) => [name, rest[name] ?? '']));
    try {
      const entered = Object.fromEntries(Object.entries(credentials).filter(([, value]) => value !== ''));
      const checks = await test.check(entered);
      if (checks?.some(({ level }) => level === 'stop')) return t.refused;
      await create({ alias, apps, startsOn: null, gives: null, credentials });
      return null;
    } catch (error) {
      return explain(error, t.failed);
    }
  };

  const run = async (apps: number[]) => {
    for (const { account, state } of rows) {
      if (state === 'connected' || state === 'unfit') continue;
      change(account, { state: 'running' });
      // One after the other: networks refuse many at once.
      // oxlint-disable-next-line no-await-in-loop -- the next account waits for the answer to this one
      const reason = await connect(account, apps);
      change(account, reason === null ? { state: 'connected' } : { state: 'failed', reason });
    }
  };
  const sayOf = (fault: PastedFault) => {
    if (fault.is === 'twice') return t.twice;
    if (fault.is === 'format') return fault.says[side];
    return t.missing(typeof fault.label === 'string' ? fault.label : fault.label[side]);
  };
  const take = (accounts: readonly PastedAccount[]) =>
    setRows(
      accounts.map((account, index) => {
        const fault = faultOf(account, fields, accounts.slice(0, index));
        return fault ? { account, state: 'unfit' as const, reason: sayOf(fault) } : { account, state: 'ready' as const };
      }),
    );
  return { rows, take, run, isRunning: rows.some(({ state }) => state === 'running') };
}

const words = bilingual({
  missing: [(label: string) => `缺少${/^\w/.test(label) ? ' ' : ''}${label}`, (label: string) => `${label} is missing`],
  twice: ['和上面某一行的凭证相同', 'The same credentials stand above'],
  refused: ['媒体拒绝了凭证', 'The network refused the credentials'],
  failed: ['没有绑定成功', "Couldn't connect the account"],
});
