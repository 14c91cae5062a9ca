import { useQuery, useQueryClient } from '@tanstack/react-query';
import { CircleCheck, CircleDashed, OctagonX, RotateCw, TriangleAlert } from 'lucide-react';
import styled from 'styled-components';
import { AsyncView, Button, Icon, Link, Note, Panel, Skeleton, Stack, Text, useWords } from '#design-system';
import { debug } from '#app/api/apps/debug.ts';
import type { AppDetail } from '#app/api/apps/shapes.ts';
import { integration } from '#app/api/ours/apps/integration.ts';
import type { Check, Checks } from '#app/api/ours/checks.ts';
import { useNavigate } from '#app/lib/router.ts';
import { useAct } from '#screens/kit/acts/index.ts';
import { addressOf } from '../steps.ts';
import { useCheckWords } from './useCheckWords.ts';
import { words } from './words.ts';

/** Everything that can be looked at before the data of an app counts. A stop blocks, a warning does not. */
export function AuditStep({ app, canComplete }: { app: AppDetail; canComplete: boolean }) {
  const t = useWords(words);
  const cache = useQueryClient();
  const navigate = useNavigate();
  const audit = useQuery(integration.audit({ app: app.id }));
  const isStopped = audit.data?.checks.some(({ level }) => level === 'stop') ?? true;
  const again = useAct({
    call: integration.auditAgain(),
    failed: () => t.failed,
    after: (found) => cache.setQueryData(integration.audit({ app: app.id }).queryKey, found),
  });
  const complete = useAct({
    call: debug.complete(),
    done: () => t.completed,
    failed: () => t.failed,
    after: () => navigate(addressOf('done', app.id)),
  });
  return (
    <Panel
      title={t.title}
      {...(audit.data && { note: t.checked(audit.data.checkedAt.slice(11, 16), audit.data.checks.length) })}
      actions={
        canComplete && (
          <>
            <Button size="sm" icon={RotateCw} isBusy={again.isRunning} onPress={() => void again.run({ app: app.id })}>
              {t.again}
            </Button>
            {app.onlineOn === null && (
              <Button
                kind="primary"
                size="sm"
                isDisabled={isStopped}
                isBusy={complete.isRunning}
                onPress={() => void complete.run({ id: app.id })}
              >
                {t.complete}
              </Button>
            )}
          </>
        )
      }
    >
      <AsyncView of={audit} skeleton={<Skeleton shape="block" height={420} />}>
        {({ checks }) => <CheckList checks={checks} />}
      </AsyncView>
    </Panel>
  );
}

const icons = { stop: OctagonX, warn: TriangleAlert, wait: CircleDashed, pass: CircleCheck };

function CheckList({ checks }: { checks: Checks }) {
  const t = useWords(words);
  const { titleOf } = useCheckWords();
  const of = (which: Check['level']) => checks.filter(({ level }) => level === which);
  const [stops, warns, waiting] = [of('stop').length, of('warn').length, of('wait')];
  const kind = stops > 0 ? 'negative' : warns > 0 ? 'warning' : 'info';
  return (
    <Stack gap="2">
      <Note kind={kind} title={stops > 0 ? t.stops(stops, warns) : warns > 0 ? t.warns(warns) : t.passes} />
      <List>
        {[...of('stop'), ...of('warn')].map((check) => (
          <Line key={check.code} of={check} />
        ))}
        {waiting.length > 0 && (
          <li data-level="wait">
            <Icon of={icons.wait} />
            <Stack gap="0">
              <Text>{t.waiting(waiting.length)}</Text>
              <Text kind="caption" tone="tertiary">
                {waiting.map(titleOf).join(t.and)}
              </Text>
            </Stack>
          </li>
        )}
        {of('pass').map((check) => (
          <Line key={check.code} of={check} />
        ))}
      </List>
    </Stack>
  );
}

function Line({ of: check }: { of: Check }) {
  const t = useWords(words);
  const { titleOf, foundIn } = useCheckWords();
  const isBad = check.level === 'stop' || check.level === 'warn';
  return (
    <li data-level={check.level}>
      <Icon of={icons[check.level]} />
      <Stack gap="0">
        <Text isStrong={isBad}>{titleOf(check)}</Text>
        {foundIn(check) && (
          <Text kind="caption" tone="tertiary">
            {foundIn(check)}
          </Text>
        )}
      </Stack>
      {check.at !== null && isBad && <Link href={check.at}>{t.mend}</Link>}
    </li>
  );
}

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    gap: var(--space-3);
    padding: 10px 0;
    border-bottom: 1px solid var(--color-border-subtle);
  }
  & > li:last-child {
    border-bottom: 0;
  }
  & > li > :first-child {
    padding-top: 2px;
    color: var(--color-text-tertiary);
  }
  & > li[data-level='stop'] > :first-child {
    color: var(--color-negative-text);
  }
  & > li[data-level='warn'] > :first-child {
    color: var(--color-warning-text);
  }
  & > li[data-level='pass'] > :first-child {
    color: var(--color-positive-text);
  }
`;
