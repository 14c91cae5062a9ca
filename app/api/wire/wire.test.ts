import * as fc from 'fast-check';
import { describe, expect, onTestFinished, test } from 'vitest';
import { applyConfig } from '../../lib/config/current.ts';
import { usualConfig } from '../../lib/config/shape.ts';
import { decode, type Codec } from './codec.ts';
import { amount, coded, day, flag, integer, joined, moment, nothing, oneOf, text, word } from './scalars.ts';
import { either, inJson, list, maybe, named, orElse, page, readOr, record, shape } from './shapes.ts';

const value = <Value>(codec: Codec<Value>, sent: unknown) => {
  const read = decode(codec, sent);
  return read.isRead ? read.value : `not read${read.field && ` at ${read.field}`}`;
};

const no = 'not read';

test.each<[string, Codec<unknown>, unknown, unknown]>([
  ['text', text, 'a', 'a'],
  ['text', text, 7, '7'],
  ['text', text, true, no],
  ['text', text, null, no],
  ['word', word, ' a ', 'a'],
  ['word', word, '  ', no],
  ['word', word, 0, no],
  ['joined', joined, 'a, b,,c', ['a', 'b', 'c']],
  ['joined', joined, '', []],
  ['amount', amount, '12.50', 12.5],
  ['amount', amount, ' -3 ', -3],
  ['amount', amount, '1e3', no],
  ['amount', amount, '0x10', no],
  ['amount', amount, '', no],
  ['amount', amount, '9'.repeat(400), no],
  ['integer', integer, '12', 12],
  ['integer', integer, 1.5, no],
  ['integer', integer, '9007199254740993', no],
  ['day', day, '2026-11-20 10:32:00', '2026-11-20'],
  ['day', day, '2024-02-29', '2024-02-29'],
  ['day', day, '2026-02-29', no],
  ['day', day, '2026-13-01', no],
  ['day', day, '20 November', no],
  ['day', day, '2026-11-29T22:28:00.000Z', '2026-11-30'],
  ['day', day, '2026-11-20 10:32 CST', no],
  ['day', day, '2026-11-20ish', no],
  ['moment', moment, '2026-11-20 10:32', '2026-11-20 10:32'],
  ['moment', moment, '2026-11-20T10:32:05.125', '2026-11-20 10:32:05'],
  ['moment', moment, '2026-11-29T02:28:00.000Z', '2026-11-29 10:28:00'],
  ['moment', moment, '2026-11-29T22:28Z', '2026-11-30 06:28'],
  ['moment', moment, '2026-11-29 02:28:00+08:00', '2026-11-29 02:28:00'],
  ['moment', moment, '2026-11-29T02:28:00.000+0000', '2026-11-29 10:28:00'],
  ['moment', moment, '2026-11-29 02:28:00 -05', '2026-11-29 15:28:00'],
  ['moment', moment, '2026-11-29T02:28:00+99:00', no],
  ['moment', moment, '2026-11-29 02:28:00 CST', no],
  ['moment', moment, '2026-11-29 02:28:00 PM', no],
  ['moment', moment, '2026-11-29 25:28:00', no],
  ['moment', moment, '2026-02-30 10:00:00', no],
  ['moment', moment, '2026-11-20', no],
  ['oneOf', oneOf('asc', 'desc'), 'asc', 'asc'],
  ['oneOf', oneOf('asc', 'desc'), 'ASC', no],
  ['coded', coded({ trial: 0, paid: 1 }), '1', 'paid'],
  ['coded', coded({ trial: 0, paid: 1 }), 2, no],
  ['coded', coded({ trial: 0, paid: 1 }), 'paid', no],
  ['coded', coded({ trial: 0, paid: 1 }), 'toString', no],
  ['nothing', nothing, { any: 'thing' }, null],
  ['maybe', maybe(integer), '', null],
  ['maybe', maybe(integer), undefined, null],
  ['maybe', maybe(integer), 'x', no],
  ['orElse', orElse(flag, false), null, false],
  ['orElse', orElse(flag, false), 'x', no],
  ['readOr', readOr(flag, false), 'x', false],
  ['readOr', readOr(flag, false), 1, true],
  ['inJson', inJson(shape({ id: integer })), '{"id":"7"}', { id: 7 }],
  ['inJson', inJson(shape({ id: integer })), '{"id":', no],
  ['record', record(flag), { a: 1, b: '0' }, { a: true, b: false }],
  ['record', record(flag), { a: 'x' }, `${no} at a`],
  ['page', page(text), { list: ['a'], total: 1 }, { rows: ['a'], total: 1 }],
  ['page', page(text), { list: ['a'], total: -1 }, `${no} at total`],
])('%s: %#', (_, codec, sent, read) => {
  expect(value(codec, sent)).toEqual(read);
});

test('a time with a zone is that of the zone of the installation', () => {
  onTestFinished(() => applyConfig(usualConfig));
  applyConfig({ ...usualConfig, timeZone: 'America/New_York' });
  expect(value(moment, '2026-07-01T02:28:00Z')).toBe('2026-06-30 22:28:00');
  expect(value(moment, '2026-11-29T02:28:00Z')).toBe('2026-11-28 21:28:00');
  expect(value(day, '2026-11-29T02:28:00Z')).toBe('2026-11-28');
  expect(value(moment, '2026-11-29 02:28:00')).toBe('2026-11-29 02:28:00');
});

describe('a record', () => {
  const App = shape({ id: integer, industry: named('industory', text), sinceWhen: maybe(day), owner: maybe(shape({ mail: text })) });

  test('has our names inside and the names of the service outside', () => {
    const sent = { id: 1, industory: 'game', sinceWhen: null, owner: { mail: 'a@b.test' }, more: 'is left behind' };
    const read = value(App, sent);
    expect(read).toEqual({ id: 1, industry: 'game', sinceWhen: null, owner: { mail: 'a@b.test' } });
    expect(App.write({ id: 1, industry: 'game', sinceWhen: null, owner: null })).toEqual({
      id: 1,
      industory: 'game',
      sinceWhen: null,
      owner: null,
    });
  });

  test('says where it cannot be read, by the names of the service', () => {
    expect(value(App, { id: 1, industory: {} })).toBe('not read at industory');
    expect(value(App, { id: 1, industory: 'game', owner: { mail: null } })).toBe('not read at owner.mail');
    expect(value(App, { id: 1, industry: 'game' })).toBe('not read at industory');
  });

  test('describes itself to others', () => {
    expect(App.json).toMatchObject({ type: 'object', required: ['id', 'industory'], properties: { id: { type: 'integer' } } });
  });

  test('is one of two, told apart before it is read', () => {
    const isFirst = (one: { id: number } | { key: string }): one is { id: number } => 'id' in one;
    const isFirstSent = (sent: unknown) => typeof sent === 'object' && sent !== null && 'id' in sent;
    const both = either({ first: shape({ id: integer }), second: shape({ key: text }), isFirst, isFirstSent });
    expect([value(both, { id: 1 }), value(both, { key: 'a' }), value(both, { id: 'x' })]).toEqual([
      { id: 1 },
      { key: 'a' },
      'not read at id',
    ]);
    expect(both.write({ key: 'a' })).toEqual({ key: 'a' });
  });
});

test('rows at any depth are dropped by themselves and counted together, each reading for itself', () => {
  const nested = list(shape({ name: text, days: list(day) }));
  const sent = [
    { name: 'a', days: ['2026-11-20', 'x'] },
    { name: null, days: [] },
    { name: 'b', days: [] },
  ];
  expect(decode(nested, sent)).toMatchObject({
    value: [
      { name: 'a', days: ['2026-11-20'] },
      { name: 'b', days: [] },
    ],
    dropped: [{ field: '1' }, { field: '1.name' }],
  });
  expect(decode(nested, [])).toEqual({ isRead: true, value: [], dropped: [] });
});

test('what is wrong is said without what was sent', () => {
  for (const codec of [integer, day, moment, oneOf('a'), coded({ a: 1 }), inJson(integer)] as const)
    expect(JSON.stringify(decode<unknown>(codec, 'hunter22 {'))).not.toContain('hunter22');
});

test('what is written is read as it was', () => {
  const Everything = shape({
    id: integer,
    name: named('nm', text),
    on: maybe(day),
    isOpen: flag,
    tier: maybe(coded({ trial: 0, paid: 'p' })),
    words: joined,
    rights: record(flag),
    rows: named('list', list(shape({ share: maybe(amount) }))),
    more: maybe(inJson(shape({ name: text }))),
  });
  const days = fc.integer({ min: 0, max: 20_000 }).map((since) => new Date(since * 86_400_000).toISOString().slice(0, 10));
  const plainWord = fc.string({ minLength: 1 }).filter((one) => !one.includes(',') && one.trim() === one);
  const given = fc.record({
    id: fc.maxSafeInteger(),
    name: fc.string({ unit: 'binary' }),
    on: fc.option(days),
    isOpen: fc.boolean(),
    tier: fc.option(fc.constantFrom('trial' as const, 'paid' as const)),
    words: fc.array(plainWord),
    rights: fc.dictionary(fc.stringMatching(/^[a-z]{1,8}$/), fc.boolean(), { noNullPrototype: true }),
    rows: fc.array(fc.record({ share: fc.option(fc.double({ noNaN: true, noDefaultInfinity: true })) })),
    more: fc.option(fc.record({ name: fc.string() })),
  });
  fc.assert(
    fc.property(given, (inside) => {
      const wire: unknown = JSON.parse(JSON.stringify(Everything.write(inside)));
      // JSON knows no -0.
      expect(value(Everything, wire)).toEqual(JSON.parse(JSON.stringify(inside)));
    }),
  );
});
