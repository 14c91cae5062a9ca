import type { BrowserStorage } from '../../app/session/browserStorage.ts';
import type { CookieStore } from '../../app/session/cookieStore.ts';

/** As long as a story stands: nothing that it stores reaches the next one. */
export function memoryStorage(): BrowserStorage {
  const stored = new Map<string, unknown>();
  return {
    get: (name) => stored.get(name),
    put: (name, value) => void stored.set(name, value),
    remove: (name) => void stored.delete(name),
  };
}

export function memoryCookies(): CookieStore {
  const stored = new Map<string, string>();
  return { all: () => stored, set: (name, value) => void stored.set(name, value), remove: (name) => void stored.delete(name) };
}
