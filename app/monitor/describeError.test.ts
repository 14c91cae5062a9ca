import { expect, test } from 'vitest';
import { ApiError } from '../api/client/error.ts';
import { PartUnavailable } from '../lib/lazyPart.ts';
import { describeError, framesOf } from './describeError.ts';

test('the frames of each browser become paths, and the message above them is left out', () => {
  const chrome = [
    'TypeError: SECRET bob@mail.example',
    '    at SECRET line of the message',
    '    at async load (https://console.test/assets/Roi-1a2b3c4d.js?SECRET:1:2345)',
    '    at https://console.test/assets/entry-1a2b3c4d.js:3:4',
    '    at new Map (<anonymous>)',
  ].join('\n');
  expect(framesOf(chrome)).toEqual(['async load /assets/Roi-1a2b3c4d.js:1:2345', '/assets/entry-1a2b3c4d.js:3:4']);
  expect(framesOf('load@https://console.test/assets/Roi-1a2b3c4d.js:1:2\n@https://console.test/a.js:5:6')).toEqual([
    'load /assets/Roi-1a2b3c4d.js:1:2',
    '/a.js:5:6',
  ]);
  expect(framesOf(undefined)).toEqual([]);
});

test('a failed call is its declaration and its code, without the words of the service', () => {
  const error = new ApiError('refused', 'GET /api/{app}/logs', { code: -88, message: 'SECRET', data: 'SECRET', trace: 'a1' });
  expect(describeError(error, 'promise', [])).toEqual({
    kind: 'error',
    source: 'promise',
    name: 'ApiError',
    call: 'GET /api/{app}/logs',
    trouble: 'refused',
    code: -88,
    trace: 'a1',
  });
});

test('a chunk that is gone is one of its own', () => {
  const error = new PartUnavailable('/monitor/roi', { cause: new TypeError('Failed to fetch') });
  expect(describeError(error, 'react', [])).toEqual({ kind: 'chunk', part: '/monitor/roi', message: 'TypeError: Failed to fetch' });
});

test.each([[null], [undefined], [{ mail: 'SECRET' }], [Symbol('SECRET')], ['typed SECRET'], [new Error('typed "SECRET"')]])(
  'whatever is thrown is described: %s',
  (thrown) => {
    expect(JSON.stringify(describeError(thrown, 'window', ['SECRET']))).not.toContain('SECRET');
  },
);

test('a hostile name of an error is replaced', () => {
  const error = Object.assign(new Error('x'), { name: 'bob@mail.example '.repeat(99) });
  expect(describeError(error, 'window', [])).toMatchObject({ name: 'Error', message: 'x' });
});
