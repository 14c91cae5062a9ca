import { beforeAll, expect, test } from 'vitest';
import { testService } from '#mocks/domains/testService.ts';
import { asksNothing, records } from '../records.ts';
import { addressOf } from '../plan.ts';
import { proveStates, type Proof } from './proof.ts';

let proof: Proof;

beforeAll(async () => {
  proof = await proveStates(testService().connection);
});

test('a page that asks for data is proven to say that it failed, and one that asks for none is not', () => {
  expect(proof.get('/manage/deviceManage')).toContain('failing');
  expect(asksNothing.size).toBeGreaterThan(1);
  expect([...asksNothing].filter((path) => proof.get(path)?.includes('failing'))).toEqual([]);
});

test('only a page that is closed to channel partners and media buyers needs no story of either', () => {
  expect(proof.get('/manage/auth')).toContain('poorest');
  expect(proof.get('/monitor/dashboard')).not.toContain('poorest');
  // Closed to a channel partner, open to a media buyer.
  expect(proof.get('/manage/app')).not.toContain('poorest');
});

test('only lists that are empty for the newcomer are proven to name the cause', () => {
  expect(proof.get('/manage/oppoBindAccount')).toContain('empty');
  expect(proof.get('/manage/auth')).not.toContain('empty');
});

test('another page is proven to stand for one whose service is not open', () => {
  expect(proof.get('/anticheatposition/fake')).toContain('instead');
  expect(proof.get('/manage/auth')).not.toContain('instead');
});

test('nothing is proven of public pages', () => {
  expect(proof.has('/login')).toBe(false);
});

test('a record is named in the search of the address, or in its path', () => {
  const cell = { person: 'super', fault: null, locale: 'en' } as const;
  expect(addressOf({ ...cell, route: '/manage/app', app: null })).toBe('/manage/app');
  expect(addressOf({ ...cell, route: '/manage/campaignDetail', app: 1001, record: 'id=7' })).toBe('/manage/campaignDetail?app=1001&id=7');
  expect(addressOf({ ...cell, route: '/manage/releaseAccountList/:id', app: null, record: '3001' })).toBe(
    '/manage/releaseAccountList/3001',
  );
  expect(Object.keys(records)).toContain('/manage/releaseAccountList/:id');
});
