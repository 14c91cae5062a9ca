import { CircleCheck, CircleDashed, OctagonX, PlugZap, TriangleAlert } from 'lucide-react';
import styled from 'styled-components';
import { bilingual, Button, Icon, Note, Text, useWords } from '#design-system';
import type { AdAccount } from '#app/api/ad-accounts/shapes.ts';
import type { Check } from '#app/api/ours/checks.ts';
import { accountTime } from '#app/lib/periods/accountTime.ts';
import { useCheckWords } from './useCheckWords.ts';
import type { ConnectionTest } from './useConnectionTest.ts';

interface ConnectionTestBoxProps {
  of: ConnectionTest;
  /** The account whose credentials are replaced. */
  expected?: Pick<AdAccount, 'alias' | 'cid'> | null;
}

/** Inside the form: tries what was entered, and shows what it could read. */
export function ConnectionTestBox({ of: test, expected }: ConnectionTestBoxProps) {
  const t = useWords(words);
  const { tested } = test;
  const checks = tested && 'checks' in tested ? tested.checks : null;
  return (
    <Box aria-label={t.title}>
      <header>
        <Text isStrong>{t.title}</Text>
        <Text kind="caption" tone="tertiary">
          {!test.isOffered ? t.notOffered : tested && 'at' in tested ? accountTime(tested.at.getTime(), { hasSeconds: true }) : t.before}
        </Text>
        {test.isOffered && (
          <Button size="sm" icon={PlugZap} isBusy={test.isRunning} onPress={() => void test.run()}>
            {tested ? t.again : t.run}
          </Button>
        )}
      </header>
      <div aria-live="polite">
        {!test.isOffered && (
          <Note kind="warning" title={t.untested}>
            {t.untestedNext}
          </Note>
        )}
        {tested && 'error' in tested && <Note kind="negative">{tested.error}</Note>}
        {test.other !== null && expected && (
          <Note kind="negative" title={t.other(test.other)}>
            {t.otherNext(expected.alias, expected.cid)}
          </Note>
        )}
        {checks && (
          <ul>
            {checks.map((check) => (
              <CheckLine key={check.code} of={check} />
            ))}
          </ul>
        )}
      </div>
    </Box>
  );
}

const icons = { stop: OctagonX, warn: TriangleAlert, wait: CircleDashed, pass: CircleCheck };

function CheckLine({ of: check }: { of: Check }) {
  const { title, detail, remedy } = useCheckWords()(check);
  return (
    <li data-level={check.level}>
      <Icon of={icons[check.level]} />
      <div>
        <Text isStrong={check.level !== 'wait'}>{title}</Text>
        {detail && (
          <Text as="p" kind="caption" tone="secondary">
            {detail}
          </Text>
        )}
        {remedy && (
          <Text as="p" kind="caption">
            {remedy}
          </Text>
        )}
      </div>
    </li>
  );
}

const words = bilingual({
  title: ['测试连接', 'Connection test'],
  before: ['保存前先测一次，只读取，不修改', 'Run it before you save. It only reads'],
  notOffered: ['你的服务没有提供', 'Not offered by your service'],
  untested: ['可以不测试直接保存', 'You can save without a test'],
  untestedNext: [
    '保存前请逐项核对。凭证有误时，账户会在首次取数后显示异常。',
    'Check every field before you save. If one is wrong, the account shows it after the first fetch.',
  ],
  other: [(cid: string) => `这是另一个账户的凭证：cid ${cid}`, (cid: string) => `These credentials belong to another account: cid ${cid}`],
  otherNext: [
    (alias: string, cid: string) => `要更新的是 ${alias}，cid ${cid}。换成它的凭证再测；要绑定新账户，先取消。`,
    (alias: string, cid: string) =>
      `You are updating ${alias}, cid ${cid}. Enter its credentials and test again. To connect another account, cancel first.`,
  ],
  run: ['测试', 'Test'],
  again: ['再测一次', 'Test again'],
});

const Box = styled.section`
  border: 1px solid var(--color-border-default);
  border-radius: var(--radius-md);

  & > header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-2);
    padding: var(--space-2) var(--space-2) var(--space-2) var(--space-3);
  }
  & > header > button {
    margin-left: auto;
  }
  & > div:not(:empty) {
    padding: 0 var(--space-3);
    border-top: 1px solid var(--color-border-default);
  }
  & [role='note'] {
    margin: var(--space-3) 0;
  }
  & ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  & li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: var(--space-3);
    padding: 10px 0;
    color: var(--color-text-tertiary);
  }
  & li + li {
    border-top: 1px solid var(--color-border-subtle);
  }
  & li > :first-child {
    padding-top: 2px;
  }
  & li[data-level='stop'] > :first-child {
    color: var(--color-negative-text);
  }
  & li[data-level='warn'] > :first-child {
    color: var(--color-warning-text);
  }
  & li[data-level='pass'] > :first-child {
    color: var(--color-positive-text);
  }
`;
