import { dataFlags, type AuthInfo, type DataFlag, type RoleAuth } from '../../../api/account/rights.ts';

/** What may be done on each page by its key (0 nothing, 1 view, 2 edit), and which data is seen. */
interface Rights {
  pages: Readonly<Record<string, number>>;
  flags: readonly DataFlag[];
}

/** The rights of the reader, as this browser has last shown them. In an app without rights of its own, those of the account apply. */
export interface KnownRights {
  role: string;
  account: Rights;
  apps: Readonly<Record<string, Rights | null>>;
}

/** What somebody wins and loses: in one app, or without one wherever the rights of the account apply. */
export interface RightsChange {
  app: number | null;
  view: readonly string[];
  edit: readonly string[];
  onlyView: readonly string[];
  noView: readonly string[];
  data: readonly DataFlag[];
  noData: readonly DataFlag[];
}

const rightsIn = (auth: RoleAuth): Rights => ({
  pages: Object.fromEntries(auth.menus.map(({ key, canView, canEdit }) => [key, canEdit ? 2 : canView ? 1 : 0])),
  flags: dataFlags.filter((flag) => auth[flag]),
});

export function knownRights(role: string, auth: AuthInfo, apps: readonly { id: number }[]): KnownRights {
  const own = new Map(auth.apps.map((one) => [one.app, rightsIn(one)]));
  return { role, account: rightsIn(auth), apps: Object.fromEntries(apps.map(({ id }) => [id, own.get(id) ?? null])) };
}

/**
 * What differs for a reader. A page that the older version did not know, and an app that is new to the reader, are no change of their rights.
 * An app is named only where something else changed there than in the account.
 */
export function rightsChanges(before: KnownRights, now: KnownRights, pages: ReadonlySet<string>): RightsChange[] {
  const general = changeOf(null, before.account, now.account, pages);
  const inApps = Object.entries(now.apps).flatMap(([id, rights]) => {
    const earlier = before.apps[id];
    if (earlier === undefined || (earlier === null && rights === null)) return [];
    const change = changeOf(Number(id), earlier ?? before.account, rights ?? now.account, pages);
    return isSame({ ...change, app: null }, general) ? [] : [change];
  });
  return [general, ...inApps].filter(hasSome);
}

/** The level of a page in an app, or without one in the account. */
export const levelOf = ({ account, apps }: KnownRights, page: string, app: number | null) =>
  ((app === null ? null : apps[app]) ?? account).pages[page] ?? 0;

/**
 * The older rights, with what somebody asked for and was granted since: the answer tells that, so it is no change to tell once more. What else
 * changed is.
 */
export function withGranted(before: KnownRights, now: KnownRights, granted: readonly { page: string; app: number | null }[]): KnownRights {
  return granted.reduce((known, { page, app }) => {
    // A right of the person, as that to ad accounts, opens everywhere, wherever it was asked for.
    const isEverywhere = app === null || levelOf(now, page, null) > 0;
    const inApp = (id: number, rights: Rights | null) => {
      if (!isEverywhere && app !== id) return rights;
      // Rights of its own are what an app is given by the first page that is granted there.
      const own = rights ?? (now.apps[id] ? known.account : null);
      return own && raised(own, page, levelOf(now, page, id));
    };
    return {
      role: known.role,
      apps: Object.fromEntries(Object.entries(known.apps).map(([id, rights]) => [id, inApp(Number(id), rights)])),
      account: isEverywhere ? raised(known.account, page, levelOf(now, page, null)) : known.account,
    };
  }, before);
}

const raised = (rights: Rights, page: string, level: number): Rights =>
  level > 0 && rights.pages[page] === 0 ? { ...rights, pages: { ...rights.pages, [page]: level } } : rights;

const hasSome = ({ view, edit, onlyView, noView, data, noData }: RightsChange) =>
  [view, edit, onlyView, noView, data, noData].some(({ length }) => length > 0);

function changeOf(app: number | null, before: Rights, now: Rights, pages: ReadonlySet<string>): RightsChange {
  const keys = [...pages].filter((key) => before.pages[key] !== undefined && now.pages[key] !== undefined);
  const where = (fits: (was: number, is: number) => boolean) => keys.filter((key) => fits(before.pages[key] ?? 0, now.pages[key] ?? 0));
  return {
    app,
    view: where((was, is) => was === 0 && is === 1),
    edit: where((was, is) => was < 2 && is === 2),
    onlyView: where((was, is) => was === 2 && is === 1),
    noView: where((was, is) => was > 0 && is === 0),
    data: now.flags.filter((flag) => !before.flags.includes(flag)),
    noData: before.flags.filter((flag) => !now.flags.includes(flag)),
  };
}

export const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** What this browser has stored, perhaps in an older version. Null where nothing of it can be read. */
export function readRights(stored: unknown): KnownRights | null {
  if (!isRecord(stored) || typeof stored['role'] !== 'string' || !isRecord(stored['apps'])) return null;
  const account = readOne(stored['account']);
  if (!account) return null;
  return { role: stored['role'], account, apps: Object.fromEntries(Object.entries(stored['apps']).map(([id, one]) => [id, readOne(one)])) };
}

function readOne(stored: unknown): Rights | null {
  if (!isRecord(stored) || !isRecord(stored['pages'])) return null;
  const { pages, flags } = stored;
  return {
    pages: Object.fromEntries(Object.entries(pages).flatMap(([key, level]) => (typeof level === 'number' ? [[key, level]] : []))),
    flags: dataFlags.filter((flag) => Array.isArray(flags) && flags.includes(flag)),
  };
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
