import { expect, test } from 'vitest';
import { session } from '#app/api/account/session.ts';
import type { Tried } from '../try-calls.ts';
import { htmlOf } from './page.ts';
import { reportOn } from './report.ts';
import { medianOf, speedsOf } from './speed.ts';
import { tableOf } from './table.ts';

const tried = (name: string, verdict: Tried['verdict'], { level = 3, may = null, milliseconds = [] }: Partial<Tried> = {}): Tried => ({
  name,
  call: `GET /api/${name}`,
  verdict,
  detail: { lacking: 'HTTP 404', refused: '-1003', 'wrongly answered': 'this role may not' }[String(verdict)] ?? '',
  level,
  problem: '',
  fields: [],
  may,
  milliseconds,
});
const walk = (role: string, ...all: Tried[]) => ({ role, state: 'signed in' as const, tried: all });

test('the report has a line for each call, equal results once, and what the console does without', () => {
  const walks = [
    walk('owner', tried('apps.all', 'conforms'), tried('traces.of', 'lacking', { level: 4 })),
    walk('<b>', tried('apps.all', 'refused'), tried('traces.of', 'lacking', { level: 4 })),
  ];
  const made = reportOn('https://api.example.com', walks, { at: new Date(0) });
  expect(made.counts).toEqual({ conforms: 1, lacking: 2, refused: 1 });
  expect(made.calls.map(({ results }) => results)).toEqual([
    [
      { result: 'conforms', roles: ['owner'] },
      { result: 'refused: -1003', roles: ['<b>'] },
    ],
    [{ result: 'lacking: HTTP 404', roles: ['owner', '<b>'] }],
  ]);
  expect(made.lacks).toEqual(['GET /api/traces.of']);
  const page = htmlOf(made);
  expect(page).toContain('Explanations show definition, formula, filters and freshness');
  expect(page).toContain('refused: -1003 (&lt;b>)');
  expect(page).not.toContain('<script');
});

test('the report says what was refused rightly, and fails for what was answered wrongly', () => {
  const closed = { may: false };
  const good = reportOn('https://a.example', [walk('partner', tried('members.page', 'refused', closed), tried('apps.limit', 'refused'))]);
  expect(good.rights).toEqual({ refused: 1, tried: 1 });
  expect(good.passes).toBe(true);
  expect(htmlOf(good).match(/<div class="\w*">refused[^<]*/g)).toEqual([
    '<div class="closed">refused: -1003, rightly',
    '<div class="refused">refused: -1003',
  ]);

  const bad = reportOn('https://a.example', [walk('partner', tried('members.page', 'wrongly answered', closed))]);
  expect(bad.rights).toEqual({ refused: 0, tried: 1 });
  expect(bad.passes).toBe(false);
  expect(htmlOf(bad)).toContain('<div class="wrongly">wrongly answered: this role may not');
  expect(htmlOf(bad)).toContain('0 of 1 calls that are closed');
});

test('who could not sign in is named, and the check fails', () => {
  const made = reportOn('https://a.example', [
    { role: 'owner', state: 'turned away', tried: [{ ...tried('session.login', 'refused', { level: 1 }), call: session.login.call }] },
  ]);
  expect([made.turnedAway, made.passes]).toEqual([['owner'], false]);
  expect(htmlOf(made)).toContain('owner could not sign in.');
});

test.each([
  [[], null],
  [[7], 7],
  [[9, 1, 4], 4],
  [[1, 4, 6, 90], 5],
])('the middle of %j is %j', (values, middle) => {
  expect(medianOf(values)).toBe(middle);
});

test('a call is slow by the time after which the console says that it waits, or beside the others of the run', () => {
  const { middle, speeds } = speedsOf([[10, 12, 11], [30], [], [40, 2_500, 41], [2_000], [199], [260, 200, 240], [40]]);
  expect(middle).toBe(41);
  expect(speeds.map((one) => one && [one.median, one.slowest, one.answers, one.mark])).toEqual([
    [11, 12, 3, null],
    [30, 30, 1, null],
    null,
    [41, 2_500, 3, 'slow at times'],
    [2_000, 2_000, 1, 'slow'],
    [199, 199, 1, null],
    [240, 260, 3, 'slower than most'],
    [40, 40, 1, null],
  ]);
  // Where all take as long, none stands out.
  expect(speedsOf([[900], [800], [1_000]]).speeds.map((one) => one?.mark)).toEqual([null, null, null]);
});

test('the answers of all roles count for the speed of a call, in every form of the report', () => {
  const walks = [
    walk('owner', tried('apps.all', 'conforms', { milliseconds: [20, 30, 10] }), tried('logs.all', 'conforms', { milliseconds: [3_000] })),
    walk('partner', tried('apps.all', 'conforms', { milliseconds: [90] }), tried('logs.all', 'refused')),
  ];
  const made = reportOn('https://a.example', walks);
  expect(made.calls.map(({ speed }) => speed)).toEqual([
    { answers: 4, median: 25, slowest: 90, mark: null },
    { answers: 1, median: 3_000, slowest: 3_000, mark: 'slow' },
  ]);
  expect(made.speed).toEqual({ middle: 1_513, limit: 2_000 });
  // Slow is no failure: it depends on the line.
  expect(made.passes).toBe(true);
  const [all = '', slowest = ''] = htmlOf(made).split('<h2>Speed</h2>');
  expect(slowest.indexOf('logs.all')).toBeLessThan(slowest.indexOf('apps.all'));
  expect(all).toContain('<td>25</td><td>90</td><td>4</td><td></td>');
  expect(all).toContain('<td>3000</td><td>3000</td><td>1</td><td class="slow">slow</td>');
  expect(tableOf(made)).toMatch(
    /apps\.all\s+conforms, 25 ms\n.*logs\.all\s+conforms \(owner\); refused: -1003 \(partner\), 3000 ms, slow\n/,
  );
});
