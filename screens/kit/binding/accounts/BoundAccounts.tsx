import { AsyncView, bilingual, Empty, Panel, Table, TableSkeleton, useWords, type AsyncState } from '#design-system';
import type { Medium } from '#app/api/ad-accounts/mediaFacts.ts';
import type { AdAccount } from '#app/api/ad-accounts/shapes.ts';
import type { RenewalOf } from '../useRenewal.ts';
import { useMediumName } from '../useMediumName.ts';
import { useAccountMenu } from './useAccountMenu.tsx';
import { ActingContext, useAccountColumns } from './useAccountColumns.tsx';

interface BoundAccountsProps {
  of: AsyncState<readonly AdAccount[]>;
  medium: Medium;
  /** Null for those who may only look. */
  renewalOf: RenewalOf | null;
}

/** The accounts that are connected at a medium: how each is doing, and what can be done with it. */
export function BoundAccounts({ of: accounts, medium, renewalOf }: BoundAccountsProps) {
  const t = useWords(words);
  const name = useMediumName(medium);
  const columns = useAccountColumns(renewalOf !== null);
  return (
    <Panel title={t.title} {...(accounts.data && { note: accounts.data.length })} isFlush>
      <AsyncView
        of={accounts}
        skeleton={<TableSkeleton label={t.title} columns={columns} phone="cards" hasMenu={renewalOf !== null} />}
        empty={(rows) =>
          rows.length === 0 ? <Empty kind="no-data" title={t.none(name)} cause={renewalOf ? t.noneNext : t.noneReadOnly} /> : null
        }
      >
        {(rows) => <AccountTable rows={rows} renewalOf={renewalOf} />}
      </AsyncView>
    </Panel>
  );
}

function AccountTable({ rows, renewalOf }: { rows: readonly AdAccount[]; renewalOf: RenewalOf | null }) {
  const t = useWords(words);
  const { acts, menu, dialogs } = useAccountMenu((account) => renewalOf?.(account) ?? null);
  const columns = useAccountColumns(renewalOf !== null);
  return (
    <ActingContext value={{ renewalOf, acts }}>
      <Table
        label={t.title}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => String(id)}
        phone="cards"
        hasLongTerms
        {...(renewalOf && { rowMenu: menu })}
      />
      {dialogs}
    </ActingContext>
  );
}

const words = bilingual({
  title: ['已绑定的账户', 'Connected accounts'],
  none: [
    (medium: string) => `还没有绑定${/^\w/.test(medium) ? ' ' : ''}${medium}${/\w$/.test(medium) ? ' ' : ''}账户`,
    (medium: string) => `No ${medium} account is connected yet`,
  ],
  noneNext: ['绑定后，账户连同状态与关联应用会出现在这里。', 'Connected accounts appear here with their state and their apps.'],
  noneReadOnly: ['有编辑权限的人绑定后，账户会出现在这里。', 'Once someone with edit access connects one, it appears here.'],
});
