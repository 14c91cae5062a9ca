import type { AdAccount, Media } from '#app/api/ad-accounts/shapes.ts';
import type { StoredCredentials } from './fingerprint.ts';

/** What a medium can give us. */
export type Gift = AdAccount['gives'][number];

/** An account at an ad network as the service stores it, with no more than a fingerprint of its credentials. */
export interface AdAccountRecord {
  id: number;
  /** The main account that has bound it. */
  owner: number;
  media: string;
  alias: string;
  cid: string;
  company: string | null;
  isDisabled: boolean;
  /** The key of what is wrong with it. */
  problem: string | null;
  problemSince: string | null;
  apps: readonly number[];
  gives: readonly Gift[];
  startsOn: string | null;
  /** Null until its first data came. */
  updatedAt: string | null;
  /** Null where an authorization does not end. */
  expiresOn: string | null;
  authorizedBy: string | null;
  boundBy: string;
  parent: number | null;
  /** None for what was authorized, or connected before fingerprints were stored. */
  credentials?: StoredCredentials;
  /** None is all. */
  sites?: readonly string[];
}

/** An ad network, without accounts. */
export type MediaRecord = Omit<Media, 'accounts'>;
