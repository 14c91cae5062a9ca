import { expect, test } from 'vitest';
import { keepApp } from './keepApp.ts';

test.each([
  ['/manage/campaignDetail', '1007', '/manage/campaignDetail?app=1007'],
  ['/manage/campaignDetail?id=7', '1007', '/manage/campaignDetail?id=7&app=1007'],
  ['/manage/campaign?', '1007', '/manage/campaign?app=1007'],
  ['/monitor/roi?t=last30#table', '1007', '/monitor/roi?t=last30&app=1007#table'],
  ['/manage/campaign?app=1001', '1007', '/manage/campaign?app=1001'],
  ['/manage/app', '1007', '/manage/app'],
  ['/no/such/page', '1007', '/no/such/page'],
  ['https://provena.example/manage/campaign', '1007', 'https://provena.example/manage/campaign'],
  ['//provena.example/manage/campaign', '1007', '//provena.example/manage/campaign'],
  ['#content', '1007', '#content'],
  ['/manage/campaign', null, '/manage/campaign'],
])('%s from a page of app %s leads to %s', (href, app, expected) => {
  expect(keepApp(href, app, (path) => path.startsWith('/m') && path !== '/manage/app')).toBe(expected);
});
