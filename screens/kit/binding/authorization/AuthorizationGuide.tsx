import { CircleCheck, CircleDashed } from 'lucide-react';
import styled from 'styled-components';
import { bilingual, Icon, Panel, Stack, Text, useWords, VisuallyHidden } from '#design-system';
import { useMediumName } from '../useMediumName.ts';
import type { Arrival } from './checkReturn.ts';
import type { AuthorizationFlow } from './useAuthorization.ts';
import { between } from './words.ts';

interface AuthorizationGuideProps<Of extends Arrival> {
  of: AuthorizationFlow<Of>;
  /** What the medium lets us do. */
  grants: readonly string[];
}

/** Beside the panel: how far the authorization has come, what it allows, and what to do where the account is missing. */
export function AuthorizationGuide<Of extends Arrival>({ of: { medium, stage }, grants }: AuthorizationGuideProps<Of>) {
  const t = useWords(words);
  const name = useMediumName(medium);
  const isBack = stage.is === 'returned' || stage.is === 'described';
  return (
    <>
      <Panel title={t.progress}>
        <Lines items={[t.scope, t.agree(name), t.check, t.data]} passed={isBack ? 2 : 1} />
      </Panel>
      <Panel title={t.grants}>
        <Stack gap="2">
          <Lines items={grants} passed={grants.length} />
          <Text as="p" kind="caption" tone="secondary">
            {t.never(name)}
          </Text>
        </Stack>
      </Panel>
      {isBack && (
        <Panel title={t.missing}>
          <Stack gap="2">
            <Text as="p" tone="secondary">
              {t.signOut(name)}
            </Text>
            <Text as="p" tone="secondary">
              {t.agency}
            </Text>
          </Stack>
        </Panel>
      )}
    </>
  );
}

function Lines({ items, passed }: { items: readonly string[]; passed: number }) {
  const t = useWords(words);
  return (
    <List>
      {items.map((item, index) => (
        <li key={item} data-passed={index < passed || undefined}>
          <Icon of={index < passed ? CircleCheck : CircleDashed} />
          <span>
            {item}
            <VisuallyHidden>{index < passed ? t.passed : t.ahead}</VisuallyHidden>
          </span>
        </li>
      ))}
    </List>
  );
}

const words = bilingual({
  progress: ['授权过程', 'Authorization'],
  scope: ['说明权限范围', 'Permissions explained'],
  agree: [(medium: string) => between('在', medium, '登录并同意'), (medium: string) => `Sign in to ${medium} and agree`],
  check: ['核对账户并确认', 'Check the account and confirm'],
  data: ['等待首条数据，约 2 小时', 'Wait for data, about 2 hours'],
  grants: ['授予的权限', 'Permissions granted'],
  never: [
    (medium: string) => `不会修改出价、预算和素材。${between('可随时在', medium, '后台撤销授权。')}`,
    (medium: string) => `Bids, budgets and creatives are never changed. You can revoke access in ${medium} at any time.`,
  ],
  missing: ['没有看到要绑的账户？', "Don't see the account?"],
  signOut: [
    (medium: string) => between('先在', medium, '退出当前账户，再点“换一个账户”。'),
    (medium: string) => `Sign out of ${medium} first, then press “Use another account”.`,
  ],
  agency: ['代理商账户需由客户主账户授权。', 'Agency accounts are authorized by the client’s main account.'],
  passed: ['（已完成）', ' (done)'],
  ahead: ['（未完成）', ' (not done yet)'],
});

const List = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: var(--space-3);
    padding: 9px 0;
    color: var(--color-text-secondary);
  }
  & > li + li {
    border-top: 1px solid var(--color-border-subtle);
  }
  & > li > :first-child {
    padding-top: 2px;
  }
  & > li[data-passed] > :first-child {
    color: var(--color-positive-text);
  }
`;
