import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { built, serve } from '../testServer.ts';

/** A build takes over what stands in `public`. */
function builtWithSample() {
  const root = built();
  cpSync('public/sample', join(root, 'sample'), { recursive: true });
  return root;
}

test.each([
  ['shop.html', 'text/html; charset=utf-8'],
  ['shop.js', 'text/javascript; charset=utf-8'],
  ['shop.css', 'text/css; charset=utf-8'],
])('the sample page of the tracking script is served: %s', async (name, type) => {
  const { origin } = await serve({ root: builtWithSample() });
  const answer = await fetch(`${origin}/sample/${name}`);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, type]);
  expect(answer.headers.get('content-security-policy')).toContain("script-src 'self';");
  expect(await answer.text()).toBe(readFileSync(`public/sample/${name}`, 'utf8'));
});

test('it needs nothing that its policy refuses', () => {
  const page = readFileSync('public/sample/shop.html', 'utf8');
  // Every script has a source of this site; nothing runs out of an attribute.
  expect(page.match(/<script(?![^>]*\ssrc="(?!\w+:|\/\/))/g)).toBeNull();
  expect(page.match(/\son\w+=|javascript:|https?:\/\//g)).toBeNull();
});
