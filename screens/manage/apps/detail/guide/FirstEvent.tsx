import { useQuery } from '@tanstack/react-query';
import { CircleCheck, CircleDashed, Smartphone, TriangleAlert } from 'lucide-react';
import styled from 'styled-components';
import { Icon, LinkButton, Panel, Stack, Status, Text, useWords } from '#design-system';
import type { AppDetail } from '#app/api/apps/shapes.ts';
import { debug } from '#app/api/apps/debug.ts';
import { integration } from '#app/api/ours/apps/integration.ts';
import { findingsIn } from '../debug/working/findings.ts';
import { addressOf, isPage } from '../steps.ts';
import { words } from './words.ts';

/** While the page is seen. React Query asks nothing for a hidden one. */
export const everyFewSeconds = 5000;

/** Whether the first thing has come that an app of its platform sends. */
export function FirstEvent({ app }: { app: AppDetail }) {
  const t = useWords(words);
  const { data = [] } = useQuery({ ...integration.coverage({ app: app.id }), refetchInterval: everyFewSeconds });
  const [first] = data;
  const hasCome = data.some(({ count }) => count > 0);
  const isOfPages = isPage(app.platform);
  const stream = useQuery({ ...debug.events({ id: app.id }), refetchInterval: everyFewSeconds, enabled: isOfPages });
  const { silentHosts } = findingsIn(stream.data ?? []);
  const event = first?.event ?? '';
  return (
    <Panel title={hasCome ? t.cameAll : t.waiting} actions={<Status tone="live">{t.listening}</Status>}>
      <List>
        <li data-done>
          <Icon of={CircleCheck} />
          <span>{t.keyMade}</span>
        </li>
        <li data-done={hasCome || undefined}>
          <Icon of={hasCome ? CircleCheck : CircleDashed} />
          <Stack gap="0">
            <span>{hasCome ? t.came(data.find(({ count }) => count > 0)?.event ?? event) : t.waitFor(event)}</span>
            <Text kind="caption" tone="tertiary">
              {t.everyFew}
            </Text>
          </Stack>
        </li>
        {silentHosts.map((host) => (
          <li key={host} data-warning>
            <Icon of={TriangleAlert} />
            <Stack gap="0">
              <span>{t.notListed(host)}</span>
              <Text kind="caption" tone="tertiary">
                {t.notListedHow}
              </Text>
            </Stack>
          </li>
        ))}
      </List>
      <Stack gap="3">
        <Text as="p" tone="secondary">
          {isOfPages ? t.howPage : t.how}
        </Text>
        <Stack direction="row" gap="2">
          {isOfPages && <LinkButton href={`${addressOf('debug', app.id)}&tab=working`}>{t.isWorking}</LinkButton>}
          {hasCome && <LinkButton href={addressOf('debug', app.id)}>{t.toDebug}</LinkButton>}
          {!hasCome && !isOfPages && (
            <LinkButton href="/manage/deviceManage" icon={Smartphone}>
              {t.testDevice}
            </LinkButton>
          )}
        </Stack>
      </Stack>
    </Panel>
  );
}

const List = styled.ul`
  margin: 0 0 var(--space-4);
  padding: 0;
  list-style: none;

  & > li {
    display: flex;
    gap: var(--space-2);
    padding: var(--space-2) 0;
    border-top: 1px solid var(--color-border-subtle);
    color: var(--color-text-secondary);
  }
  & > li[data-done] > :first-child {
    color: var(--color-positive-text);
  }
  & > li[data-warning] > :first-child {
    color: var(--color-warning-text);
  }
`;
