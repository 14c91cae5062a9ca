import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { redactAddress, redactMessage } from './redact.ts';

test.each([
  ["Cannot read properties of undefined (reading 'rows')", "Cannot read properties of undefined (reading 'rows')"],
  ['rows is not iterable', 'rows is not iterable'],
  ['Unexpected token \'<\', "<html>SECRET" is not valid JSON', 'Unexpected token * * is not valid JSON'],
  ['No account bob@mail.example.', 'No account *'],
  ['refused (token=SECRET&x=1)', 'refused (token *'],
  ['Authorization: Bearer SECRET', 'Authorization: Bearer *'],
  ['sent password SECRET', 'sent password *'],
  ['No order 20261129001', 'No order *'],
  ['called 138-0013-8000', 'called *'],
  ['bad id eyJhbGciOiJIUzI1NiJ9.e30.SECRET', 'bad id *'],
  ['https://api.test/reset/token/SECRET?email=bob', 'https://api.test/reset/*'],
])('%s', (message, shown) => {
  expect(redactMessage(message)).toBe(shown);
});

test('a message may hold several of them', () => {
  const message = 'No channel planted words of planted@mail.example: Bearer planted-token-4471';
  expect(redactMessage(message, ['planted words'])).toBe('No channel * of * Bearer *');
});

test('nothing that stands in a field leaves with a message, in whichever case and form', () => {
  const typed = ['Li Lei & 韩梅梅', 'Tea'];
  for (const message of ['No channel LI LEI & 韩梅梅', `Bad link ${encodeURIComponent('Li Lei & 韩梅梅')}`, 'tea is taken'])
    expect(redactMessage(message, typed)).not.toMatch(/li%?(20)? ?lei|韩梅梅|tea/i);
});

test('an address has no values, and no fragment', () => {
  const address = new URL('https://x.test/manage/releaseAccountList/7?app=1001&filter=SECRET&app=2&%3Cb%3E=1&bob%40x.y=1#SECRET');
  expect(redactAddress(address)).toBe('/manage/releaseAccountList/7?app&filter&*');
  expect(redactAddress(new URL('https://x.test/u/bob@mail.example'))).toBe('/u/*');
});

test('no typed text and no mail address survives, wherever it stands', () => {
  const around = fc.string({ maxLength: 40 });
  const word = fc.stringMatching(/^[a-z]{6,12}$/);
  fc.assert(
    fc.property(around, word, word, around, (before, typed, name, after) => {
      const shown = redactMessage(`${before} ${typed} ${name}@mail.example ${after}`, [typed]);
      expect(shown).not.toContain(typed);
      expect(shown).not.toContain(`${name}@`);
      expect(shown.length).toBeLessThanOrEqual(300);
    }),
  );
});

test('a huge message is cut', () => {
  expect(redactMessage('x'.repeat(1_000_000))).toHaveLength(300);
});
