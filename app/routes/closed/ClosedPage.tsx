import styled from 'styled-components';
import { Gates, Heading, LinkButton, Page, Panel, phone, Text, useProvenaLocale, useWords } from '#design-system';
import type { Gate } from '../../access/gates.ts';
import { useSignedIn } from '../../session/SessionProvider.tsx';
import { sectionsFor } from '../../shell/menu/sections.ts';
import type { Screen } from '../screen.ts';
import type { Place } from '../useStanding.ts';
import { AskForIt } from './AskForIt.tsx';
import { explain } from './explain.ts';
import { stopsUntil } from './stops.ts';
import { words } from './words.ts';

interface ClosedPageProps {
  screen: Screen;
  place: Place;
  gate: Gate;
}

/** Which of the five gates keeps a page closed, who can open it, and what can be seen instead. */
export function ClosedPage({ screen, place, gate }: ClosedPageProps) {
  const t = useWords(words);
  const own = useProvenaLocale() === 'zh-CN' ? 0 : 1;
  const { account } = useSignedIn();
  const title = screen.title[own];
  const role = account?.newRoleName ?? account?.roleName ?? '';
  const stops = stopsUntil(gate);
  const said = explain(screen, place, role, t);
  const elsewhere = sectionsFor(place.standing)
    .flatMap(({ entries }) => entries)
    .slice(0, 3);
  return (
    <Page title={title}>
      <Panel>
        <Middle>
          <Heading level={2} look="title">
            {t[`${gate}Title`]}
          </Heading>
          <Text as="p" tone="secondary">
            {t.stoppedAt(
              stops.findIndex(({ state }) => state === 'closed'),
              said[gate].why,
            )}
          </Text>
        </Middle>
        <Gates label={t.gates} stops={stops.map(({ gate: one, state }) => ({ name: t[one], note: said[one].note, state }))} />
        {gate === 'role' && screen.access && <AskForIt page={screen.access} title={title} app={place.app} role={role} />}
        {gate === 'service' && <Way href="/manage/userinfo?tab=services">{t.apply}</Way>}
        {gate === 'expiry' && <Way href="/manage/userinfo">{t.renew}</Way>}
      </Panel>
      <Below>
        <Text tone="secondary">{t.seeFirst}</Text>
        {elsewhere.map(({ path, title: name }) => (
          <LinkButton key={path} href={place.app ? `${path}?app=${place.app.id}` : path} size="sm">
            {name[own]}
          </LinkButton>
        ))}
        <LinkButton href="/manage/app" size="sm">
          {t.toApps}
        </LinkButton>
        <Rule>
          <Text kind="caption" tone="tertiary">
            {t.byRules}
          </Text>
        </Rule>
      </Below>
    </Page>
  );
}

const Way = ({ href, children }: { href: string; children: string }) => (
  <Middle>
    <LinkButton href={href} kind="primary">
      {children}
    </LinkButton>
  </Middle>
);

const Middle = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--space-2);
  padding: var(--space-3) 0 var(--space-5);
  text-align: center;
`;

const Below = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2);
`;

const Rule = styled.div`
  margin-left: auto;

  ${phone} {
    margin-left: 0;
  }
`;
