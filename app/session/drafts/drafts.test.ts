import { expect, test } from 'vitest';
import { createCookieStore } from '../cookieStore.ts';
import { draftsOn } from './drafts.ts';
import { Session } from '../session.ts';
import type { BrowserStorage } from '../browserStorage.ts';

function storage(stored: Record<string, unknown> = {}): BrowserStorage {
  return { get: (name) => stored[name], put: (name, value) => void (stored[name] = value), remove: (name) => void delete stored[name] };
}

const day = 86_400_000;

test('a draft is found again by its form, also after the page is loaded anew', () => {
  const on = storage();
  draftsOn(on, () => 1000).save(1, 'app 1001', { name: '二' }, 'store');
  expect(draftsOn(on, () => 2000).find(1, 'app 1001')).toEqual({
    account: 1,
    name: 'app 1001',
    values: { name: '二' },
    step: 'store',
    at: 1000,
  });
});

test('it is of one person, one form and one record', () => {
  const drafts = draftsOn(storage());
  drafts.save(1, 'app 1001', { name: '二' });
  expect([drafts.find(2, 'app 1001'), drafts.find(1, 'app 1002')]).toEqual([null, null]);
  drafts.remove(1, 'app 1001');
  expect(drafts.find(1, 'app 1001')).toBeNull();
});

test('what is too large is not stored; nor does an older one stay in its place', () => {
  const drafts = draftsOn(storage());
  drafts.save(1, 'bulk', { text: 'a' });
  expect(drafts.find(1, 'bulk')).not.toBeNull();
  drafts.save(1, 'bulk', { text: 'a'.repeat(200_000) });
  expect(drafts.find(1, 'bulk')).toBeNull();
});

test('a storage that takes nothing has no draft', () => {
  const drafts = draftsOn({ get: () => undefined, put: () => undefined, remove: () => undefined });
  drafts.save(1, 'app 1001', { name: '二' });
  expect(drafts.find(1, 'app 1001')).toBeNull();
});

test('only the last few are stored, and none for longer than a month', () => {
  const on = storage();
  const drafts = draftsOn(on, () => 0);
  for (let id = 0; id < 20; id++) drafts.save(1, `app ${id}`, {});
  expect([drafts.find(1, 'app 0'), drafts.find(1, 'app 19')?.name]).toEqual([null, 'app 19']);
  expect(draftsOn(on, () => 31 * day).find(1, 'app 19')).toBeNull();
});

const draft = { account: 1, name: 'form', values: {}, step: null, at: Date.now() };

test.each([
  ['none'],
  [[draft]],
  [{ version: 0, drafts: [draft] }],
  [{ version: 1, drafts: 'none' }],
  [{ version: 1, drafts: [null, 7, { ...draft, values: [] }, { ...draft, at: 'now' }, { ...draft, account: '1' }] }],
])('what cannot be read is no draft: %j', (stored) => {
  expect(draftsOn(storage({ drafts: stored })).find(1, 'form')).toBeNull();
});

test('a lost session keeps drafts, signing out clears them, and another person never gets them', () => {
  const on = storage();
  const open = () => new Session(createCookieStore({ cookie: '' }, false), on);
  const person = (id: number) => ({ id, email: 'a@provena.test', status: -3 });
  const session = open();
  session.drafts.save(1, 'app 1001', { name: '二' });
  session.end('lost');
  expect(open().drafts.find(1, 'app 1001')).not.toBeNull();
  session.begin(person(1));
  expect(session.drafts.find(1, 'app 1001')).not.toBeNull();
  session.end('expired');
  session.begin(person(2));
  expect([1, 2].map((id) => session.drafts.find(id, 'app 1001'))).toEqual([null, null]);
  expect(on.get('drafts')).toBeUndefined();
  session.drafts.save(2, 'app 1001', { name: '三' });
  session.end();
  expect(on.get('drafts')).toBeUndefined();
});
