import { CircleCheck, CircleDashed, OctagonX, PlugZap, TriangleAlert } from 'lucide-react';
import styled from 'styled-components';
import { bilingual, Button, Icon, Note, Text, useWords } from '#design-system';
import type { Check } from '#app/api/ours/checks.ts';
import { useCheckWords } from './useCheckWords.ts';
import type { ConnectionTest } from './useConnectionTest.ts';

/** Inside the form: tries what was entered, and shows what it could read. */
export function ConnectionTestBox({ of: test }: { of: ConnectionTest }) {
  const t = useWords(words);
  const { tested } = test;
  const checks = tested && 'checks' in tested ? tested.checks : null;
  return (
    <Box aria-label={t.title}>
      <header>
        <Text isStrong>{t.title}</Text>
        <Text kind="caption" tone="tertiary">
          {tested && 'at' in tested ? timeOf(tested.at) : t.before}
        </Text>
        <Button size="sm" icon={PlugZap} isBusy={test.isRunning} onPress={() => void test.run()}>
          {tested ? t.again : t.run}
        </Button>
      </header>
      <div aria-live="polite">
        {tested && 'error' in tested && <Note kind="negative">{tested.error}</Note>}
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
  const { title, detail } = useCheckWords()(check);
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
      </div>
    </li>
  );
}

const timeOf = (at: Date) => at.toLocaleTimeString('zh-CN', { hour12: false });

const words = bilingual({
  title: ['测试连接', 'Connection test'],
  before: ['保存前先测一次，只读取，不修改', 'Run it before you save. It only reads'],
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
