import { expect, test } from 'vitest';
import { judge } from './judge.ts';

const url = 'https://github.com/advisories/GHSA-aaaa-bbbb-cccc';
const answer = (severity: string) =>
  JSON.stringify({ vulnerabilities: { left: { via: [{ url, title: 'Pads too far', severity }] }, right: { via: ['left'] } } });
const exception = (until: string) => [{ advisory: 'GHSA-aaaa-bbbb-cccc', why: 'Our code never pads.', until }];

test('what is high or critical fails, once, with its address', () => {
  for (const severity of ['high', 'critical'])
    expect(judge(answer(severity), [], '2026-11-25')).toMatchObject({
      is: 'asked',
      failing: [`left: Pads too far (${severity}, ${url})`],
    });
});

test('what is less does not', () => {
  for (const severity of ['low', 'moderate']) expect(judge(answer(severity), [], '2026-11-25')).toMatchObject({ failing: [] });
});

test('an exception holds until its day, and not a day longer', () => {
  expect(judge(answer('high'), exception('2026-11-25'), '2026-11-25')).toMatchObject({ failing: [], excepted: [expect.any(String)] });
  expect(judge(answer('high'), exception('2026-11-25'), '2026-11-26')).toMatchObject({ failing: [expect.any(String)], excepted: [] });
});

test('an exception that nothing needs is named', () => {
  expect(judge('{"vulnerabilities":{}}', exception('2027-01-01'), '2026-11-25')).toMatchObject({ needless: ['GHSA-aaaa-bbbb-cccc'] });
});

test('no answer is not the same as no finding', () => {
  for (const text of ['', 'Bad gateway', '{}', '[]', '{"message":"405 Method Not Allowed"}'])
    expect(judge(text, [], '2026-11-25').is).toBe('not asked');
  expect(judge('{"message":"405 Method Not Allowed"}', [], '2026-11-25')).toEqual({ is: 'not asked', why: '405 Method Not Allowed' });
});
