import { expect, test } from 'vitest';
import { maskSecrets, restoreSecrets } from './secrets.ts';

const saved = 'https://me:pw@a.example/cb?token=hunter2&event={event}&sign={ts}&app_key=k1';
const masked = 'https://••••••@a.example/cb?token=••••••&event={event}&sign={ts}&app_key=••••••';

test('secrets of an address are masked and come back where they were left alone', () => {
  expect(maskSecrets(saved)).toBe(masked);
  expect(restoreSecrets(masked, saved)).toBe(saved);
  expect(restoreSecrets(`${masked}&oaid={oaid}`, saved)).toBe(`${saved}&oaid={oaid}`);
  expect(restoreSecrets(masked.replace('token=••••••', 'token=other'), saved)).toBe(saved.replace('hunter2', 'other'));
});

test('another server does not get the secrets of this one', () => {
  expect(restoreSecrets(masked.replace('a.example', 'b.example'), saved)).toBeNull();
  expect(restoreSecrets('https://b.example/cb?token=new', saved)).toBe('https://b.example/cb?token=new');
});

test('a mask that stands for nothing is refused; one that the service sent goes back to it', () => {
  expect(restoreSecrets('https://me:pw@a.example/cb?secret=••••••', saved)).toBeNull();
  expect(restoreSecrets(masked, masked)).toBe(masked);
});
