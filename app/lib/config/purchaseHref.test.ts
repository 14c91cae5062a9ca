import { afterEach, expect, test } from 'vitest';
import { applyConfig } from './current.ts';
import { purchaseHref } from './purchaseHref.ts';
import { configFrom, usualConfig } from './shape.ts';

const mail = { subject: 'Acme · Renew', body: 'Please & thanks\nAccount: a@b.test' };
const filled = '?subject=Acme%20%C2%B7%20Renew&body=Please%20%26%20thanks%0AAccount%3A%20a%40b.test';
const [renew, sales] = ['https://example.com/renew', 'https://example.com/buy'];

afterEach(() => applyConfig(usualConfig));

test.each([
  ['both pages', { renew, sales }, renew, sales],
  ['one page for both', { sales }, sales, sales],
  ['a mailbox for sales', { sales: 'mailto:sales@example.com' }, `mailto:sales@example.com${filled}`, `mailto:sales@example.com${filled}`],
  [
    'a mail that the operator has filled in',
    { renew: 'mailto:a@b.test?subject=x' },
    'mailto:a@b.test?subject=x',
    'mailto:a@b.test?subject=x',
  ],
  ['support by mail', { support: 'mailto:help@example.com' }, `mailto:help@example.com${filled}`, `mailto:help@example.com${filled}`],
  ['a page of support', { support: 'https://example.com/help' }, 'https://example.com/help', 'https://example.com/help'],
  ['nothing', {}, `mailto:${filled}`, `mailto:${filled}`],
])('with %s', (_, links, toRenew, toBuy) => {
  applyConfig(configFrom({ links }));
  expect([purchaseHref('renew', mail), purchaseHref('buy', mail)]).toEqual([toRenew, toBuy]);
});
