import { expect, test } from 'vitest';
import { faultsIn, fill, filledAddress, macrosIn, sampleFrom, samples, toggleMacro } from './macros.ts';

const url = 'https://ad.example/track?callback={clickid}&event={event}';

test('a macro is put in and taken out again', () => {
  expect(toggleMacro(url, 'ts')).toBe(`${url}&ts={ts}`);
  expect(toggleMacro(toggleMacro(url, 'ts'), 'ts')).toBe(url);
  expect(toggleMacro(url, 'clickid')).toBe('https://ad.example/track?event={event}');
  expect(macrosIn(toggleMacro('https://ad.example', 'event'))).toEqual(['event']);
});

test('values are encoded, what an event lacks is empty, and secrets are not shown', () => {
  const { address, parts } = fill(`${url}&ua={ua}&amount={amount}&token=hunter2`, samples.install);
  expect(address).toBe('https://ad.example/track');
  expect(parts.map(({ key, value, isSecret }) => [key, value, isSecret])).toEqual([
    ['callback', 'B.8fK2-31xQ', false],
    ['event', 'install', false],
    ['ua', encodeURIComponent(samples.install.ua ?? ''), false],
    ['amount', null, false],
    ['token', 'hunter2', true],
  ]);
});

test.each(['app_secret', 'client_secret', 'auth_token', 'access_key', 'accessKey', 'Authorization', 'x-api-key'])(
  '%s is a secret',
  (name) => {
    expect(fill(`https://a.example/?${name}=hunter2`, samples.install).parts[0]?.isSecret).toBe(true);
  },
);

test.each(['keyword', 'design', 'monkey'])('%s is none', (name) => {
  expect(fill(`https://a.example/?${name}=1`, samples.install).parts[0]?.isSecret).toBe(false);
});

test('a name and a password in front of the host are not shown', () => {
  expect(fill('https://me:hunter2@a.example/t?e={event}', samples.install).address).toBe('https://••••••@a.example/t');
});

test.each(['169.254.1.1', '100.64.0.1', '0.0.0.0', '[fc00::1]', '[fe80::1]', '[::1]', 'x.internal'])('%s is private', (host) => {
  expect(faultsIn(`https://${host}/t?e={event}`)).toEqual(['privateHost']);
});

test.each(['100.128.0.1', '172.32.0.1', 'fd.example', 'local.example'])('%s is not', (host) => {
  expect(faultsIn(`https://${host}/t?e={event}`)).toEqual([]);
});

test.each([
  ['ad.example/track', ['notAddress']],
  ['javascript:alert(1)', ['notAddress']],
  ['http://ad.example/track?e={event}', ['notSecure']],
  ['https://10.0.0.8/track?e={event}', ['privateHost']],
  ['https://ad.example/track?e={event}&x={nothing}', ['unknownMacro']],
  ['https://ad.example/track', ['noMacro']],
  ['https://ad.example/track?c={clickid}', ['noEvent']],
  [url, []],
])('%s has %j', (address, faults) => {
  expect(faultsIn(address)).toEqual(faults);
});

test('a real event fills the address with what it holds, and leaves the rest empty', () => {
  const sent = { currencyamount: 30, currencytype: 'CNY', context: { transactionid: 'T1' } };
  const event = {
    id: 'e',
    at: '2026-11-20 10:20:30',
    event: 'payment',
    who: 'u_1',
    deviceId: 'D-1',
    device: null,
    issues: [],
    isRefused: false,
    repeats: 0,
    payload: sent,
  };
  const address = 'https://ad.example/t?o={order_id}&a={amount}&i={idfa}&q={oaid}&ts={ts}&c={clickid}';
  expect(filledAddress(address, sampleFrom(event, true))).toBe('https://ad.example/t?o=T1&a=30&i=D-1&q=&ts=1795141230&c=');
  expect(filledAddress('https://ad.example/t?q={oaid}', sampleFrom(event, false))).toBe('https://ad.example/t?q=D-1');
  expect(sampleFrom({ ...event, payload: null }, true).amount).toBeNull();
});
