import { beforeAll, expect, test } from 'vitest';
import { contract } from '#app/api/contract.ts';
import { emailOf, testService } from '#mocks/domains/testService.ts';
import { openScenario } from '#mocks/open-scenario.ts';
import { nowInShanghai } from '#mocks/server/nowInShanghai.ts';
import { htmlOf } from '../report/page.ts';
import { reportOn, type Report } from '../report/report.ts';
import { tableOf } from '../report/table.ts';
import { walkAll } from '../walk.ts';
import { levelOf, levels, type Level } from './levels.ts';

const accounts = [{ role: 'owner', email: emailOf('super'), password: 'provena-demo' }, { role: 'nobody' }];

/** What a back end does to some calls of the embedded service, by method and path. */
type Faults = Readonly<Record<string, (answer: Response) => Promise<Response> | Response>>;

async function climb(faults: Faults, last: Level = 3): Promise<Report> {
  const { service } = testService({ now: nowInShanghai() });
  const some = contract.filter((one) => levelOf(one) <= last);
  const walks = await walkAll(some, accounts, {
    origin: 'http://localhost',
    asks: 1,
    async fetch(url, init) {
      const request = new Request(url, init);
      const answer = (await service.handle(request)) ?? Response.json({ code: 404 }, { status: 404 });
      const fault = faults[`${request.method} ${new URL(request.url).pathname}`];
      return fault ? fault(answer) : answer;
    },
  });
  return reportOn('http://localhost', walks, { last });
}

/** Changes the content of an answer. */
const changed = (change: (words: string) => string) => async (answer: Response) =>
  new Response(change(await answer.text()), { headers: { 'Content-Type': 'application/json' } });

let whole: Report;
beforeAll(async () => void (whole = await climb({}, 4)));

test('the embedded service reaches every level', () => {
  expect(whole.headline).toBe('Level 4 of 4 is reached: calls of ours, which are optional');
  expect(whole.ladder.map(({ level, broken }) => [level, broken])).toEqual(levels.map((level) => [level, []]));
  expect(whole.passes).toBe(true);
});

test('the first level is what a first page needs, and the sign-in is one of its calls', () => {
  const first = whole.calls.filter(({ level }) => level === 1);
  expect(first.length).toBe(20);
  expect(first[0]).toMatchObject({ name: 'session.login', results: [{ result: 'conforms' }, { result: 'not tried: nobody signs in' }] });
  expect(first.filter(({ results }) => !results.some(({ result }) => result === 'conforms'))).toEqual([]);
});

test('each call shows its fields as declared and as received, and no secret', () => {
  const apps = whole.calls.find(({ name }) => name === 'apps.all');
  expect(apps?.fields.find(({ field }) => field === 'all.0.name')).toMatchObject({
    expected: 'string',
    received: 'string',
    isWrong: false,
  });
  expect(whole.calls.flatMap(({ fields }) => fields.filter(({ isWrong }) => isWrong))).toEqual([]);
  const token = whole.calls.flatMap(({ fields }) => fields).find(({ field }) => field === 'token');
  expect([token?.received, token?.value]).toEqual(['string', '(hidden)']);
});

const html = () => new Response('<!doctype html><title>Sign in</title>', { headers: { 'Content-Type': 'text/html' } });
const absent = () => new Response('Not Found', { status: 404, headers: { 'Content-Type': 'text/plain' } });

test.each<[what: string, level: Level, call: string, fault: Faults[string], problem: string]>([
  [
    'a missing field',
    1,
    'GET /api/app/findall',
    changed((words) => words.replaceAll('"platform"', '"platfrom"')),
    'platform: expected iOS | Android | Harmony | quickApp | H5 | wx | wg | dg | selfBuilt, received missing',
  ],
  [
    'a wrong type',
    1,
    'GET /api/account/flow/info',
    changed((words) => words.replace(/"trackLimit":[-\d]+/, '"trackLimit":"plenty"')),
    'trackLimit: expected number, received string "plenty"',
  ],
  ['HTML', 1, 'GET /api/notice/findDeploy', html, 'received HTTP 200, an HTML page'],
  ['404', 2, 'GET /api/report/1001/roi_cohort', absent, 'received HTTP 404, text/plain, “Not Found”'],
  ['a wrong code', 3, 'GET /api/white/find/page', changed((words) => words.replace('"code":200', '"code":0')), 'received code 0'],
  ['a wrong code', 1, 'POST /api/login/loginweb', changed((words) => words.replace('"code":200', '"code":0')), 'received code 0'],
])('%s breaks level %i', async (_, level, call, fault, problem) => {
  const report = await climb({ [call]: fault });
  const place = call.replace('/1001/', '/{app}/');
  expect(report.headline).toMatch(new RegExp(`^Level ${level}, .*, breaks at `));
  expect(report.headline).toContain(`${place}: `);
  expect(report.headline).toContain(problem);
  expect(report.passes).toBe(false);
  expect(htmlOf(report).indexOf(place)).toBeLessThan(htmlOf(report).indexOf('<h2>'));
  expect(tableOf(report)).toContain(problem);
});

test('what is above the wanted level is not tried and breaks nothing', async () => {
  const report = await climb({ 'GET /api/white/find/page': absent }, 1);
  expect([report.passes, report.calls.length]).toEqual([true, 20]);
});

test('a back end with the calls of the specification alone reaches the third level, and its report lists what it lacks', async () => {
  const { service } = openScenario('plain-backend', nowInShanghai());
  const walks = await walkAll(contract, accounts, {
    origin: 'http://localhost',
    asks: 1,
    fetch: async (url, init) => (await service.handle(new Request(url, init))) ?? absent(),
  });
  const report = reportOn('http://localhost', walks);
  expect(report.headline).toBe('Level 3 of 4 is reached: management');
  const ours = report.calls.filter(({ level }) => level === 4);
  const answered = ours.filter(({ results }) => results.some(({ result }) => !/^(lacking|not tried)/.test(result)));
  expect(answered.map(({ name }) => name)).toEqual([]);
  expect(ours.filter(({ without }) => without === '')).toEqual([]);
  expect(report.lacks.length).toBeGreaterThan(20);
});

test('without an account the first level breaks at the sign-in', async () => {
  const walks = await walkAll(
    contract.filter((one) => levelOf(one) === 1),
    [{ role: 'nobody' }],
    { origin: 'http://localhost', asks: 1, fetch: async () => Response.json({ code: -1002, message: '' }) },
  );
  expect(reportOn('http://localhost', walks).headline).toContain('breaks at POST /api/login/loginweb');
});
