import { expect, test } from 'vitest';
import { contract } from '#app/api/contract.ts';
import type { Endpoint } from '#app/api/declare/endpoint.ts';
import { ExportOrder } from '#app/api/exports.ts';
import { reports } from '#app/api/reports/reports.ts';
import { wireNameOf } from '#app/api/wire/shapes.ts';
import { countPlaceholders, overlaps } from './openapi/overlaps.ts';
import { listed, type Listed } from './spec-list.ts';

const declaredAs = (id: string) => contract.filter(({ endpoint }) => endpoint.spec.includes(id)).map(({ endpoint }) => endpoint);

/** The tracking script sends to a receiver whose address is not given (R-214); its calls stand under `/receiver`. */
function callOf({ method, path, suggest }: Listed): string {
  const place = path ?? suggest?.path ?? '';
  return `${method ?? suggest?.method ?? ''} ${place.startsWith('/') ? place : `/receiver/${place}`}`;
}

/** `/api/report/{app}/retention_cohort` is one case of `/api/report/{app}/{report}`. */
function fits(call: string, template: string): boolean {
  const parts = template.split('/');
  const own = call.split('/');
  return (
    parts.length === own.length &&
    parts.every((part, index) => part === own[index] || (part.startsWith('{') && !own[index]?.startsWith('{')))
  );
}

test('the inventory has the 184 calls of the specification, each once', () => {
  expect(new Set(listed.map(({ id }) => id)).size).toBe(184);
});

test.each(listed.map((entry) => [entry.id, entry] as const))('%s is declared', (id, entry) => {
  const declarations = declaredAs(id);
  expect(declarations).not.toEqual([]);
  for (const { call, query, always, kind } of declarations) {
    expect(fits(call, callOf(entry)), `${call} for ${callOf(entry)}`).toBe(true);
    const sent = [...Object.entries(query).map(([name, codec]) => wireNameOf(name, codec)), ...Object.keys(always)];
    expect(sent).toEqual(expect.arrayContaining(entry.query));
    expect([kind, entry.binary]).not.toEqual(['download', false]);
  }
});

test('a parameter that the specification does not name can be left out, or rests on a reading', () => {
  const bold = contract.flatMap(({ name, endpoint }) => {
    const entries = listed.filter(({ id }) => endpoint.spec.includes(id));
    const known = new Set(entries.flatMap(({ query }) => query));
    return Object.entries(endpoint.query)
      .filter(
        ([key, codec]) =>
          entries.length > 0 &&
          !known.has(wireNameOf(key, codec)) &&
          !codec.isOptional &&
          !/[AG]-\d\d|R-105|R-187|R-188|R-189/.test(endpoint.cites),
      )
      .map(([key]) => `${name}: ${key}`);
  });
  expect(bold).toEqual([]);
});

test('a call is either in the inventory or marked as ours', () => {
  const ids = new Set(listed.map(({ id }) => id));
  expect(contract.filter(({ endpoint }) => endpoint.isOurs === endpoint.spec.length > 0).map(({ name }) => name)).toEqual([]);
  expect(contract.flatMap(({ endpoint }) => endpoint.spec.filter((id) => !ids.has(id)))).toEqual([]);
});

test('no call is declared twice', () => {
  const calls = contract.map(({ endpoint }) => endpoint.call);
  expect(calls.filter((call, index) => calls.indexOf(call) !== index)).toEqual([]);
});

/** A path without placeholders comes before one with placeholders. */
const collide = (a: Endpoint, b: Endpoint) => overlaps(a, b) && countPlaceholders(a.path) === countPlaceholders(b.path);

test('no address is that of two calls', () => {
  const endpoints = contract.map(({ endpoint }) => endpoint);
  const pairs = endpoints.flatMap((a, index) =>
    endpoints.slice(index + 1).flatMap((b) => (collide(a, b) ? [`${a.call} and ${b.call}`] : [])),
  );
  expect(pairs).toEqual([]);
});

test('where the specification gives no method or path, the declaration says whose reading it is', () => {
  const silent = listed.filter(({ method, path }) => method === null || path === null);
  expect(
    silent
      .flatMap(({ id }) => declaredAs(id))
      .filter(({ cites }) => !/[AGC]-\d\d/.test(cites))
      .map(({ call }) => call),
  ).toEqual([]);
});

test('every call says what it rests on', () => {
  expect(contract.filter(({ endpoint }) => !/[RACG]-\d\d/.test(endpoint.cites)).map(({ name }) => name)).toEqual([]);
});

test('every placeholder has a type', () => {
  const untyped = contract.flatMap(({ name, endpoint }) =>
    Object.entries(endpoint.placeholders)
      .filter(([, { json }]) => json['type'] === undefined && json['enum'] === undefined)
      .map(([key]) => `${name}: {${key}}`),
  );
  expect(untyped).toEqual([]);
});

test('the constants of the specification are sent by their calls, and by no other (R-184, R-191)', () => {
  const constants = contract.filter(({ endpoint }) => Object.keys(endpoint.always).length > 0);
  expect(Object.fromEntries(constants.map(({ endpoint: { call, always } }) => [call, always]))).toEqual({
    'GET /api/{app}/channel/findall': { delflag: '1' },
    'GET /api/{app}/campaign/viewcolumn/findall/{x}': { version: '1' },
    'GET /api/{app}/campaign/userviewcolumn/findall/{x}': { version: '1' },
  });
});

test.each([
  ['findChannels', ['subAccountId']], // R-184
  ['getCampaignDropdown', ['menu', 'name']], // R-185
])('%s can leave out %j', (id, names) => {
  const queries = declaredAs(id).flatMap(({ query }) => Object.entries(query));
  expect(queries.filter(([, { isOptional }]) => isOptional).map(([name, codec]) => wireNameOf(name, codec))).toEqual(names);
});

test('a report says its app in the path alone (R-186)', () => {
  const reports = contract.filter(({ endpoint }) => endpoint.path.startsWith('/api/report/{app}/'));
  expect(reports.length).toBeGreaterThan(10);
  const names = reports.flatMap(({ endpoint }) => Object.entries(endpoint.query).map(([name, codec]) => wireNameOf(name, codec)));
  expect(names.filter((name) => /^app(id)?$/i.test(name))).toEqual([]);
});

test('{app} in a path is the id of an app (R-181)', () => {
  const named = contract.flatMap(({ name, endpoint: { placeholders } }) =>
    placeholders['app'] ? [{ name, app: placeholders['app'] }] : [],
  );
  expect(named.length).toBeGreaterThan(50);
  // Reports leave open what it is written as.
  const others = named.filter(({ name, app }) => app.json['type'] !== 'integer' && !name.startsWith('reports.'));
  expect(others.map(({ name }) => name)).toEqual([]);
});

test.each([
  ['deleteAsaMap', 'json'], // R-196
  ['deleteAsaUploadTask', 'json'],
  ['exchangeToutiaoToken', 'form'], // R-201
])('%s sends a body as %s', (id, as) => {
  expect(declaredAs(id).map((endpoint) => [endpoint.body !== null, endpoint.as])).toEqual([[true, as]]);
});

test('a GET that changes something is no query, so that it is never asked again by itself', () => {
  const changing = [
    'logout',
    'modifyRegisteredEmail',
    'sendForgetPwdEmail',
    'sendActiveMail',
    'updateGeneralApp',
    'insertReminder',
    'restoreDefaultMenu',
  ];
  expect(changing.flatMap(declaredAs).filter(({ kind }) => kind !== 'mutation')).toEqual([]);
});

test('rows and files are ordered by `all` or `day` (R-105)', () => {
  const schemas = [reports.rows.query['byDay']?.json, ExportOrder.json['properties']];
  const choice = { enum: ['all', 'day'] };
  expect(schemas).toMatchObject([{ anyOf: expect.arrayContaining([choice]) }, { aggregation: choice }]);
  const words = [true, false].map((isByDay) => reports.rows.query['byDay']?.write(isByDay));
  expect(words).toEqual(['day', 'all']);
});
