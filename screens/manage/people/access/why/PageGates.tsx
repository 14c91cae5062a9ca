import { Gates, Heading, LinkButton, Stack, Text, useProvenaLocale, useWords, type GateStop } from '#design-system';
import { gateNames, type Gate } from '#app/access/gates.ts';
import type { App } from '#app/api/apps/shapes.ts';
import type { Role } from '#app/api/members/members.ts';
import { roleNameIn } from '#app/lib/glossary/names.ts';
import { PurchaseLink } from '#screens/kit/purchase/PurchaseLink.tsx';
import type { GrantablePage } from '../../shared/rights-editor/pages.ts';
import { GiveApp } from './GiveApp.tsx';
import { closedBy, gatesFor, type Place, type Seen } from '../rows.ts';
import { SmallestChange } from './SmallestChange.tsx';
import { words } from '../words.ts';

interface PageGatesProps {
  row: Seen;
  page: GrantablePage;
  app: App;
  place: Place;
  roles: readonly Role[];
}

/** The five gates of a page as they stand for somebody, and what would change them. */
export function PageGates({ row, page, app, place, roles }: PageGatesProps) {
  const t = useWords(words);
  const stop = closedBy(row, page, place);
  const names: Record<Gate, string> = { platform: t.platform, service: t.service, role: t.roleGate, menu: t.menu, expiry: t.expiry };
  const stops = useStops(row, page, place, names);
  return (
    <>
      {stop !== 'app' && <Text as="p">{stop ? t.seesNot(names[stop]) : t.seesIt}</Text>}
      {stop === 'app' && <GiveApp person={row.person.id} />}
      <Gates label={t.gates} stops={stops} />
      {stop === 'platform' && <Text as="p">{t.noPlatform}</Text>}
      {stop === 'service' && <LinkButton href={`/manage/userinfo?tab=services&app=${app.id}`}>{t.buy}</LinkButton>}
      {stop === 'expiry' && <PurchaseLink what="renew" app={app.name} />}
      {(stop === undefined || stop === 'role') &&
        (page.isOfAccount ? (
          <WhereItIsGiven page={page.key} person={row.person} />
        ) : (
          <SmallestChange row={row} app={app} target={{ page: page.key }} isSeen={stop === undefined} roles={roles} />
        ))}
    </>
  );
}

function useStops(row: Seen, page: GrantablePage, place: Place, names: Record<Gate, string>): GateStop[] {
  const t = useWords(words);
  const locale = useProvenaLocale();
  const gates = gatesFor(row, page, place);
  const stop = closedBy(row, page, place);
  // An app is given to a person, and so stands with the role.
  const closed = stop === 'app' ? 'role' : stop;
  return gateNames.map((gate) => {
    const isAfter = closed !== undefined && gateNames.indexOf(gate) > gateNames.indexOf(closed);
    const isOpen = gate === closed ? false : gate === 'menu' ? true : gates[gate];
    const said = gate === 'menu' && !gates.menu ? t.hidesIt : isOpen ? t.isMet : t.isNotMet;
    const note = gate === 'role' ? roleNameIn(row.person.roleName, locale) : said;
    return { name: names[gate], note, state: isAfter ? 'unasked' : isOpen ? 'open' : 'closed' };
  });
}

/** Pages that go with the account: by whose role or right they open, and where that is given. */
function WhereItIsGiven({ page, person }: { page: string; person: Seen['person'] }) {
  const t = useWords(words);
  const isOwner = page === 'dataCallback@manage';
  const isPersonal = page === 'channel@manage' && person.roleCategory > 1;
  return (
    <Stack gap="2" align="start">
      <Heading level={3}>{t.smallest}</Heading>
      <Text as="p">{isOwner ? t.ownerOnly : isPersonal ? t.personalRight : t.withAdminRole}</Text>
      {!isOwner && !person.lock && (
        <LinkButton href={`/manage/authpower?id=${person.id}`}>{isPersonal ? t.openRights : t.changeTheirRole}</LinkButton>
      )}
    </Stack>
  );
}
