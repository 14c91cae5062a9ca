import { expect, test } from 'vitest';
import { inSentence } from './inSentence.ts';

test.each([
  ['App name', 'app name'],
  ['Email', 'email'],
  ['URL', 'URL'],
  ['Client ID', 'Client ID'],
  ['iOS app', 'iOS app'],
  ['应用名称', '应用名称'],
])('%s stands in a sentence as %s', (label, text) => {
  expect(inSentence(label)).toBe(text);
});
