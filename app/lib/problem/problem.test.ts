import { expect, test } from 'vitest';
import { readProblem } from './problem.ts';
import { sampleProblem } from './sampleProblem.ts';

const wrong = (text: string) => {
  const read = readProblem(text);
  return 'wrong' in read ? read.wrong[1] : 'can be read';
};
const changed = (change: object) => JSON.stringify({ ...sampleProblem, ...change });

test('a recording is read as it was saved', () => {
  expect(readProblem(JSON.stringify(sampleProblem))).toMatchObject({
    problem: { address: sampleProblem.address, account: { roleCategory: 0 }, calls: sampleProblem.calls },
  });
});

test.each([
  ['', /not a problem recording/],
  ['{', /not a problem recording/],
  ['null', /not a problem recording/],
  ['[1]', /not a problem recording/],
  ['{"kind":"other"}', /not a problem recording/],
  [changed({ version: 2 }), /Another version/],
  ['x'.repeat(20_000_001), /too large/],
])('another file gets one sentence: %#', (text, sentence) => {
  expect(wrong(text)).toMatch(sentence);
});

test.each([
  ['address', { address: '//evil.example/' }],
  ['address', { address: '/\\evil.example' }],
  ['address', { address: 'javascript:alert(1)' }],
  ['savedAt', { savedAt: 'soon' }],
  ['viewport.width', { viewport: { width: 1e9, height: 1 } }],
  ['settings.theme', { settings: { ...sampleProblem.settings, theme: '"><script>' } }],
  ['account.roleCategory', { account: { id: 1, email: 'a@b.c', token: 't' } }],
  ['calls.0.call', { calls: [{ ...sampleProblem.calls[0], call: 'eval' }] }],
  [
    'calls.0.fault.status',
    { calls: [{ ...sampleProblem.calls[0], fault: { trouble: 'broken', status: 9, code: null, message: '', field: null } }] },
  ],
])('a hostile %s is named, and nothing of it is repeated', (field, change) => {
  expect(wrong(changed(change))).toBe(`The problem recording is damaged: “${field}” can’t be read`);
});
