import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { configFrom } from '../lib/config/shape.ts';
import { runtimeStyles, securityHeaders } from './headers.ts';

const policyOf = (given: unknown) => securityHeaders(configFrom(given))['Content-Security-Policy'] ?? '';
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('nothing may run, load or be sent that is not named, and no style stands in a page', () => {
  const policy = policyOf({});
  expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self' 'sha256-");
  expect(policy).not.toMatch(/unsafe|\*|https?:/);
  expect(policy).toContain("require-trusted-types-for 'script'");
});

test('a configuration opens the origins of its own addresses and no other', () => {
  const policy = policyOf({
    api: 'https://api.example.com',
    logReceiver: 'https://in.example.com/receiver',
    product: { mark: 'https://cdn.example.com/x.svg' },
    monitor: { address: 'https://errors.example.com/in?key=1' },
  });
  expect(policy).toContain("connect-src 'self' https://api.example.com https://in.example.com https://errors.example.com;");
  expect(policy).toContain("img-src 'self' data: blob: https://cdn.example.com;");
  expect(policyOf({ api: '/console', monitor: { address: '/in' } })).toContain("connect-src 'self';");
});

test('the two styles that are made at run time are those of the packages', () => {
  const source = readFileSync('node_modules/react-aria/dist/private/interactions/usePress.js', 'utf8');
  const [, attribute = ''] = /PRESSABLE_ATTRIBUTE = '([\w-]+)'/.exec(source) ?? [];
  const [, style = ''] = /style\.textContent = `([^`]*)`\.trim\(\)/.exec(source) ?? [];
  expect(runtimeStyles.pressable).toBe(hash(style.replaceAll(/\$\{[^}]*\}/g, attribute).trim()));
  expect(runtimeStyles.empty).toBe(hash(''));
});
