import { expect, test } from 'vitest';
import { LoginResult } from '../../api/account/shapes.ts';
import type { Codec } from '../../api/wire/codec.ts';
import { amount, anything, day, file, flag, integer, joined, moment, oneOf, text } from '../../api/wire/scalars.ts';
import * as kinds from '../../api/wire/sensitive.ts';
import { either, inJson, list, maybe, orElse, page, record, shape } from '../../api/wire/shapes.ts';
import { createRedactor } from './redactor.ts';
import { isPrivateKind } from './replacement.ts';

const answer = <Value>(codec: Codec<Value>, value: Value, redactor = createRedactor()) => redactor.answer(codec.json, codec.write(value));
const input = <Value>(codec: Codec<Value>, value: Value, redactor = createRedactor()) => redactor.input(codec.json, codec.write(value));

test.each<[name: string, codec: Codec<string>, value: string, replacement: string]>([
  ['email', kinds.email, 'lin@firma.cn', 'person1@example.test'],
  ['phone', kinds.phone, '13857106021', '13800000001'],
  ['person', kinds.person, '林晚照', 'person1'],
  ['person', kinds.person, 'lin@firma.cn', 'person1@example.test'],
  ['company', kinds.company, '云岫互动', 'company1'],
  ['device', kinds.device, '8F1C2A77-90AB-4C5D', '00000000-0000-0001'],
  ['device', kinds.device, 'x', 'device1'],
  ['ip', kinds.ip, '203.0.113.9', '192.0.2.1'],
  ['link', kinds.privateLink, 'https://a.example/cb?key=hunter22', 'https://example.test/link1'],
  ['secret', kinds.secret, 'hunter22', 'secret1'],
  ['secret', kinds.token, 'hunter22', 'secret1'],
  ['words', kinds.freeText, '张三说不行', 'text1'],
  ['key', kinds.key, 'installs', 'installs'],
])('%s: %#', (_, codec, value, replacement) => {
  expect(answer(codec, value)).toBe(replacement);
  expect(input(codec, value)).toBe(replacement);
});

test('every scalar has a kind that is replaced, but for keys', () => {
  const others = Object.entries(kinds).filter(([, { json }]) => !isPrivateKind(json['x-kind']));
  expect(others.map(([name]) => name)).toEqual(['key']);
});

test('the same value has the same replacement, and another value another', () => {
  const Row = shape({ email: kinds.email, creator: maybe(kinds.person) });
  const rows = [
    { email: 'a@x.cn', creator: 'b@x.cn' },
    { email: 'b@x.cn', creator: null },
  ];
  expect(answer(page(Row), { rows, total: 2 })).toEqual({
    list: [
      { email: 'person1@example.test', creator: 'person2@example.test' },
      { email: 'person2@example.test', creator: null },
    ],
    total: 2,
  });
});

test('numbers, days, flags, choices and names of the service stay', () => {
  const All = shape({ id: integer, cost: amount, on: day, at: moment, isOn: flag, kind: oneOf('a', 'b'), name: text, keys: joined });
  const value = {
    id: 13857106021,
    cost: 1.5,
    on: '2026-11-20',
    at: '2026-11-20 10:32',
    isOn: true,
    kind: 'a' as const,
    name: '星海远征',
    keys: ['x'],
  };
  expect(answer(All, value)).toEqual({ ...value, keys: 'x' });
});

test('an email in the middle of another text is replaced', () => {
  expect(answer(text, 'App of lin@firma.cn, iOS')).toBe('App of person1@example.test, iOS');
});

test('typed text is no part of an input, but what the service has offered is', () => {
  const redactor = createRedactor();
  answer(list(text), ['channel-7'], redactor);
  const Body = shape({ channels: list(text), name: text, limit: integer, on: maybe(day) });
  const sent = { channels: ['channel-7'], name: 'My secret plan', limit: 3, on: '2026-11-20' };
  expect(input(Body, sent, redactor)).toEqual({ channels: ['channel-7'], name: 'text1', limit: 3, on: '2026-11-20' });
});

test('all of a record is looked through: JSON in a text, values by unknown keys, alternatives, defaults', () => {
  const isFirst = (one: { email: string } | { token: string }): one is { email: string } => 'email' in one;
  const either2 = either({ first: shape({ email: kinds.email }), second: shape({ token: kinds.token }), isFirstSent: () => true, isFirst });
  const Deep = shape({
    json: inJson(shape({ p: kinds.phone })),
    by: record(kinds.secret),
    either: either2,
    note: orElse(kinds.freeText, ''),
  });
  expect(answer(Deep, { json: { p: '13857106021' }, by: { any: 'hunter22' }, either: { token: 'hunter23' }, note: '' })).toEqual({
    json: '{"p":"13800000001"}',
    by: { any: 'secret1' },
    either: { token: 'secret2' },
    note: '',
  });
});

test('of a value of no declared shape no text and no number stays', () => {
  expect(answer(anything, { who: '张三', age: 41, tags: ['vip'], isOn: true })).toEqual({
    who: 'text1',
    age: 0,
    tags: ['text2'],
    isOn: true,
  });
});

test('a file is left out', () => {
  expect(input(shape({ file }), { file: new Blob(['hunter22']) })).toEqual({ file: 'text1' });
});

test('nobody is recognised in an answer to a sign-in', () => {
  const redacted = answer(LoginResult, {
    id: 7,
    email: 'lin@firma.cn',
    status: 1,
    avatar: 'avatar1',
    universalLogin: false,
    isSuperUser: true,
    isChannelPerson: false,
    rootParent: 'boss@firma.cn',
    parent: null,
    roleName: '主账号',
    newRoleName: null,
    rights: ['a@b'],
    company: '云岫互动',
    plan: 'paid',
    roleCategory: 0,
    isComplete: true,
    planEndsOn: null,
    name: '林晚照',
    phone: '13857106021',
    isDemo: false,
    token: 'hunter22',
    isSpecialOnH5: false,
  });
  expect(redacted).toMatchObject({ id: 7, email: 'person1@example.test', name: 'person1', token: 'secret1', roleName: '主账号' });
  expect(JSON.stringify(redacted)).not.toMatch(/firma|林晚照|云岫|13857106021|hunter22/);
});

test('a sentence loses what was replaced elsewhere, the longest first, and replacements are not replaced again', () => {
  const redactor = createRedactor();
  answer(shape({ a: kinds.person, b: kinds.person }), { a: '林晚', b: '林晚照' }, redactor);
  redactor.typed('te');
  expect(redactor.sentence('林晚照的账号，x@y.cn，te')).toBe('person2的账号，person1@example.test，text1');
  expect(answer(kinds.person, 'person2', redactor)).toBe('person2');
});
