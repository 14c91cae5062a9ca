import { useMemo } from 'react';
import { bilingual, Status, Table, useWords, type Column } from '#design-system';
import type { CredentialFields } from '#app/api/ad-accounts/mediaFacts.ts';
import type { PastedRow } from './usePastedAccounts.ts';

const tones = { ready: 'off', unfit: 'negative', running: 'live', connected: 'good', failed: 'negative' } as const;

/** The accounts that were pasted, without their secrets, and what became of each. */
export function PastedTable({ of: rows, fields }: { of: readonly PastedRow[]; fields: CredentialFields }) {
  const t = useWords(words);
  const id = Object.keys(fields).find((name) => !fields[name]?.isSecret) ?? '';
  const columns = useMemo(
    (): readonly Column<PastedRow>[] => [
      { id: 'alias', title: t.alias, value: ({ account }) => account['alias'] ?? null, width: 160, phone: 'title' },
      { id: 'account', title: t.id, value: ({ account }) => account[id] ?? null, width: 150, isQuiet: true, phone: 'line' },
      {
        id: 'state',
        title: t.state,
        value: ({ state }) => t[state],
        cell: ({ state, reason }) => <Status tone={tones[state]}>{reason ?? t[state]}</Status>,
        width: 280,
        phone: 'line',
      },
    ],
    [t, id],
  );
  return <Table label={t.label} columns={columns} rows={rows} rowKey={(row) => String(rows.indexOf(row))} phone="cards" />;
}

const words = bilingual({
  label: ['识别出的账户', 'Recognized accounts'],
  alias: ['别名', 'Alias'],
  id: ['账户标识', 'Identifier'],
  state: ['状态', 'State'],
  ready: ['待绑定', 'Ready'],
  unfit: ['不会提交', 'Not sent'],
  running: ['正在测试', 'Testing'],
  connected: ['已绑定', 'Connected'],
  failed: ['没有绑定成功', "Couldn't connect"],
});
