const secretWords = new Set([
  'token',
  'secret',
  'sign',
  'signature',
  'key',
  'apikey',
  'appkey',
  'password',
  'passwd',
  'pwd',
  'auth',
  'authorization',
]);

/** By any word of its name: `client_secret`, `access-key`, `authToken`. */
const hasSecretName = (name: string) =>
  name
    .replaceAll(/([a-z])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .split(/[^a-z]+/)
    .some((word) => secretWords.has(word));

/** A macro is filled anew for each event, and is no secret. */
export const isSecretPair = (key: string, value: string) => value !== '' && hasSecretName(key) && !value.includes('{');

/** Stands for what is not shown. */
export const secretMask = '••••••';

const pair = /(?<=[?&])([^=&#]*)=([^&#]*)/g;
/** Somebody's name and password in front of the host. */
const user = /^([a-z]+:\/\/)([^/@]+)@/i;

/** The address of a target without its secrets: `https://a.example/cb?token=••••••&event={event}`. */
export const maskSecrets = (url: string) =>
  url
    .replace(user, `$1${secretMask}@`)
    .replaceAll(pair, (whole, key: string, value: string) => (isSecretPair(key, value) ? `${key}=${secretMask}` : whole));

const hostOf = (url: string) => /^[a-z]+:\/\/(?:[^/@]*@)?([^/?#]*)/i.exec(url)?.[1]?.toLowerCase();

/**
 * An edited address with the secrets that are still masked put back. Null where that cannot be done: another server must not get the secrets
 * of this one, and a mask under a new name stands for nothing.
 */
export function restoreSecrets(edited: string, saved: string): string | null {
  if (!edited.includes(secretMask)) return edited;
  if (hostOf(edited) !== hostOf(saved)) return null;
  const known = new Map<string, string[]>();
  for (const [, key = '', value = ''] of saved.matchAll(pair)) known.set(key, [...(known.get(key) ?? []), value]);
  const restored = edited
    .replace(user, (whole, scheme: string, given: string) =>
      given === secretMask ? `${scheme}${user.exec(saved)?.[2] ?? secretMask}@` : whole,
    )
    .replaceAll(pair, (whole, key: string, value: string) =>
      value === secretMask ? `${key}=${known.get(key)?.shift() ?? secretMask}` : whole,
    );
  return restored.includes(secretMask) && !saved.includes(secretMask) ? null : restored;
}
