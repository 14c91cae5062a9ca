import { expect, test } from 'vitest';
import { credentialFields } from './credentialFields.ts';
import type { CredentialFields } from './mediaFacts.ts';

/** Chosen by people, in any letters. */
const free = new Set(['userName', 'password']);

const fields = Object.entries(credentialFields).flatMap(([media, own]: [string, CredentialFields]) =>
  Object.entries(own).map(([name, field]) => [`${media}.${name}`, name, field] as const),
);

test.each(fields)('%s is checked before it is sent, unless people choose it', (_, name, { format }) => {
  expect(format === undefined).toBe(free.has(name));
});

test.each(fields.filter(([, name, { isSecret, format }]) => isSecret && format && name !== 'privateKey'))(
  '%s is one word as the network prints it',
  (_, __, { format }) => {
    for (const printed of ['canary-9f31c0de77', 'eyJhbGciOi.J9_x/+==', '0123456789abcdef'])
      expect(format?.pattern.test(printed)).toBe(true);
    for (const copied of ['9f31 c0de77', 'Token：9f31c0de77', '9f31\nc0de77', '９f31c0de77', '密钥'])
      expect(format?.pattern.test(copied)).toBe(false);
  },
);
