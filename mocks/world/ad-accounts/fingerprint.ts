import { sha256 } from './sha256.ts';

/** All that is stored of the credentials of an account: enough to tell the same ones, and not enough to read them. */
export interface StoredCredentials {
  /** Its own for every account and every rotation, so that equal secrets do not look alike. */
  salt: string;
  fingerprint: string;
  /** The day on which they were saved. */
  since: string;
}

type Credentials = Readonly<Record<string, string>>;

/** What was pasted may have spaces around it. */
function fingerprintOf(salt: string, credentials: Credentials): string {
  const entries = Object.entries(credentials).map(([name, value]) => `${name}=${value.trim()}`);
  return sha256([salt, ...entries.toSorted()].join('\n')).slice(0, 8);
}

/** The salt is the one thing here that nobody may compute from the world. */
export function storeCredentials(credentials: Credentials, since: string): StoredCredentials {
  const salt = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
  return { salt, fingerprint: fingerprintOf(salt, credentials), since };
}

export const isStored = (stored: StoredCredentials | undefined, credentials: Credentials): boolean =>
  stored !== undefined && stored.fingerprint === fingerprintOf(stored.salt, credentials);
