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
}

export type MediaKey = keyof typeof mediaNames;

export const mediaKeys: readonly string[] = Object.keys(mediaNames);

export const mediumOf = (key: MediaKey): Medium => ({ key, name: mediaNames[key] });

/** What each medium asks for, by the names of its declared call. */
export const credentialFields = {
  huawei: {
    clientId: {
      label: 'Client ID',
      format: { pattern: /^\d{6,20}$/, says: ['Client ID 只有数字，6 到 20 位', 'A client ID is 6 to 20 digits'] },
    },
    clientSecret: { label: 'Client Secret', isSecret: true },
    developer: {
      label: ['开发者 ID', 'Developer ID'],
      isOptional: true,
      hint: ['代理商账户需要填写', 'Needed for agency accounts'],
    },
  },
} as const satisfies Partial<Record<MediaKey, CredentialFields>>;
