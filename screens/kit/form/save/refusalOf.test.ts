import { expect, test } from 'vitest';
import type { FieldForm } from '#design-system';
import { ApiError } from '#app/api/client/error.ts';
import { refusalOf } from './refusalOf.ts';

interface Values {
  email: string;
}

const isField: FieldForm<Values>['isField'] = (name): name is 'email' => name === 'email';
const refused = (field?: string, message = '该邮箱已注册') =>
  new ApiError('refused', 'POST /api/register', { message, code: -1008, ...(field && { field }) });

test.each([
  ['of a field of the form', refused('email'), { fields: [{ name: 'email', error: '该邮箱已注册' }] }],
  ['of a field that the form does not have', refused('company'), { form: 'Not saved' }],
  ['of nothing that is named, whatever its words say', refused(undefined), { form: 'Not saved' }],
  ['that says nothing', refused('email', ''), { form: 'Not saved' }],
  ['of an answer that cannot be read', new ApiError('malformed', 'POST /api/register', { field: 'email' }), { form: 'Not saved' }],
  ['of the network', new TypeError('Failed to fetch'), { form: 'Not saved' }],
])('a failure %s stands where it belongs', (_, error, refusal) => {
  expect(refusalOf<Values>(error, { isField }, () => 'Not saved')).toEqual(refusal);
});
