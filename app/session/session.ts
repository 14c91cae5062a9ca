import { AuthInfo, MenuRight, noData } from '../api/account/rights.ts';
import type { Preview } from '../api/ours/people/members.ts';
import { LoginAccount, PendingAccount, type LoginResult } from '../api/account/shapes.ts';
import { decode } from '../api/wire/codec.ts';
import { amount, integer } from '../api/wire/scalars.ts';
import { list, shape } from '../api/wire/shapes.ts';
import { departuresOn } from './departures.ts';
import { draftsOn } from './drafts/drafts.ts';
import type { CookieStore } from './cookieStore.ts';
import { storageKey, type BrowserStorage } from './browserStorage.ts';
import { browserSession, storedProfile, storeProfile } from './profile/storeProfile.ts';

/** What follows a sign-in: 0 the account has to be activated, 1 it has to be completed. */
export type Registration = 0 | 1;

export interface SessionState {
  account: LoginAccount | null;
  /** The rights by page. Empty until they are loaded. */
  menus: readonly MenuRight[];
  registration: Registration | null;
  /** An account that has registered but is not activated. Nothing else of it is stored. */
  pending: { id: number; email: string } | null;
  /** Why the session ended. The sign-in page shows it, unless the user has signed out. */
  ended: EndReason | null;
  /** What failed, of a session that ended because of it. */
  failure: Error | null;
  /** Whom the console is shown as. Account and menus are then theirs. */
  preview: Previewed | null;
}

/** The one who is previewed: `key` tells the service whom, `member:5` or `role:4`. */
export interface Previewed {
  key: string;
  name: string;
  /** Why they cannot sign in at present: then it is what they would see. */
  cannotSignIn?: 'disabled' | 'pending';
}

export type EndReason = 'signedOut' | 'lost' | 'expired' | 'failed';

/** Rights that were read before, and when, in milliseconds. */
export interface LastRights {
  info: AuthInfo;
  at: number;
}

const signedOut: SessionState = {
  account: null,
  menus: [],
  registration: null,
  pending: null,
  ended: null,
  failure: null,
  preview: null,
};

/** The cookie of the entry that was pressed last lasts a day. */
const clickName = { cookie: 'clickName', days: 1 };
const menus = list(MenuRight);
/** Where earlier versions have the auth string. */
const oldRights = 'authStr';
const keptNames = [storedProfile, 'menus'];
const lastRights = 'lastRights';
/** Stored and removed again at a sign-out by hand, so that other tabs learn why the session has ended. */
const signedOutByHand = 'signedOut';
const LastRights = shape({ account: integer, at: amount, info: AuthInfo });
/** What else is stored by the account: the rights that the bell has shown, and the app that was open. */
const storedByAccount = ['rights', 'openedApp'];

/** Who is signed in. The only owner of their cookies and storage; everything else reads the state. */
export class Session {
  private state: SessionState = signedOut;
  /** What everybody reads: the own state, or that of the one who is previewed. */
  private shown: SessionState = signedOut;
  /** Another tab has signed out by hand, and the session that ends has not been read again yet. */
  private hasLeftElsewhere = false;
  private readonly listeners = new Set<() => void>();
  /** Authorizations at ad networks that are under way. They end with the session. */
  readonly departures;
  /** What this person has typed and not saved. It ends when they sign out, not when their session is lost. */
  readonly drafts;

  constructor(
    private readonly cookies: CookieStore,
    private readonly storage: BrowserStorage,
  ) {
    this.departures = departuresOn(storage);
    this.drafts = draftsOn(storage);
    this.state = this.restore();
    this.shown = this.state;
  }

  readonly get = () => this.shown;

  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  token(): string | null {
    return this.state.account?.token ?? null;
  }

  /**
   * Stores the result of a login: the whole profile, or only id and email of an account that is not active. For a week, or
   * until the browser is closed if the user did not choose to stay signed in.
   */
  begin(result: LoginResult, { isRemembered = true } = {}) {
    this.forget();
    this.drafts.keepOnly(result.id);
    if (!isRemembered) this.cookies.set(browserSession, '1', null);
    if (!('token' in result)) {
      this.storeProfile({ id: result.id, email: result.email });
      this.change(pendingOf(result));
      return;
    }
    this.storeProfile(toWire(result));
    this.change({ ...signedOut, account: result, registration: registrationOf(result) });
  }

  /** Stores the rights by page. */
  setMenus(rights: readonly MenuRight[]) {
    this.storage.put('menus', menus.write([...rights]));
    this.rememberRights({ ...noData, menus: [...rights], apps: [] });
    this.change({ ...this.state, menus: rights });
  }

  /** Stores the newest rights, for a visit on which the service does not answer for them. A preview is of somebody else, and is not stored. */
  rememberRights(info: AuthInfo, at = Date.now()) {
    const { account } = this.state;
    if (account && this.shown.preview === null) this.storage.put(lastRights, LastRights.write({ account: account.id, at, info }));
  }

  /** The rights that this browser has read last, of the person who is shown. */
  lastRights(): LastRights | null {
    const read = decode(LastRights, this.storage.get(lastRights));
    return read.isRead && read.value.account === this.shown.account?.id ? read.value : null;
  }

  /** Updates the profile: a changed name, a completed account. */
  updateAccount(changes: Partial<LoginAccount>) {
    const { account } = this.state;
    if (!account) return;
    const next = { ...account, ...changes };
    this.storeProfile(toWire(next));
    this.change({ ...this.state, account: next, registration: registrationOf(next) });
  }

  /** Stores which entry of the menu was pressed last. */
  noteClick(name: string) {
    this.cookies.set(clickName.cookie, name, clickName.days);
  }

  /** Signs out: clears the token, the roles and everything stored. */
  end(ended: EndReason = 'signedOut', failure: Error | null = null) {
    // Stored first: other tabs read the session again when the rest is removed.
    if (ended === 'signedOut') this.storage.put(signedOutByHand, true);
    this.forget();
    this.storage.remove(signedOutByHand);
    if (ended === 'signedOut') this.drafts.forget();
    this.change({ ...signedOut, ended, failure });
  }

  /** Whether this key of the browser's storage holds a part of the session. Null is all of them at once. */
  isKeptIn(key: string | null): boolean {
    return key === null || keptNames.some((name) => storageKey(name) === key);
  }

  /** Another tab has signed in or out, or has read other rights. Most of what is stored is none of it: a theme, a table's columns. */
  readonly follow = ({ key, newValue }: Pick<StorageEvent, 'key' | 'newValue'>) => {
    const isSignOut = key === storageKey(signedOutByHand) && newValue !== null;
    this.hasLeftElsewhere ||= isSignOut;
    if (isSignOut || this.isKeptIn(key)) this.reload();
  };

  /** Reads the stored session again after another tab has changed it. A preview, and why a session ended, stay where it is still the same one. */
  reload() {
    const restored = this.restore();
    const hasLeft = this.hasLeftElsewhere && this.token() !== null && restored.account === null;
    const next: SessionState = hasLeft ? { ...restored, ended: 'signedOut' } : restored;
    if ((next.account?.token ?? null) !== this.token() || next.pending?.id !== this.state.pending?.id) return this.change(next);
    this.state = { ...next, ended: this.state.ended, failure: this.state.failure };
    if (this.shown.preview === null) this.show(this.state);
  }

  /**
   * Shows the console as somebody else. It is kept nowhere: another window, and this one after it was loaded again, shows the own console. The
   * token stays the own one.
   */
  beginPreview(as: Previewed, { account, isSpecialOnH5, menus: theirs }: Preview) {
    const token = this.token();
    if (token === null) return;
    this.show({ ...this.state, account: { ...account, token, isSpecialOnH5 }, menus: theirs, registration: null, preview: as });
  }

  endPreview() {
    this.show(this.state);
  }

  private storeProfile(profile: Wire) {
    storeProfile(this.cookies, this.storage, profile);
  }

  private forget() {
    for (const name of this.cookies.all().keys()) this.cookies.remove(name);
    for (const name of [...keptNames, lastRights, oldRights]) this.storage.remove(name);
    const id = this.state.account?.id;
    if (id !== undefined) for (const name of storedByAccount) this.storage.remove(`${name}.${id}`);
    this.departures.forget();
  }

  private restore(): SessionState {
    const cookies = Object.fromEntries(this.cookies.all());
    // The cookies have expired, or the browser was closed.
    if (cookies['id'] === undefined) this.storage.remove(storedProfile);
    const profile: Wire = { ...recordOf(this.storage.get(storedProfile)), ...cookies };
    const read = decode(LoginAccount, profile);
    // A profile that cannot be read completely counts as signed out.
    if (!read.isRead) {
      const pending = decode(PendingAccount, { ...profile, status: notActive });
      return pending.isRead && profile['token'] === undefined ? pendingOf(pending.value) : signedOut;
    }
    const rights = decode(menus, this.storage.get('menus'));
    return {
      ...signedOut,
      account: read.value,
      menus: rights.isRead ? rights.value : [],
      registration: registrationOf(read.value),
    };
  }

  private change(next: SessionState) {
    this.hasLeftElsewhere = false;
    this.state = next;
    // Whatever changes of the own session ends a preview.
    this.show(next);
  }

  private show(next: SessionState) {
    this.shown = next;
    for (const listener of this.listeners) listener();
  }
}

type Wire = Readonly<Record<string, unknown>>;

const recordOf = (value: unknown): Wire => (typeof value === 'object' && value !== null ? { ...value } : {});
const toWire = (account: LoginAccount) => recordOf(LoginAccount.write(account));

/** Registered, and not active. */
const notActive = -3;
const pendingOf = ({ id, email }: PendingAccount): SessionState => ({ ...signedOut, registration: 0, pending: { id, email } });

/** */
const registrationOf = ({ isSuperUser, isChannelPerson, isComplete, status }: LoginAccount): Registration | null =>
  isSuperUser && !isChannelPerson && !isComplete && status === 1 ? 1 : null;
