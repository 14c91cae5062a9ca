import type { BrowserStorage } from '../browserStorage.ts';
import type { CookieStore } from '../cookieStore.ts';

/** */
const week = 7;
/** Marks a session that ends with the browser. */
export const browserSession = 'brief';
/** The fields of the profile that are stored in cookies. None is personal or secret, because cookies are sent with every request for a file. */
export const inCookies: ReadonlySet<string> = new Set(['id', 'status', 'roleCategory', 'h5event_log_user']);
/** The rest of the profile with its auth string and the token. Without the cookies, which expire, it is not valid. */
export const storedProfile = 'profile';

/** Stores a profile of the wire. Cookies come first: other tabs read the session again when the storage changes. */
export function storeProfile(cookies: CookieStore, storage: BrowserStorage, profile: Readonly<Record<string, unknown>>) {
  const days = cookies.all().has(browserSession) ? null : week;
  const rest: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(profile)) {
    if (!inCookies.has(name)) rest[name] = value;
    else if (value === null || value === undefined) cookies.remove(name);
    else cookies.set(name, String(value), days);
  }
  storage.put(storedProfile, rest);
}
