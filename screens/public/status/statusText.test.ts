import { expect, test } from 'vitest';
import { failureLines, linesOf, statusText } from './statusText.ts';

test('the text for a ticket has each section with its lines, and none that is empty', () => {
  const failure = {
    key: '1',
    time: '10:31:07',
    call: 'GET /api/{app}/logs',
    trouble: 'Refused',
    code: '-88',
    duration: '120 ms',
    trace: 'a1-b2',
  };
  const text = statusText([
    { title: 'Build', lines: linesOf([{ term: 'Version', value: '1.4.2' }]) },
    { title: 'Account', lines: [] },
    { title: 'Recent failed requests', lines: failureLines([failure, { ...failure, trace: null, code: '–' }]) },
  ]);
  expect(text).toBe(
    'Build\nVersion: 1.4.2\n\nRecent failed requests\n10:31:07  GET /api/{app}/logs  Refused  -88  120 ms  a1-b2\n10:31:07  GET /api/{app}/logs  Refused  –  120 ms  –',
  );
});
