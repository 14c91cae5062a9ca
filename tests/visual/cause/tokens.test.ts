import { expect, test } from 'vitest';
import { stylesheet } from '../../../design-system/tokens/stylesheet.ts';
import { changedTokens, tokensIn } from './tokens.ts';

const now = stylesheet();

test('both themes of the stylesheet are read', () => {
  const [light, dark] = [tokensIn(now, 'light'), tokensIn(now, 'dark')];
  expect([...dark.keys()].sort()).toEqual([...light.keys()].sort());
  expect(light.get('--color-text-primary')).toBe('#24221d');
  expect(dark.get('--color-text-primary')).toBe('#ede9e1');
  expect(dark.get('--radius-sm')).toBe(light.get('--radius-sm'));
});

test('a token that changed is named in the theme in which it changed', () => {
  const before = now.replace(/#24221d/g, '#000000').replace(/--radius-sm: [^;]+/, '--radius-sm: 99px');
  const names = (theme: 'light' | 'dark') => changedTokens(before, now, theme).map(({ name }) => name);
  expect(names('light')).toEqual(expect.arrayContaining(['--radius-sm', '--color-text-primary']));
  expect(names('dark')).toContain('--radius-sm');
  expect(names('dark')).not.toContain('--color-text-primary');
  expect(changedTokens(now, now, 'light')).toEqual([]);
});

test('a stylesheet that is not known, as outside of git, blames no token', () => {
  expect(changedTokens('', now, 'light')).toEqual([]);
});
