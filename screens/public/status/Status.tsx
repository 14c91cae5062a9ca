import { RefreshCw } from 'lucide-react';
import styled from 'styled-components';
import { Button, Copyable, DescriptionList, Link, Panel, Status as Light, Text, useWords } from '#design-system';
import { siteAddress } from '#app/lib/config/current.ts';
import { usePageTitle } from '#app/lib/pages.ts';
import { useLocation } from '#app/lib/router.ts';
import { PlainPage } from '#screens/kit/entry/frame/PlainPage.tsx';
import { FailureTable } from './FailureTable.tsx';
import { failureLines, linesOf, statusText } from './statusText.ts';
import { useFailures } from './useFailures.ts';
import { useStatus, type ConsoleStatus, type Fact } from './useStatus.ts';
import { words } from './words.ts';

/** Facts that support needs first, on `/status` and with `?status` on every address. Opens also signed out, and while the service fails. */
export function Status() {
  const t = useWords(words);
  const title = usePageTitle('/status');
  const status = useStatus();
  const failures = useFailures(status.failed);
  const { build, service, person, lacking } = status;
  // Support needs both, and a reader knows them.
  const here = [
    { term: t.address, value: siteAddress('') },
    { term: t.browser, value: navigator.userAgent },
  ];
  const back = useWayBack();
  const text = () =>
    statusText([
      { title: t.build, lines: linesOf([...build, ...here]) },
      { title: t.service, lines: linesOf(service) },
      { title: t.account, lines: linesOf(person) },
      { title: t.lacking, lines: lacking },
      { title: t.failures, lines: failureLines(failures) },
    ]);
  return (
    <PlainPage title={title} lead={t.lead} isWide>
      <Links>
        <Copyable isButton text={text} what={t.report} />
        <Link href={back}>{t.back}</Link>
      </Links>
      <Panels>
        <Panel title={t.build}>
          <Facts of={build} />
        </Panel>
        <ServicePanel of={status} />
        {person.length > 0 && (
          <Panel title={t.account}>
            <Facts of={person} />
          </Panel>
        )}
        <Panel title={t.lacking}>
          {lacking.length === 0 ? (
            <Text tone="tertiary">{t.noneLacking}</Text>
          ) : (
            <Calls>
              {lacking.map((call) => (
                <li key={call}>
                  <Text kind="mono">{call}</Text>
                </li>
              ))}
            </Calls>
          )}
        </Panel>
      </Panels>
      <Panel title={t.failures} note={t.ofTab} isFlush>
        <FailureTable failures={failures} />
      </Panel>
    </PlainPage>
  );
}

function Facts({ of }: { of: readonly Fact[] }) {
  const items = of.map(({ term, value, tone }) => ({ term, value: tone ? <Light tone={tone}>{value}</Light> : value }));
  return <DescriptionList items={items} termWidth={120} />;
}

function ServicePanel({ of: { service, isChecking, check } }: { of: ConsoleStatus }) {
  const t = useWords(words);
  return (
    <Panel
      title={t.service}
      actions={
        <Button kind="ghost" size="sm" icon={RefreshCw} isBusy={isChecking} onPress={check}>
          {t.again}
        </Button>
      }
    >
      <div aria-busy={isChecking}>
        <Facts of={service} />
      </div>
    </Panel>
  );
}

/** The address without `?status`; from the page itself, the start. */
function useWayBack(): string {
  const { pathname, search } = useLocation();
  const left = new URLSearchParams(search);
  left.delete('status');
  return pathname === '/status' ? '/manage/app' : `${pathname}${left.size > 0 ? `?${left}` : ''}`;
}

const Links = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-5);
`;

const Panels = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 400px), 1fr));
  gap: var(--space-4);
  align-items: start;
`;

const Calls = styled.ul`
  display: grid;
  gap: var(--space-1);
  margin: 0;
  padding: 0;
  list-style: none;
`;
