import { expect, test } from 'vitest';
import { contract } from '#app/api/contract.ts';
import { answers } from '#mocks/domains/answers.ts';

const answered = answers.map(({ endpoint }) => endpoint.call);

test('every declared call is answered, and by one answer', () => {
  expect(answered.toSorted()).toEqual(contract.map(({ endpoint }) => endpoint.call).toSorted());
});
