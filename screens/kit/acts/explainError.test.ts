import { expect, test } from 'vitest';
import { wordsIn } from '#design-system';
import { ApiError } from '#app/api/client/error.ts';
import { explainError, words } from './useExplainError.ts';
import { toastOf } from './useFailureToast.ts';

const failed = "Couldn't save";
const unknown = 'No answer arrived; it may have worked. Trying again could do it twice: the page is being refreshed, so check it first';
const unknownButSafe = 'No answer arrived; it may have worked. It’s safe to try again: nothing is done twice';
const error = (...given: [ConstructorParameters<typeof ApiError>[0], ConstructorParameters<typeof ApiError>[2]?]) =>
  new ApiError(given[0], 'POST /api/mng/app/create', given[1]);

test.each([
  ['what the service said, with its code', error('refused', { message: '名称已存在', code: -1008 }), '名称已存在 (-1008)'],
  ['the sentence of the screen where it said nothing', error('refused', { code: -1009 }), "Couldn't save (-1009)"],
  ['nothing of what a broken service said', error('broken', { message: 'NullPointerException', code: 500 }), "Couldn't save (500)"],
  ['its status where there was no code', error('broken', { status: 503 }), "Couldn't save (503)"],
  ['that it may have worked where the network was lost', error('offline'), unknown],
  ['that it may have worked', error('timeout'), unknown],
  ['that a write with a key is not done twice', error('timeout', { hasKey: true }), unknownButSafe],
  ['the same of what is put', new ApiError('offline', 'PUT /api/mng/app/{id}/disable'), unknownButSafe],
  [
    'that nothing was sent where there is no network',
    error('unsent'),
    'You’re offline, so nothing was sent. Try again once you’re back online',
  ],
  ['the end of the session', error('session', { code: -1002 }), 'Your session has ended. Sign in again'],
  ['an error of the console itself', new TypeError('undefined is not a function'), "Couldn't save"],
])('a failure tells %s', (_, given, told) => {
  expect(explainError(wordsIn(words, 'en'), given, failed)).toBe(told);
});

test('no path and no method is ever told', () => {
  for (const trouble of ['refused', 'broken', 'malformed', 'offline', 'timeout', 'cancelled', 'session'] as const)
    expect(explainError(wordsIn(words, 'zh-CN'), error(trouble))).not.toMatch(/POST|\/api/);
});

test('a toast says what was not done, then why, and neither twice', () => {
  expect(toastOf('名称已存在 (-1008)', failed)).toEqual({ kind: 'bad', title: failed, detail: '名称已存在 (-1008)' });
  expect(toastOf("Couldn't save (500)", failed)).toEqual({ kind: 'bad', title: "Couldn't save (500)" });
});

test('where nobody answered a sign-in, nothing may have worked', () => {
  const t = wordsIn(words, 'en');
  for (const given of [error('offline'), error('timeout'), error('broken', { status: 502 })])
    expect(explainError(t, given, failed, 'Nobody answered')).toBe('Nobody answered');
  expect(explainError(t, error('malformed'), failed, 'Nobody answered')).toMatch(/^The service’s answer/);
  expect(explainError(t, error('refused', { message: 'Wrong password', code: -1 }), failed, 'Nobody answered')).toBe('Wrong password (-1)');
});

test('200 and 204 are no code of a failure', () => {
  expect(explainError(wordsIn(words, 'en'), error('refused', { code: 204, status: 200 }), failed)).toBe(failed);
});
