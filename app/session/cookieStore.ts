/** The cookies of the console, by name. Nothing else touches `document.cookie`. */
export interface CookieStore {
  all(): ReadonlyMap<string, string>;
  /** Null days: until the browser is closed. */
  set(name: string, value: string, days: number | null): void;
  remove(name: string): void;
}

const prefix = 'provena_';
const day = 86_400;

/** The cookies of a document. A cookie that cannot be decoded is left out. */
export function createCookieStore(target: Pick<Document, 'cookie'>, isSecure: boolean, path = '/'): CookieStore {
  const write = (name: string, value: string, age: number | null, at = path) => {
    target.cookie = `${prefix}${name}=${encodeURIComponent(value)}; path=${at}${age === null ? '' : `; max-age=${age}`}; samesite=lax${isSecure ? '; secure' : ''}`;
  };
  return {
    all: () => new Map(target.cookie.split('; ').flatMap(readable)),
    set: (name, value, days) => write(name, value, days === null ? null : days * day),
    // Also one that an earlier version has set for the host, which the console below it reads as well.
    remove: (name) => new Set([path, '/']).forEach((at) => write(name, '', 0, at)),
  };
}

function readable(pair: string): [string, string][] {
  const at = pair.indexOf('=');
  if (!pair.startsWith(prefix) || at < 0) return [];
  try {
    return [[pair.slice(prefix.length, at), decodeURIComponent(pair.slice(at + 1))]];
  } catch {
    return [];
  }
}
