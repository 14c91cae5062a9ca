import { useState } from 'react';
import { bilingual, useWords } from '#design-system';
import { useExplainError } from '../../acts/index.ts';
import type { CredentialsBinding } from '../credentials/useCredentials.ts';
import type { PastedAccount } from './parsePasted.ts';

export interface PastedRow {
  account: PastedAccount;
  state: 'ready' | 'running' | 'connected' | 'failed';
  reason?: string;
}

/** Tests and connects several accounts one after the other. What failed stays with its reason and can be tried again; what is connected is not sent again. */
export function usePastedAccounts({ fields, test, create }: CredentialsBinding) {
  const t = useWords(words);
  const explain = useExplainError();
  const [rows, setRows] = useState<readonly PastedRow[]>([]);
  const change = (account: PastedAccount, to: Omit<PastedRow, 'account'>) =>
    setRows((now) => now.map((row) => (row.account === account ? { account, ...to } : row)));

  const connect = async (account: PastedAccount, apps: number[]): Promise<string | null> => {
    const missing = Object.entries(fields).find(([name, { isOptional }]) => !isOptional && !account[name]);
    if (missing || !account['alias']) return t.incomplete;
    const { alias, ...rest } = account;
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
      if (state === 'connected') continue;
      change(account, { state: 'running' });
      // One after the other: networks refuse many at once.
      // oxlint-disable-next-line no-await-in-loop -- the next account waits for the answer to this one
      const reason = await connect(account, apps);
      change(account, reason === null ? { state: 'connected' } : { state: 'failed', reason });
    }
  };
  const take = (accounts: readonly PastedAccount[]) => setRows(accounts.map((account) => ({ account, state: 'ready' as const })));
  return { rows, take, run, isRunning: rows.some(({ state }) => state === 'running') };
}

const words = bilingual({
  incomplete: ['有必填项没有值', 'A required field is missing'],
  refused: ['媒体拒绝了凭证', 'The network refused the credentials'],
  failed: ['没有绑定成功', "Couldn't connect the account"],
});
