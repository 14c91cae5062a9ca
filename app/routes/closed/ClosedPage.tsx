import styled from 'styled-components';
import { Gates, Heading, LinkButton, Page, Panel, phone, Text, useProvenaLocale, useWords } from '#design-system';
import { gateNames, type Gate } from '../../access/gates.ts';
import { useSearchParams } from '../../lib/router.ts';
import { useRoleName } from '../../session/useRoleName.ts';
import { platformNames } from '../../lib/glossary/words.ts';
import { sectionsFor } from '../../shell/menu/sections.ts';
import { titleOf, type Screen } from '../screen.ts';
import type { Access } from '../useAccess.ts';
import { RequestAccess } from './RequestAccess.tsx';
import { explain } from './explain.ts';
import { stopsUntil } from './stops.ts';
import { PurchaseLink } from '#screens/kit/purchase/PurchaseLink.tsx';
import { words } from './words.ts';

interface ClosedPageProps {
  screen: Screen;
  place: Access;
  gate: Gate;
}

/** Shows which of the five gates closes a page, who can open it, and which page the reader can see instead. */
export function ClosedPage({ screen, place, gate }: ClosedPageProps) {
  const t = useWords(words);
  const side = useProvenaLocale() === 'zh-CN' ? 0 : 1;
  const [address] = useSearchParams();
  const title = titleOf(screen, address)[side];
  const role = useRoleName();
  const stops = stopsUntil(gate);
  const platforms = useWords(platformNames);
  const platform = place.app && platforms[place.app.platform];
  const said = explain(screen, place, { role, platform }, t);
  const named = address.get('app');
  // The link is about an app, and it is not one of this reader's.
  const isAppUnseen = gate === 'platform' && place.app === null && named !== null;
  const isWithoutApps = gate === 'platform' && place.app === null && named === null;
  const [heading, cause] = isAppUnseen
    ? [t.appTitle, t.appUnseen]
    : isWithoutApps
      ? [t.noAppTitle, t.noAppCause]
      : [t[`${gate}Title`], t.stoppedAt(gateNames.indexOf(gate), said[gate].why)];
  const own = isAppUnseen ? ownApp(screen, place) : undefined;
  // A page about no app is opened with the first app of the list at hand, which nobody has asked for.
  const about = screen.platforms ? place.app : null;
  const request = {
    role: { app: about?.id ?? null, text: t.requestText(title, about && `${about.name} · ${platform}`, role) },
    app: { app: null, text: t.appRequestText(title, named?.slice(0, 9) ?? '', role) },
  }[isAppUnseen ? 'app' : 'role'];
  const elsewhere = sectionsFor(place.context)
    .flatMap(({ entries }) => entries)
    .slice(0, 3);
  return (
    <Page title={title}>
      <Panel>
        <Middle>
          <Heading level={2} look="title">
            {heading}
          </Heading>
          <Text as="p" tone="secondary">
            {cause}
          </Text>
        </Middle>
        {!isAppUnseen && !isWithoutApps && (
          <Gates
            label={t.gates}
            stops={stops.map(({ gate: one, state }) => ({ name: t[one], note: said[one].note, state }))}
            remedy={
              gate === 'service' ? (
                <Way href="/manage/userinfo?tab=services">{t.apply}</Way>
              ) : gate === 'expiry' ? (
                <PurchaseLink what="renew" size="sm" {...(place.app && { app: place.app.name })} />
              ) : undefined
            }
          />
        )}
        {(gate === 'role' || isAppUnseen) && screen.access && (
          <RequestAccess key={`${screen.path} ${request.app}`} page={screen.access} viewer={place.context.viewer} {...request} />
        )}
      </Panel>
      <Below>
        <Text tone="secondary">{t.seeFirst}</Text>
        {own && (
          <LinkButton href={`${screen.path}?app=${own.id}`} size="sm">
            {t.inOwnApp(title, own.name)}
          </LinkButton>
        )}
        {elsewhere.map(({ path, title: name }) => (
          <LinkButton key={path} href={place.app ? `${path}?app=${place.app.id}` : path} size="sm">
            {name[side]}
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

/** The first app of the reader that could have this page. */
const ownApp = ({ platforms }: Screen, { lists }: Access) =>
  [...lists.frequent, ...lists.all].find(({ platform, isExpired, isDebug }) => !isExpired && !isDebug && platforms?.includes(platform));

const Way = ({ href, children }: { href: string; children: string }) => (
  <LinkButton href={href} kind="primary" size="sm">
    {children}
  </LinkButton>
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
