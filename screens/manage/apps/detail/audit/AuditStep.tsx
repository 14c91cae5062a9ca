import { useQuery, useQueryClient } from '@tanstack/react-query';
import { RotateCw } from 'lucide-react';
import { AsyncView, Button, CheckList, countLevels, Link, Panel, Skeleton, useWords, type CheckResult } from '#design-system';
import { debug } from '#app/api/apps/debug.ts';
import type { AppDetail } from '#app/api/apps/shapes.ts';
import { integration } from '#app/api/ours/apps/integration.ts';
import type { Checks } from '#app/api/ours/checks.ts';
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
      <AsyncView of={audit} skeleton={<Skeleton shape="form" height={420} />}>
        {({ checks }) => <AuditResult checks={checks} />}
      </AsyncView>
    </Panel>
  );
}

function AuditResult({ checks }: { checks: Checks }) {
  const t = useWords(words);
  const { titleOf, foundIn } = useCheckWords();
  const { stop, warn } = countLevels(checks);
  const waiting = checks.filter(({ level }) => level === 'wait');
  const results = checks
    .filter(({ level }) => level !== 'wait')
    .map((check): CheckResult => ({
      id: check.code,
      level: check.level,
      title: titleOf(check),
      detail: foundIn(check),
      fix: check.at !== null && check.level !== 'pass' && <Link href={check.at}>{t.mend}</Link>,
    }));
  // What waits for something above it has nothing to say yet, so it shares one line.
  if (waiting.length > 0)
    results.push({ id: 'waiting', level: 'wait', title: t.waiting(waiting.length), detail: waiting.map(titleOf).join(t.and) });
  return (
    <CheckList label={t.title} checks={results} verdict={stop > 0 ? t.stops(stop, warn) : warn > 0 ? t.warns(warn) : t.passes} hasPasses />
  );
}
