import type { BrowserStorage } from '../browserStorage.ts';
import type { CookieStore } from '../cookieStore.ts';
import { browserSession, inCookies, storeProfile } from './storeProfile.ts';

const notOfProfile: ReadonlySet<string> = new Set([browserSession, 'clickName']);

/** Earlier versions store the whole profile and the token in cookies, and the auth string in its own entry. Moving them ends no session. */
export function moveOldCookies(cookies: CookieStore, storage: BrowserStorage) {
  const old = [...cookies.all()].filter(([name]) => !notOfProfile.has(name));
  for (const [name] of old) if (!inCookies.has(name)) cookies.remove(name);
  storeProfile(cookies, storage, { ...Object.fromEntries(old), authStr: storage.get('authStr') });
}
