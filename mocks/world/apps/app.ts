export const platforms = ['iOS', 'Android', 'Harmony', 'quickApp', 'H5', 'wx', 'wg', 'dg', 'selfBuilt'] as const;
export type Platform = (typeof platforms)[number];

/** An app as the world knows it. */
export interface AppRecord {
  id: number;
  name: string;
  platform: Platform;
  appkey: string;
  secret: string;
  /** The main account that owns it. */
  owner: number;
  createdOn: string;
  /** Null while it has not gone live. */
  onlineOn: string | null;
  industry: string;
  /** Expired: cannot be opened (`past`). */
  isExpired: boolean;
  /** Its package has run out: can be opened, with a message (`packagePast`, A-17). */
  isExhausted: boolean;
  packageEndsOn: string | null;
  isDebug: boolean;
  isDisabled: boolean;
  /** Often used by its people, shown first. */
  isFrequent: boolean;
  /** How much it has of everything, next to the first app. */
  size: number;
}
