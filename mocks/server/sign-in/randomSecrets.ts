import { createHash, randomBytes } from 'node:crypto';
import type { Secrets } from '../../world/secrets.ts';

/** Nobody can compute them, and nobody who reads the state file can sign in with what is stored. They are random, so their digests need no salt. */
export const randomSecrets: Secrets = {
  make: () => randomBytes(24).toString('hex'),
  digest: (secret) => createHash('sha256').update(secret).digest('hex'),
};
