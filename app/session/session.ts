import { MenuRight } from '../api/account/rights.ts';
import { LoginAccount, PendingAccount, type LoginResult } from '../api/account/shapes.ts';
import { decode } from '../api/wire/codec.ts';
import { list } from '../api/wire/shapes.ts';
import { departuresOn } from './departures.ts';
import type { Jar } from './jar.ts';
import type { Shelf } from './shelf.ts';

/** What follows a sign-in: 0 the account has to be activated, 1 it has to be completed. */
export type Registration = 0 | 1;

export interface SessionState {
  account: LoginAccount | null;
  /** What may be viewed, by page. Empty until it has been asked for. */
  menus: readonly MenuRight[];
  registration: Registration | null;
  /** Somebody who has registered and not activated: all that is remembered of them. */
  pending: { id: number; email: string } | null;
  /** Why nobody is signed in any more, where it was not their own will: the sign-in says it. */
  ended: Ended | null;
}

export type Ended = 'lost' | 'expired';

const nobody: SessionState = { account: null, menus: [], registration: null, pending: null, ended: null };

/** */
const week = 7;
/** Marks a session that ends with the browser. */
const brief = 'brief';
const menus = list(MenuRight);
/** Kept in local storage, not in a cookie. */
const onShelf = 'authStr';

/** Who is signed in. The only owner of their cookies and storage; everything else reads the state. */
export class Session {
  private state: SessionState = nobody;
  private readonly listeners = new Set<() => void>();
  /** Where this person has gone to agree to something, and may come back from. They end with the session. */
  readonly departures;

  constructor(
    private readonly jar: Jar,
    private readonly shelf: Shelf,
  ) {
    this.departures = departuresOn(shelf);
    this.state = this.remembered();
  }

  readonly get = () => this.state;

  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  token(): string | null {
    return this.state.account?.token ?? null;
  }

  /**
   * Remembers what a login has told: the whole profile, or of somebody not yet active only who they are. For a week, or,
   * where the reader has not asked to stay signed in, until the browser is closed.
   */
  begin(result: LoginResult, { isRemembered = true } = {}) {
    this.forget();
    const days = isRemembered ? week : null;
    if (!isRemembered) this.jar.set(brief, '1', null);
    if (!('token' in result)) {
      for (const [name, value] of Object.entries({ id: result.id, email: result.email })) this.jar.set(name, String(value), days);
      this.change(pendingOf(result));
      return;
    }
    for (const [name, value] of Object.entries(written(result))) {
      if (value === null || value === undefined) continue;
      if (name === onShelf) this.shelf.put(name, value);
      else this.jar.set(name, String(value), days);
    }
    this.change({ ...nobody, account: result, registration: registrationOf(result) });
  }

  /** What may be viewed has been told. */
  learn(told: readonly MenuRight[]) {
    this.shelf.put('menus', menus.write([...told]));
    this.change({ ...this.state, menus: told });
  }

  /** The service has told something new about who is signed in: a name that was changed, an account that is complete now. */
  amend(told: Partial<LoginAccount>) {
    const { account } = this.state;
    if (!account) return;
    const next = { ...account, ...told };
    const changed = written(next);
    const days = this.jar.all().has(brief) ? null : week;
    for (const [name, value] of Object.entries(written(account))) {
      const now = changed[name];
      if (now === value) continue;
      if (name === onShelf) this.shelf.put(name, now);
      else if (now === null || now === undefined) this.jar.remove(name);
      else this.jar.set(name, String(now), days);
    }
    this.change({ ...this.state, account: next, registration: registrationOf(next) });
  }

  /** Clears token, roles and all that was remembered. */
  end(ended: Ended | null = null) {
    this.forget();
    this.change({ ...nobody, ended });
  }

  /** Another tab has changed what is remembered. */
  reread() {
    this.change(this.remembered());
  }

  private forget() {
    for (const name of this.jar.all().keys()) this.jar.remove(name);
    for (const name of [onShelf, 'menus']) this.shelf.remove(name);
    this.departures.forget();
  }

  private remembered(): SessionState {
    const cookies = Object.fromEntries(this.jar.all());
    const read = decode(LoginAccount, { ...cookies, [onShelf]: this.shelf.get(onShelf) });
    // A profile that cannot be read is nobody's: never half of one.
    if (!read.isRead) {
      const pending = decode(PendingAccount, { ...cookies, status: notActive });
      return pending.isRead && cookies['token'] === undefined ? pendingOf(pending.value) : nobody;
    }
    const rights = decode(menus, this.shelf.get('menus'));
    return {
      account: read.value,
      menus: rights.isRead ? rights.value : [],
      registration: registrationOf(read.value),
      pending: null,
      ended: null,
    };
  }

  private change(next: SessionState) {
    this.state = next;
    for (const listener of this.listeners) listener();
  }
}

function written(account: LoginAccount): Readonly<Record<string, unknown>> {
  const wire = LoginAccount.write(account);
  return typeof wire === 'object' && wire !== null ? { ...wire } : {};
}

/** Registered, and not active. */
const notActive = -3;
const pendingOf = ({ id, email }: PendingAccount): SessionState => ({ ...nobody, registration: 0, pending: { id, email } });

/** */
const registrationOf = ({ isSuperUser, isChannelPerson, isComplete, status }: LoginAccount): Registration | null =>
  isSuperUser && !isChannelPerson && !isComplete && status === 1 ? 1 : null;
