import { mediaNames } from '../../lib/glossary/words.ts';

/** One field of a medium's credentials, as its own back office calls it. */
export interface CredentialField {
  /** The same in both languages, or Chinese and English. */
  label: string | readonly [chinese: string, english: string];
  /** Masked while it is typed, and never shown again. */
  isSecret?: boolean;
  isOptional?: boolean;
  /** What is checked before anything is sent. */
  format?: { pattern: RegExp; says: readonly [chinese: string, english: string] };
  hint?: readonly [chinese: string, english: string];
}

export type CredentialFields = Readonly<Record<string, CredentialField>>;

/** A medium at which accounts are connected. `key` is its name on the wire. */
export interface Medium {
  key: string;
  name: readonly [chinese: string, english: string];
  /** Where its ads are shown, for a medium that can be fetched for some of its sites only. */
  sites?: readonly Site[];
}

export interface Site {
  key: string;
  name: readonly [chinese: string, english: string];
}

/** */
const sites: Readonly<Record<string, readonly Site[]>> = {
  toutiao: [
    { key: 'toutiao', name: ['今日头条', 'Toutiao'] },
    { key: 'douyin', name: ['抖音', 'Douyin'] },
    { key: 'pipixia', name: ['皮皮虾', 'Pipixia'] },
    { key: 'huoshan', name: ['抖音火山版', 'Douyin Huoshan'] },
  ],
};

export const sitesOf = (media: string): readonly Site[] => sites[media] ?? [];

/** Networks that say that they take credentials and take an authorization as well. */
const bothWays: ReadonlySet<string> = new Set(['kuaishou']);

interface Way {
  key: string;
  method: 'credential' | 'authorization';
}

export const takesBoth = ({ key }: Pick<Way, 'key'>): boolean => bothWays.has(key);

export const takesAuthorization = (way: Way): boolean => way.method === 'authorization' || takesBoth(way);

/** How an account was connected. Where there are two ways its last day tells: keys of an own app have none. */
export const isAuthorized = (network: Way, { expiresOn }: { expiresOn: string | null }): boolean =>
  takesBoth(network) ? expiresOn !== null : network.method === 'authorization';

/** Ad spend of official accounts is counted for WeChat mini programs, so one has to be there. */
export const countsForMiniPrograms = (media: string): boolean => media === 'wxmp';

/** Networks hand out data of so many days before today. */
export const fetchableDays = 90;

/** Networks write an id of an account with spaces and without. */
export const isSameCid = (one: string, other: string): boolean => one.replaceAll(' ', '') === other.replaceAll(' ', '');

export type MediaKey = keyof typeof mediaNames;

export const mediaKeys: readonly string[] = Object.keys(mediaNames);

export const mediumOf = (key: MediaKey): Medium => ({ key, name: mediaNames[key], sites: sitesOf(key) });
