import { useMemo } from 'react';
import styled from 'styled-components';
import { bilingual, Heading, Table, Text, useWords, type Column } from '#design-system';
import type { SubAccount } from '#app/api/ad-accounts/shapes.ts';

interface SubAccountsProps {
  of: readonly SubAccount[];
  /** By their cid. */
  chosen: readonly string[];
  onChoose: (cids: string[]) => void;
}

/** The accounts that an authorization reaches. One that somebody else has connected cannot be chosen, and says who. */
export function SubAccounts({ of: accounts, chosen, onChoose }: SubAccountsProps) {
  const t = useWords(words);
  const columns = useMemo(
    (): readonly Column<SubAccount>[] => [
      { id: 'name', title: t.name, value: ({ name }) => name, width: 220, phone: 'title' },
      { id: 'cid', title: 'cid', value: ({ cid }) => cid, width: 160, phone: 'line' },
      { id: 'cost', title: t.cost, value: ({ cost }) => cost, as: { kind: 'money' }, width: 120, phone: 'line' },
      {
        id: 'note',
        title: t.note,
        value: ({ boundBy, isAuthorizing }) => (boundBy === null ? (isAuthorizing ? t.authorizing : null) : t.boundBy(boundBy)),
        width: 160,
        isQuiet: true,
        phone: 'line',
      },
    ],
    [t],
  );
  return (
    <section>
      <Head>
        <Heading level={3}>{t.title}</Heading>
        <Text kind="caption" tone="secondary">
          {t.count(accounts.length, chosen.length)}
        </Text>
      </Head>
      <Table
        label={t.title}
        columns={columns}
        rows={accounts}
        rowKey={({ cid }) => cid}
        phone="cards"
        selection={{
          keys: new Set(chosen),
          onChange: (keys) => onChoose(accounts.filter(({ cid }) => keys.has(cid)).map(({ cid }) => cid)),
          disabledReason: ({ boundBy }) => (boundBy === null ? undefined : t.boundBy(boundBy)),
        }}
      />
    </section>
  );
}

const words = bilingual({
  title: ['子账户', 'Sub-accounts'],
  count: [
    (all: number, chosen: number) => `此授权下 ${all} 个，已选 ${chosen} 个`,
    (all: number, chosen: number) => `${all} under this authorization, ${chosen} chosen`,
  ],
  name: ['账户名', 'Account name'],
  cost: ['昨日消耗', "Yesterday's ad spend"],
  note: ['说明', 'Note'],
  authorizing: ['本次授权账户', 'Authorizes now'],
  boundBy: [(person: string) => `已由${person}绑定`, (person: string) => `Connected by ${person}`],
});

const Head = styled.div`
  display: flex;
  align-items: baseline;
  gap: var(--space-2);
  margin-bottom: var(--space-2);
`;
