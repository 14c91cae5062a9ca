import { useQuery } from '@tanstack/react-query';
import { Gates, Heading, LinkButton, SideDrawer, Stack, Text, useProvenaLocale, useWords, type GateStop } from '#design-system';
import { gateNames, gatesOf, type Gate } from '#app/access/gates.ts';
import { viewerOf } from '#app/access/viewer.ts';
import type { App } from '#app/api/apps/shapes.ts';
import type { Role } from '#app/api/members/members.ts';
import { services } from '#app/api/services/services.ts';
import { roleNameIn } from '#app/lib/glossary/names.ts';
import { dataFlags, type DataFlag } from '../shared/rights.ts';
import type { GrantablePage } from '../shared/rights-editor/pages.ts';
import { nameOf } from '../shared/usePeople.ts';
import { peopleWords } from '../shared/words.ts';
import { hasData, sightOfData } from './rows.ts';
import type { Seen } from './SightMark.tsx';
import { SmallestChange } from './SmallestChange.tsx';
import { words } from './words.ts';

interface CellDrawerProps {
  rows: readonly Seen[];
  pages: readonly GrantablePage[];
  app: App;
  /** `5.roi@monitor`; empty where none is open. */
  cell: string;
  roles: readonly Role[];
  onClose: () => void;
}

/** Why somebody sees a page, or does not: the five gates in their order, and the smallest change. */
export function CellDrawer({ rows, pages, app, cell, roles, onClose }: CellDrawerProps) {
  const t = useWords(words);
  const p = useWords(peopleWords);
  const [id = '', ...rest] = cell.split('.');
  const key = rest.join('.');
  const row = rows.find(({ person }) => String(person.id) === id);
  const page = pages.find((one) => one.key === key);
  const flag = dataFlags.find((one) => one === key);
  const what = page?.title ?? (flag && p[flag]);
  if (!row || what === undefined) return null;
  return (
    <SideDrawer isOpen onOpenChange={(isOpen) => !isOpen && onClose()} title={t.cell(nameOf(row.person), what)} width={480}>
      <Stack gap="5">
        {page && <PageGates row={row} page={page} app={app} roles={roles} />}
        {flag && <DataGates row={row} flag={flag} app={app} roles={roles} />}
      </Stack>
    </SideDrawer>
  );
}

function useGates({ person, access }: Seen, page: GrantablePage, app: App): Readonly<Record<Gate, boolean>> {
  const bought = useQuery(services.ofApp({ app: app.id }));
  const menus = access.view.map((key) => ({ key, parent: null, canView: true, canEdit: access.edit.includes(key), order: 0 }));
  const isPartner = person.roleCategory === 5;
  const facts = { roleCategory: person.roleCategory, isSuperUser: person.roleCategory === 0, isChannelPerson: isPartner, isDemo: false };
  const viewer = viewerOf({ ...facts, isSpecialOnH5: false }, menus);
  const statuses = Object.fromEntries((bought.data?.items ?? []).map(({ service, status }) => [service, status]));
  return gatesOf(page.page, { viewer, app, services: statuses, hidden: new Set(access.hidden) });
}

/** Data has no page of its own: the app, its platform and the role decide. */
function DataGates({ row, flag, app, roles }: { row: Seen; flag: DataFlag; app: App; roles: readonly Role[] }) {
  const t = useWords(words);
  const { person, access } = row;
  if (!hasData(app.platform, flag)) return <Text as="p">{t.noData}</Text>;
  if (!access.canOpen) return <NoApp person={person.id} />;
  const isSeen = sightOfData(access, flag, app.platform) !== 'none';
  return (
    <>
      <Text as="p">{isSeen ? t.seesData : t.seesNoData}</Text>
      <SmallestChange row={row} app={app} target={{ flag }} isSeen={isSeen} roles={roles} />
    </>
  );
}

/** Nothing of an app is seen by who does not have it. */
function NoApp({ person }: { person: number }) {
  const t = useWords(words);
  return (
    <>
      <Text as="p">{t.noApp}</Text>
      <Stack gap="2" align="start">
        <Heading level={3}>{t.smallest}</Heading>
        <LinkButton href={`/manage/authpower?id=${person}`}>{t.giveApp}</LinkButton>
      </Stack>
    </>
  );
}

function PageGates({ row, page, app, roles }: { row: Seen; page: GrantablePage; app: App; roles: readonly Role[] }) {
  const t = useWords(words);
  const locale = useProvenaLocale();
  const gates = useGates(row, page, app);
  const { person, access } = row;
  const names: Record<Gate, string> = { platform: t.platform, service: t.service, role: t.roleGate, menu: t.menu, expiry: t.expiry };
  // The own menu closes nothing: the address still opens.
  const closed = access.canOpen ? gateNames.find((gate) => gate !== 'menu' && !gates[gate]) : 'role';
  const stops = gateNames.map((gate): GateStop => {
    const isAfter = closed !== undefined && gateNames.indexOf(gate) > gateNames.indexOf(closed);
    const isOpen = gate === closed ? false : gate === 'menu' ? true : gates[gate];
    const said = gate === 'menu' && !gates.menu ? t.hidesIt : isOpen ? t.isMet : t.isNotMet;
    const note = gate === 'role' ? roleNameIn(person.roleName, locale) : said;
    return { name: names[gate], note, state: isAfter ? 'unasked' : isOpen ? 'open' : 'closed' };
  });
  return (
    <>
      <Text as="p">{!access.canOpen ? t.noApp : closed ? t.seesNot(names[closed]) : t.seesIt}</Text>
      <Gates label={t.gates} stops={stops} />
      {closed === 'platform' && <Text as="p">{t.noPlatform}</Text>}
      {closed === 'service' && <LinkButton href={`/manage/userinfo?tab=services&app=${app.id}`}>{t.buy}</LinkButton>}
      {closed === 'expiry' && <LinkButton href="/manage/userinfo">{t.renew}</LinkButton>}
      {!access.canOpen && (
        <Stack gap="2" align="start">
          <Heading level={3}>{t.smallest}</Heading>
          <LinkButton href={`/manage/authpower?id=${person.id}`}>{t.giveApp}</LinkButton>
        </Stack>
      )}
      {access.canOpen && (closed === undefined || closed === 'role') && (
        <SmallestChange row={row} app={app} target={{ page: page.key }} isSeen={closed === undefined} roles={roles} />
      )}
    </>
  );
}
