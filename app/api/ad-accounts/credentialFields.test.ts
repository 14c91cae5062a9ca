import { expect, test } from 'vitest';
import { applyConfig } from '../../lib/config/current.ts';
import { usualConfig } from '../../lib/config/shape.ts';
import { returnCalls } from './authorizationCalls.ts';
import { bindingPaths } from './bindingPaths.ts';
import { canSaveCredentials, credentialCalls } from './credentialCalls.ts';
import { credentialFields, credentialFieldsOf } from './credentialFields.ts';
import { takesBoth } from './mediaFacts.ts';
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

test('every network that is connected by credentials has its fields and its calls by its name on the wire', () => {
  const byCredentials = Object.keys(bindingPaths).filter((media) => !Object.hasOwn(returnCalls, media) || takesBoth({ key: media }));
  expect(byCredentials.filter((media) => credentialFieldsOf(media) === null)).toEqual([]);
  expect(Object.keys(credentialCalls).toSorted()).toEqual(byCredentials.toSorted());
});

test('credentials are saved where the back end has the call, each call by itself', () => {
  applyConfig({ ...usualConfig, lacks: [credentialCalls.wangyi.update.call] });
  try {
    expect([canSaveCredentials('wangyi', 'create'), canSaveCredentials('wangyi', 'update')]).toEqual([true, false]);
    expect([canSaveCredentials('sm', 'update'), canSaveCredentials('toutiao', 'update')]).toEqual([true, false]);
  } finally {
    applyConfig(usualConfig);
  }
});
