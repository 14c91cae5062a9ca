import { hash } from './random.ts';

/** Makes tokens and the codes in mails. */
export interface Secrets {
  /** `about` makes each one different where there is no chance. */
  make(...about: readonly (number | string)[]): string;
  /** The stored form of a secret. */
  digest(secret: string): string;
}

/** The same in every run, and stored as they are, for stories and tests. */
export const predictableSecrets: Secrets = {
  make: (...about) =>
    Array.from({ length: 6 }, (_, index) =>
      hash(...about, index)
        .toString(16)
        .padStart(8, '0'),
    ).join(''),
  digest: (secret) => secret,
};
