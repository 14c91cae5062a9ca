import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decode, type Codec, type DroppedRow } from '../wire/codec.ts';
import { amount, anything, coded, day, flag, integer, moment, nothing, oneOf, text } from '../wire/scalars.ts';
import { list, maybe, named, orElse, page, record, shape } from '../wire/shapes.ts';
import { envelopeOf, verdictOf } from './codes.ts';
import { ApiError } from './error.ts';
import { planOf } from './request.ts';
import { declared, testClient } from './testClient.ts';
import { endpointOf } from '../declare/endpoint.ts';
import { inputOf } from '#mocks/service/incoming.ts';
import { routeTo } from '#mocks/service/route.ts';

const Row = shape({ id: integer, on: day, at: maybe(moment), rights: record(flag), tier: coded({ trial: 0, paid: 1 }) });
const codecs: Record<string, Codec<unknown>> = {
  text,
  amount,
  integer,
  flag,
  day,
  moment,
  nothing,
  anything,
  oneOf: oneOf('a', 'b'),
  coded: coded({ no: 0, yes: '1' }),
  maybe: maybe(day),
  orElse: orElse(flag, false),
  shape: Row,
  list: list(Row),
  page: page(Row),
  record: record(record(list(flag))),
  named: shape({ inside: named('outside', day) }),
};

/** Arbitrary JSON, much of which nearly matches the codecs. */
const nearly = fc.oneof(
  fc.jsonValue(),
  fc.string({ unit: 'binary' }),
  fc.record(
    {
      id: fc.oneof(fc.integer(), fc.jsonValue()),
      on: fc.oneof(fc.constantFrom('2026-02-31', '2026-13-01', '0000-00-00', '2026-11-20 10:00'), fc.jsonValue()),
      at: fc.jsonValue(),
      rights: fc.oneof(fc.dictionary(fc.string(), fc.jsonValue()), fc.constant(JSON.parse('{"__proto__":{"polluted":true}}'))),
      tier: fc.jsonValue(),
      list: fc.array(fc.jsonValue()),
      total: fc.jsonValue(),
      outside: fc.jsonValue(),
    },
    { requiredKeys: [] },
  ),
);
const anyJson = fc.oneof(nearly, fc.array(nearly));

describe('whatever came over the wire', () => {
  // All codecs read the same samples, because generating samples takes longer than reading them.
  test('it is read or not by every codec, and nothing is thrown', () => {
    fc.assert(
      fc.property(anyJson, (sent) => {
        const answers = Object.entries(codecs).map(([name, codec]) => [name, typeof decode(codec, sent).isRead]);
        expect(answers.filter(([, kind]) => kind !== 'boolean')).toEqual([]);
      }),
      { numRuns: 1000 },
    );
    expect({}).not.toHaveProperty('polluted');
  });

  test('a wrapping is found or not, and each code has one verdict', () => {
    fc.assert(
      fc.property(fc.oneof(anyJson, fc.record({ code: anyJson, content: anyJson })), (sent) => {
        const envelope = envelopeOf(sent);
        const verdict = envelope ? verdictOf('POST', envelope.code) : 'refused';
        expect(['session', 'done', 'handed', 'refused']).toContain(verdict);
      }),
    );
  });

  test('a call ends with a value or with an ApiError', async () => {
    const body = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.record({ code: fc.oneof(fc.constantFrom(200, '200', 201), fc.jsonValue()), content: anyJson }).map((sent) => JSON.stringify(sent)),
    );
    await fc.assert(
      fc.asyncProperty(
        body,
        fc.constantFrom(200, 206, 400, 401, 404, 500, 503),
        fc.constantFrom(...Object.values(codecs)),
        async (words, status, result) => {
          const { client } = testClient(() => new Response(words, { status }));
          const calls = [
            ...(['GET', 'POST', 'PUT', 'DELETE'] as const).map((method) => client.ask(declared(method, { result }), {})),
            client.download(declared('GET', {}, 'download'), {}),
          ];
          for (const ended of await Promise.allSettled(calls))
            expect(ended.status === 'fulfilled' || ended.reason instanceof ApiError).toBe(true);
        },
      ),
      { numRuns: 300 },
    );
  });
});

test('a right is granted by true, 1, and their words, by nothing else', () => {
  const isYes = (sent: unknown) => sent === true || sent === 1 || sent === '1' || sent === 'true';
  for (const sent of [true, 1, '1', 'true']) expect(decode(flag, sent)).toMatchObject({ isRead: true, value: true });
  const others = fc.oneof(
    fc.constantFrom('TRUE', 'yes', ' 1', '1 ', '01', 'on', 2, -1, 1.0000001, '1.0', [1], [true], {}, null, '', undefined, NaN),
    anyJson,
  );
  fc.assert(
    fc.property(others, (sent) => {
      for (const codec of [flag, maybe(flag), orElse(flag, false)]) {
        const read = decode<boolean | null>(codec, sent);
        expect(read.isRead && read.value === true).toBe(isYes(sent));
      }
    }),
  );
});

test('rows that cannot be read are left out and counted, without what stood in them', async () => {
  const dropped: DroppedRow[] = [];
  const { client } = testClient(
    () =>
      Response.json({
        code: 200,
        content: { list: [{ id: 1, on: '2026-11-20' }, { id: 'secret', on: '2026-11-20' }, 'secret', { id: 4, on: 'secret' }], total: 4 },
      }),
    { onDropped: (_, rows) => dropped.push(...rows) },
  );
  const rows = page(shape({ id: integer, on: day }));
  expect(await client.ask(declared('GET', { result: rows }), {})).toEqual({ rows: [{ id: 1, on: '2026-11-20' }], total: 4 });
  expect(dropped.map(({ field }) => field)).toEqual(['1.id', '2', '3.on']);
  expect(JSON.stringify(dropped)).not.toContain('secret');
});

const filter = {
  name: named('searchText', maybe(text)),
  from: named('startdate', day),
  on: maybe(flag),
  tier: maybe(coded({ trial: 0, paid: 1 })),
  ids: named('idlist', maybe(list(integer))),
  words: maybe(list(text)),
};
const endpoint = endpointOf<never, unknown>('reports', 'query', 'GET /api/{app}/of/{what}', {
  path: { app: integer },
  query: filter,
  result: anything,
});

/** Whole words, as a browser sends them: half of a pair of surrogates is none. */
const words = fc.string({ unit: 'grapheme' }).filter((value) => value !== '');

test('parameters come out of the request as they were given', () => {
  const given = fc.record({
    app: fc.maxSafeInteger(),
    what: words.filter((value) => value !== '.' && value !== '..'),
    name: fc.option(words),
    from: fc.constantFrom('2026-11-20', '2024-02-29'),
    on: fc.option(fc.boolean()),
    tier: fc.option(fc.constantFrom('trial', 'paid')),
    ids: fc.option(fc.array(fc.maxSafeInteger(), { minLength: 1 })),
    words: fc.option(fc.array(fc.string({ unit: 'grapheme' }), { minLength: 1 })),
  });
  const find = routeTo([{ endpoint: endpoint, respond: () => null }]);
  fc.assert(
    fc.property(given, (input) => {
      const { url, method } = planOf(endpoint, input, { origin: 'http://localhost', token: null, random: () => 0 });
      const { pathname, searchParams } = new URL(url);
      const found = find(method, pathname);
      if (typeof found === 'string') throw new Error(`${found}: ${pathname}`);
      expect(inputOf(endpoint, { path: found.path, search: searchParams, body: undefined })).toEqual(input);
    }),
  );
});

test.each(['.', '..', ''])('a path never loses a part: “%s” is not sent', (what) => {
  const plan = () => planOf(endpoint, { app: 1, what, from: '2026-11-20' }, { origin: '', token: null, random: () => 0 });
  expect(plan).toThrow('{what}');
});
