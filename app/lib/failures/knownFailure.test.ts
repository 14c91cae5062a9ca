import { expect, test } from 'vitest';
import { wordsIn } from '#design-system/foundation/words.ts';
import { ApiError } from '../../api/client/error.ts';
import { knownFailure } from './knownFailure.ts';
import { failureWords } from './words.ts';

type Given = [ConstructorParameters<typeof ApiError>[0], ConstructorParameters<typeof ApiError>[2]?];
const said = (...[trouble, facts]: Given) => knownFailure(wordsIn(failureWords, 'en'), new ApiError(trouble, 'GET /api/x', facts));

test('a refusal is told in the words of the service, with its code (R-222, A-28)', () => {
  expect(said('refused', { code: -88, message: 'Quota is used up' })?.cause).toBe('Quota is used up (-88)');
  expect(said('refused', { code: -88 })?.cause).toBe('The service refused this request (-88)');
});

test('no network, an unreadable answer, a refusal and a failure of the service are told apart', () => {
  const causes = [said('offline'), said('malformed', { status: 200 }), said('refused', { code: -88 }), said('broken', { status: 500 })];
  expect(new Set(causes.map((one) => one?.cause)).size).toBe(4);
  // The page says what is missing; the words of a broken service are for developers.
  expect(said('broken', { status: 500, code: 500, message: 'NullPointerException' })?.cause).toBeUndefined();
});

test('a server in between that gave up is no service that failed', () => {
  expect(said('broken', { status: 502 })?.cause).toBe(said('offline')?.cause);
  expect(said('broken', { status: 502, code: 502 })?.cause).toBeUndefined();
});

test('the details name the call, its code and the id of the request', () => {
  expect(said('refused', { code: -88, status: 200, trace: '7f3a-20c1' })?.details).toEqual([
    { term: 'Call', value: 'GET /api/x' },
    { term: 'Code', value: '-88' },
    { term: 'Trace ID', value: '7f3a-20c1' },
  ]);
});

test('200 and 204 are never the code of a failure', () => {
  for (const facts of [{ status: 200 }, { status: 204 }, { code: 200, status: 200 }])
    expect(said('malformed', facts)?.details).toEqual([{ term: 'Call', value: 'GET /api/x' }]);
});

test('an error of the console itself is none of a call', () => {
  expect(knownFailure(wordsIn(failureWords, 'en'), new TypeError('undefined is not a function'))).toBeUndefined();
});
