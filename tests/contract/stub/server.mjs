// A back end of the first level: somebody signs in and sees an overview. It needs Node 20 and nothing else.
// answers.json has a sample answer for each call, written from the declarations of the console. Replace them one by one.
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const { timeZone, account, calls } = JSON.parse(readFileSync(new URL('answers.json', import.meta.url), 'utf8'));
const token = randomUUID();

const done = (content) => ({ code: 200, message: '', content });
const refused = (code, message) => ({ code, message, content: null });

// Days and times are those of the account's time zone: 2026-11-20 and 2026-11-20 10:32:00.
const now = () => new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium', timeZone }).format(new Date());
const daysOf = (query) => {
  const days = [];
  for (let at = Date.parse(query.get('startdate')); at <= Date.parse(query.get('enddate')) && days.length < 400; at += 86_400_000)
    days.push(new Date(at).toISOString().slice(0, 10));
  return days;
};

// Made-up numbers, the same for the same day.
const metrics = { clicks: 1, uniqueClicks: 0.8, installs: 0.1, registrations: 0.06, active: 0.5, newPayers: 0.01, income: 0.7, cost: 0.5 };
const valuesOf = (day) => {
  const base = 1000 + ((Date.parse(day) / 86_400_000) % 7) * 100;
  return Object.fromEntries(Object.entries(metrics).map(([metric, share]) => [metric, Math.round(base * share)]));
};
const sumOf = (days) =>
  Object.fromEntries(Object.keys(metrics).map((metric) => [metric, days.reduce((sum, day) => sum + valuesOf(day)[metric], 0)]));

const report = (query, dimension) => {
  const days = daysOf(query);
  const row = (key, values, day = null) => ({ key, label: key, day, values });
  const list =
    dimension === 'day'
      ? days.map((day) => row(day, valuesOf(day)))
      : query.get('aggregation') === 'day'
        ? days.map((day) => row(dimension, valuesOf(day), day))
        : [row(dimension, sumOf(days))];
  return { columns: Object.keys(metrics), list, totals: sumOf(days), total: list.length, fetchedAt: now(), completeTo: now() };
};

const retention = (query) => {
  const ages = [1, 2, 3, 4, 5, 6, 7];
  const hasPassed = (day, age) => Date.parse(day) + (age + 1) * 86_400_000 <= Date.parse(now().slice(0, 10));
  const row = (key, isKnown, size) => ({
    key,
    label: key,
    size,
    values: Object.fromEntries(ages.map((age) => [age, isKnown(age) ? Number((0.4 / age).toFixed(4)) : null])),
    maturity: Object.fromEntries(ages.map((age) => [age, isKnown(age) ? 'final' : 'none'])),
  });
  const days = daysOf(query);
  const list =
    query.get('dimension') === 'day'
      ? days.map((day) => row(day, (age) => hasPassed(day, age), valuesOf(day).installs))
      : [row('all', (age) => days.some((day) => hasPassed(day, age)), sumOf(days).installs)];
  return { ages, list, total: list.length, fetchedAt: now(), completeTo: now() };
};

/** Answers that depend on the request. Every other call gets its sample. */
const computed = {
  'session.login': ({ body, sample }) =>
    body.email === account.email && body.password === account.password
      ? done({ ...sample, token })
      : refused(-5000, 'The email or the password is wrong'),
  'reports.rows': ({ query }) => done(report(query, query.get('dimension') ?? 'all')),
  'reports.banner': ({ query }) => done(report(query, 'day')),
  'reports.retention': ({ query }) => done(retention(query)),
};

/** The calls are in order: a path without placeholders comes before one with placeholders. */
const routes = calls.map((call) => ({ call, pattern: new RegExp(`^${call.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`) }));

const answerTo = (route, request, body, query) => {
  if (!route.isOpen && request.headers.authorization !== token) return refused(-1002, 'The session has ended');
  return computed[route.name]?.({ body, query, sample: route.sample }) ?? done(route.sample);
};

const parsed = (words) => {
  try {
    return JSON.parse(words) ?? {};
  } catch {
    return {};
  }
};

const server = createServer(async (request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
  const route = routes.find(({ call, pattern }) => call.method === request.method && pattern.test(pathname))?.call;
  let words = '';
  for await (const part of request) words += part;
  const send = (status, body) =>
    response.writeHead(status, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' }).end(JSON.stringify(body));
  if (route) send(200, answerTo(route, request, parsed(words), searchParams));
  else response.writeHead(404, { 'Content-Type': 'text/plain' }).end('There is no such call yet');
});

server.listen(Number(process.env.PORT ?? 8787), '127.0.0.1', () => {
  const address = server.address();
  console.log(`served on http://127.0.0.1:${typeof address === 'object' && address ? address.port : ''}`);
});
