import { describe, expect, onTestFinished, test } from 'vitest';
import { decode } from '../api/wire/codec.ts';
import { noData } from '../api/account/rights.ts';
import { LoginAccount } from '../api/account/shapes.ts';
import { authorizationOf } from '../api/wire/token.ts';
import { applyConfig } from '../lib/config/current.ts';
import { usualConfig } from '../lib/config/shape.ts';
import { createCookieStore } from './cookieStore.ts';
import { Session } from './session.ts';
import { createBrowserStorage } from './browserStorage.ts';
import { moveOldCookies } from './profile/moveOldCookies.ts';

/** A document that stores cookies like a browser, without their attributes. */
function browser() {
  const cookies = new Map<string, string>();
  const kept = new Map<string, string>();
  const attributes: string[] = [];
  const page = {
    get cookie() {
      return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    },
    set cookie(written: string) {
      const [pair = '', ...rest] = written.split('; ');
      const at = pair.indexOf('=');
      attributes.push(rest.join('; '));
      if (rest.includes('max-age=0')) cookies.delete(pair.slice(0, at));
      else cookies.set(pair.slice(0, at), pair.slice(at + 1));
    },
  };
  const storage: Storage = {
    get length() {
      return kept.size;
    },
    key: (index) => [...kept.keys()][index] ?? null,
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, value) => void kept.set(name, value),
    removeItem: (name) => void kept.delete(name),
    clear: () => kept.clear(),
  };
  const store = createBrowserStorage(() => storage);
  const open = () => new Session(createCookieStore(page, true), store);
  /** As a console below a path begins that finds cookies of an earlier version. */
  const moveOld = (path = '/') => moveOldCookies(createCookieStore(page, true, path), store);
  return { cookies, kept, attributes, open, moveOld };
}

const login = (more = {}) => {
  const read = decode(LoginAccount, {
    id: 1,
    email: 'super@provena.test',
    token: 't-1',
    roleCategory: 0,
    isSuperUser: true,
    status: 1,
    activeStatus: true,
    authStr: 'dashboard@monitor,roi@monitor',
    company: '云岫互动; a=b',
    ...more,
  });
  if (!read.isRead) throw new Error(read.reason);
  return read.value;
};
const rights = [{ key: 'dashboard@monitor', parent: null, canView: true, canEdit: false, order: 1 }];

describe('a session', () => {
  test('has what names nobody in cookies for seven days, and the token, the person and the rights in local storage (R-085, R-086)', () => {
    const { cookies, kept, attributes, open } = browser();
    const session = open();
    session.begin(login({ name: '沈', phone: '138' }));
    session.setMenus(rights);
    expect([...cookies.keys()].toSorted()).toEqual(['h5event_log_user', 'id', 'roleCategory', 'status'].map((name) => `provena_${name}`));
    expect([...kept.keys()].toSorted()).toEqual(['provena.lastRights', 'provena.menus', 'provena.profile']);
    const profile = { token: 't-1', email: 'super@provena.test', name: '沈', phone: '138', authStr: 'dashboard@monitor,roi@monitor' };
    expect(JSON.parse(kept.get('provena.profile') ?? '')).toMatchObject(profile);
    expect(new Set(attributes)).toEqual(new Set(['path=/; max-age=604800; samesite=lax; secure']));
  });

  test('keeps the name of the last click for a day, and no longer than the session (R-085, R-239)', () => {
    const { cookies, attributes, open } = browser();
    const session = open();
    session.begin(login());
    session.noteClick('/monitor/roi');
    expect(cookies.get('provena_clickName')).toBe('%2Fmonitor%2Froi');
    expect(attributes.at(-1)).toBe('path=/; max-age=86400; samesite=lax; secure');
    expect(open().get().account).not.toBeNull();
    session.end();
    expect([...cookies.keys()]).toEqual([]);
  });

  test('ends with the browser where nobody asked to stay signed in', () => {
    const { attributes, open } = browser();
    open().begin(login(), { isRemembered: false });
    // Also after a reload of the page.
    open().updateAccount({ name: '新名字' });
    expect(new Set(attributes)).toEqual(new Set(['path=/; samesite=lax; secure']));
  });

  test('is the same after the page is loaded anew', () => {
    const { open } = browser();
    const first = open();
    first.begin(login());
    first.setMenus(rights);
    expect(open().get()).toEqual(first.get());
    expect(open().get().account).toMatchObject({ company: '云岫互动; a=b', rights: ['dashboard@monitor', 'roi@monitor'] });
  });

  test('leaves nothing behind when it ends (R-113, R-114, R-116)', () => {
    const { cookies, kept, open } = browser();
    const session = open();
    session.begin(login());
    session.setMenus(rights);
    // The rights that the bell has shown, and the app that was open, are stored by the parts that show them.
    for (const name of ['rights.1', 'openedApp.1']) kept.set(`provena.${name}`, '1');
    session.end();
    expect([cookies.size, kept.size]).toEqual([0, 0]);
    expect(session.get()).toMatchObject({ account: null, menus: [], registration: null, pending: null, preview: null });
    expect(session.get().ended).toBe('signedOut');
    session.end('lost');
    expect(session.get().ended).toBe('lost');
    session.begin(login());
    expect(session.get().ended).toBeNull();
  });

  test('knows at once what the service has told of its account, and so does the next page', () => {
    const { open } = browser();
    const session = open();
    session.begin(login({ activeStatus: false, phone: '1' }));
    expect(session.get().registration).toBe(1);
    session.updateAccount({ isComplete: true, name: '新人', phone: null });
    for (const { account, registration } of [session.get(), open().get()]) {
      expect(registration).toBeNull();
      expect(account).toMatchObject({ isComplete: true, name: '新人', phone: null, token: 't-1' });
    }
  });

  test('of nobody is not amended', () => {
    const { open, cookies } = browser();
    open().updateAccount({ name: '新人' });
    expect(cookies.size).toBe(0);
  });

  test('of another person begins without anything of the one before', () => {
    const { open, kept } = browser();
    const session = open();
    session.begin(login({ company: 'A', phone: '1' }));
    session.setMenus(rights);
    session.begin(login({ id: 2, token: 't-2', authStr: undefined }));
    expect(open().get().account).toMatchObject({ id: 2, company: '云岫互动; a=b', phone: null, rights: [] });
    expect(kept.has('provena.menus')).toBe(false);
  });

  test('remembers of somebody not yet active only who they are (R-109)', () => {
    const { cookies, open } = browser();
    open().begin({ id: 9, email: 'pending@provena.test', status: -3 });
    expect([...cookies.keys()]).toEqual(['provena_id']);
    expect(open().get()).toMatchObject({ account: null, registration: 0, pending: { id: 9, email: 'pending@provena.test' } });
  });

  test.each([
    [{ isSuperUser: true, isChannelPerson: false, activeStatus: false, status: 1 }, 1],
    [{ isSuperUser: true, isChannelPerson: true, activeStatus: false, status: 1 }, null],
    [{ isSuperUser: false, isChannelPerson: false, activeStatus: false, status: 1 }, null],
    [{ isSuperUser: true, isChannelPerson: false, activeStatus: true, status: 1 }, null],
  ])('of %o has the registration flag %s (R-111, A-15)', (more, flag) => {
    const session = browser().open();
    session.begin(login(more));
    expect(session.get().registration).toBe(flag);
  });

  test('tells those who listen, and another tab reads what the first has changed', () => {
    const { open } = browser();
    const [here, there] = [open(), open()];
    let told = 0;
    const stop = there.subscribe(() => told++);
    here.begin(login());
    there.reload();
    expect([there.token(), told]).toEqual(['t-1', 1]);
    here.end();
    there.reload();
    stop();
    there.reload();
    expect([there.token(), told]).toEqual([null, 2]);
  });

  test('a sign-out by hand is one in every open tab, and not on a later visit (A-13)', () => {
    const { open } = browser();
    const [here, there] = [open(), open()];
    here.begin(login());
    there.reload();
    // The events of another tab come one after the other, and the first of them may come before the cookies are gone.
    there.follow({ key: 'provena.signedOut', newValue: 'true' });
    expect(there.token()).toBe('t-1');
    here.end();
    there.follow({ key: 'provena.menus', newValue: null });
    expect(there.get()).toMatchObject({ account: null, ended: 'signedOut' });
    expect(open().get().ended).toBeNull();
    here.begin(login());
    there.reload();
    here.end('lost');
    there.follow({ key: 'provena.menus', newValue: null });
    expect(there.get()).toMatchObject({ account: null, ended: null });
  });

  test('a sign-in in another tab is one here, too', () => {
    const { kept, open } = browser();
    const [here, there] = [open(), open()];
    here.begin(login());
    there.follow({ key: 'provena.profile', newValue: kept.get('provena.profile') ?? '' });
    expect(there.get().account).toMatchObject({ token: 't-1', email: 'super@provena.test' });
  });

  test('only what is kept of the session makes a tab read it again', () => {
    const session = browser().open();
    expect(['provena.menus', 'provena.profile', null].map((key) => session.isKeptIn(key))).toEqual([true, true, true]);
    expect(['provena.theme', 'provena.columns.campaigns', 'menus'].map((key) => session.isKeptIn(key))).toEqual([false, false, false]);
  });

  test('shown as another role, the token stays that of the sign-in: there is none by role (R-115, decision 0153)', () => {
    const session = browser().open();
    session.begin(login());
    const before = session.token();
    session.beginPreview(
      { key: 'role:4', name: '数据分析师' },
      { account: login({ id: 5, roleCategory: 4 }), isSpecialOnH5: false, menus: [] },
    );
    expect(session.get().account?.roleCategory).toBe(4);
    expect([session.token(), session.get().account?.token]).toEqual([before, before]);
    session.endPreview();
    expect(session.token()).toBe(before);
  });

  test('what another tab changes of the same session neither ends a preview nor forgets why a session ended', () => {
    const { open } = browser();
    const [here, there] = [open(), open()];
    here.begin(login());
    there.reload();
    const previewed = { key: 'member:5', name: '投放专员' };
    there.beginPreview(previewed, { account: login({ id: 5 }), isSpecialOnH5: false, menus: [] });
    here.setMenus(rights);
    there.reload();
    expect(there.get().preview).toEqual(previewed);
    there.endPreview();
    expect(there.get().menus).toEqual(rights);
    there.end('lost');
    there.reload();
    expect(there.get().ended).toBe('lost');
  });
});

describe('the rights that were read last', () => {
  const info = { ...noData, menus: rights, pay: true, apps: [] };

  test('are those of the sign-in, without data, until newer ones are read; another visit has them, too', () => {
    const { open } = browser();
    const session = open();
    session.begin(login());
    expect(session.lastRights()).toBeNull();
    session.setMenus(rights);
    expect(session.lastRights()?.info).toEqual({ ...info, pay: false });
    session.rememberRights(info, 1000);
    expect(open().lastRights()).toMatchObject({ info, at: 1000 });
  });

  test('are of one person, and none of a preview', () => {
    const { open } = browser();
    const session = open();
    session.begin(login());
    session.rememberRights(info, 1000);
    session.beginPreview({ key: 'member:5', name: '投放专员' }, { account: login({ id: 5 }), isSpecialOnH5: false, menus: [] });
    expect(session.lastRights()).toBeNull();
    session.rememberRights({ ...info, pay: false }, 2000);
    session.endPreview();
    expect(session.lastRights()).toMatchObject({ info, at: 1000 });
    session.begin(login({ id: 2, token: 't-2' }));
    expect(session.lastRights()).toBeNull();
  });
});

describe('what was tampered with', () => {
  test.each([
    ['no role', 'provena_roleCategory'],
    ['no id', 'provena_id'],
  ])('%s: nobody is signed in', (_, name) => {
    const { cookies, open } = browser();
    open().begin(login());
    cookies.delete(name);
    expect(open().get().account).toBeNull();
  });

  test.each(['', '{', '[]', 'null', '"t-1"', '{"email":"a@provena.test"}', '{"token":""}'])(
    'a profile that is %j: nobody is signed in',
    (words) => {
      const { kept, open } = browser();
      open().begin(login());
      kept.set('provena.profile', words);
      expect(open().get().account).toBeNull();
    },
  );

  test.each(['{', '[{"auth":"roi@monitor","view":"yes"}]', '"all"', '{"view":true}'])('menus that are %s give no right', (words) => {
    const { kept, open } = browser();
    open().begin(login());
    kept.set('provena.menus', words);
    expect(open().get().menus).toEqual([]);
  });

  test.each(['{', '[]', '{"account":1,"at":"now","info":{}}', '{"account":1,"at":1,"info":{"payAuth":true}}'])(
    'last rights that are %s are none',
    (words) => {
      const { kept, open } = browser();
      open().begin(login());
      kept.set('provena.lastRights', words);
      expect(open().lastRights()).toBeNull();
    },
  );

  test('a storage that is denied is one without rights, and nothing is thrown', () => {
    const { cookies } = browser();
    const denied = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    const session = new Session(createCookieStore({ cookie: '' }, false), createBrowserStorage(denied));
    session.begin(login());
    session.setMenus(rights);
    session.end();
    expect(cookies.size).toBe(0);
    expect(session.get().account).toBeNull();
  });
});

describe('a browser with cookies of an earlier version', () => {
  /** As an earlier version has stored a session, with the token and the person in cookies. */
  function earlier(path?: string) {
    const made = browser();
    const wire = {
      ...JSON.parse(JSON.stringify(LoginAccount.write(login({ phone: '138' })))),
      authStr: undefined,
      clickName: '/monitor/roi',
    };
    for (const [name, value] of Object.entries(wire))
      if (value !== undefined && value !== null) made.cookies.set(`provena_${name}`, encodeURIComponent(String(value)));
    made.kept.set('provena.authStr', JSON.stringify('dashboard@monitor,roi@monitor'));
    made.moveOld(path);
    return { ...made, session: made.open() };
  }

  test('stays signed in, and only what names nobody stays in cookies', () => {
    const { cookies, kept, session, open } = earlier();
    for (const { account } of [session.get(), open().get()])
      expect(account).toMatchObject({ token: 't-1', phone: '138', rights: ['dashboard@monitor', 'roi@monitor'] });
    expect([...cookies.keys()].toSorted()).toEqual(
      ['clickName', 'h5event_log_user', 'id', 'roleCategory', 'status'].map((name) => `provena_${name}`),
    );
    session.end();
    expect([cookies.size, kept.size]).toEqual([0, 0]);
  });

  test('keeps waiting for an activation', () => {
    const { cookies, open, moveOld } = browser();
    for (const [name, value] of [
      ['id', '9'],
      ['email', 'pending%40provena.test'],
    ] as const)
      cookies.set(`provena_${name}`, value);
    moveOld();
    expect(open().get().pending).toEqual({ id: 9, email: 'pending@provena.test' });
    expect([...cookies.keys()]).toEqual(['provena_id']);
  });

  test('loses those of the whole host, where the console is below it', () => {
    const { attributes } = earlier('/console/');
    expect(attributes).toContain('path=/; max-age=0; samesite=lax; secure');
    expect(attributes).toContain('path=/console/; max-age=0; samesite=lax; secure');
  });
});

test('the token and the person do not outlive the cookies, which expire', () => {
  const { cookies, kept, open } = browser();
  open().begin(login());
  cookies.clear();
  expect(open().get().account).toBeNull();
  expect(kept.has('provena.profile')).toBe(false);
});

test('with an HttpOnly session no token is stored, and another sign-in is another session', () => {
  applyConfig({ ...usualConfig, session: 'httpOnly' });
  onTestFinished(() => applyConfig(usualConfig));
  const { kept, open } = browser();
  const session = open();
  session.begin(login({ token: 'secret' }));
  const first = session.token();
  expect([...kept.values()].join()).not.toContain('secret');
  expect([open().token(), authorizationOf(first)]).toEqual([first, null]);
  session.begin(login({ token: undefined }));
  expect(session.token()).not.toBe(first);
});
