import { expect, test } from 'vitest';
import type { CredentialFields } from '#app/api/ad-accounts/mediaFacts.ts';
import { faultOf } from './faultOf.ts';

const says = ['只有数字', 'Digits only'] as const;
const fields = {
  clientId: { label: 'Client ID', format: { pattern: /^\d{6,20}$/, says } },
  clientSecret: { label: 'Client Secret', isSecret: true },
} satisfies CredentialFields;
const fine = { alias: '海外', clientId: '104488210', clientSecret: 's3' };

test('a pasted account is held to the fields of the network, and named by them', () => {
  expect(faultOf(fine, fields, [])).toBeNull();
  expect(faultOf({ ...fine, alias: '' }, fields, [])).toEqual({ is: 'missing', label: ['别名', 'Alias'] });
  expect(faultOf({ alias: '海外', clientId: '104488210' }, fields, [])).toEqual({ is: 'missing', label: 'Client Secret' });
  expect(faultOf({ ...fine, clientId: 's3' }, fields, [])).toEqual({ is: 'format', says });
});

test('the same credentials twice are one account', () => {
  expect(faultOf({ ...fine, alias: '召回' }, fields, [fine])).toEqual({ is: 'twice' });
  expect(faultOf({ ...fine, clientId: '104488211' }, fields, [fine])).toBeNull();
});
