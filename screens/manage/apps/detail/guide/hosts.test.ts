import { expect, test } from 'vitest';
import { parseHosts, readHosts } from './hosts.ts';
import { snippets } from './seed-snippets.ts';

test('domains are read as they are written or pasted', () => {
  expect(parseHosts('https://Shop.example:8443/cart?a=1， .shop.example\nwww.shop.example shop.example')).toEqual({
    hosts: ['shop.example', '.shop.example', 'www.shop.example'],
    wrong: null,
  });
  expect(parseHosts('商店.中国').hosts).toEqual(['xn--czrs0t.xn--fiqs8s']);
  expect(parseHosts('localhost, 192.168.0.4').hosts).toEqual(['localhost', '192.168.0.4']);
});

test.each(['shop', 'shop..example', "x'],a:alert(1)//.com", '*.shop.example', 'shop example.com'])(
  '%s is no domain, and nothing is filled in',
  (text) => {
    expect(parseHosts(text)).toEqual({ hosts: [], wrong: expect.any(String) });
  },
);

test('of what is stored only domains are read', () => {
  expect(readHosts(['shop.example', "'", 4])).toEqual(['shop.example']);
  expect(readHosts('shop.example')).toBeNull();
});

test('the code names the domains of the site and no other', () => {
  const filled = { appkey: 'k', version: 'v2.0.0', receiver: 'https://log.test/receiver', script: 'https://c.test/v2.js' };
  const [install] = snippets.H5;
  expect(install?.code({ ...filled, hosts: ['a.test', '.a.test'] })).toContain("hosts: ['a.test', '.a.test'] });");
  for (const { code, needsHosts } of Object.values(snippets).flat())
    expect(code({ ...filled, hosts: [] }).includes('…')).toBe(needsHosts === true);
});
