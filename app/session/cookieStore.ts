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
  const write = (name: string, value: string, age: number | null) => {
    target.cookie = `${prefix}${name}=${encodeURIComponent(value)}; path=${path}${age === null ? '' : `; max-age=${age}`}; samesite=strict${isSecure ? '; secure' : ''}`;
  };
  return {
    all: () => new Map(target.cookie.split('; ').flatMap(readable)),
    set: (name, value, days) => write(name, value, days === null ? null : days * day),
    remove: (name) => write(name, '', 0),
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
