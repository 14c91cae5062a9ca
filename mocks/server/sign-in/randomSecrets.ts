import { createHash, randomBytes } from 'node:crypto';
import type { Secrets } from '../../world/secrets.ts';

/** Secrets that cannot be computed. A digest in the state file signs nobody in, and needs no salt because the secret is random. */
export const randomSecrets: Secrets = {
  make: () => randomBytes(24).toString('hex'),
  digest: (secret) => createHash('sha256').update(secret).digest('hex'),
};
