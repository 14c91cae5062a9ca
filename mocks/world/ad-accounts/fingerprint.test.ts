import { createHash } from 'node:crypto';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { isStored, storeCredentials } from './fingerprint.ts';
import { sha256 } from './sha256.ts';

test.each(['', 'abc', 'a'.repeat(55), 'a'.repeat(56), 'a'.repeat(64), '密钥'.repeat(500)])(
  'SHA-256 of %j is that of the platform',
  (text) => {
    expect(sha256(text)).toBe(createHash('sha256').update(text).digest('hex'));
  },
);

test('SHA-256 of any text is that of the platform', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
      expect(sha256(text)).toBe(createHash('sha256').update(text).digest('hex'));
    }),
  );
});

const credentials = { account: 'cust-8841', secret: 'very-secret-key' };

test('the same credentials are recognised, with spaces around them and in any order, and no others', () => {
  const stored = storeCredentials(credentials, '2026-11-20');
  expect(isStored(stored, { secret: ' very-secret-key\n', account: 'cust-8841' })).toBe(true);
  expect(isStored(stored, { ...credentials, secret: 'very-secret-kez' })).toBe(false);
  expect(isStored(stored, { account: credentials.secret, secret: credentials.account })).toBe(false);
  expect(isStored(undefined, credentials)).toBe(false);
});

test('the same secret at two accounts does not look the same, nor like its own hash', () => {
  const [one, other] = [storeCredentials(credentials, '2026-11-20'), storeCredentials(credentials, '2026-11-20')];
  expect(one.fingerprint).not.toBe(other.fingerprint);
  expect(JSON.stringify(one)).not.toContain('very-secret-key');
  expect(sha256('very-secret-key')).not.toContain(one.fingerprint);
});
