import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isRole, readTokens } from './read.ts';
import { stylesheet } from './stylesheet.ts';

test('tokens.css is what tokens.json says; after a change run `npm run tokens`', () => {
  expect(readFileSync(new URL('tokens.css', import.meta.url), 'utf8')).toBe(stylesheet());
});

test('every colour role has a dark value', () => {
  const missing = readTokens().filter((token) => isRole(token) && token.type === 'color' && token.dark === undefined);
  expect(missing).toEqual([]);
});

test('a reference is resolved to the colour it stands for', () => {
  expect(readTokens().find((token) => token.name === 'color-text-primary')).toMatchObject({ light: '#24221d', dark: '#ede9e1' });
});
