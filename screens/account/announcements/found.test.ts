import { expect, test } from 'vitest';
import { excerptOf, found, minutesFor, rangesOf } from './found.ts';

const notice = (id: number, title: string, words: string, isRead = true) => ({
  id,
  title,
  words,
  content: '',
  publishedOn: '2026-11-01',
  isRead,
});
const all = [
  notice(1, 'SDK 6.2', '新增 OAID 回传'),
  notice(2, '维护通知', '凌晨 02:00 升级数据库', false),
  notice(3, '回传调整', 'sdk 不变'),
];
const ids = (search: string, isUnreadOnly = false) => found(all, search, isUnreadOnly).map(({ id }) => id);

test('a search looks into titles and texts and minds no case', () => {
  expect([ids(''), ids('sdk'), ids('回传'), ids('数据库'), ids('nowhere')]).toEqual([[1, 2, 3], [1, 3], [1, 3], [2], []]);
});

test('what is unread can be shown alone', () => {
  expect([ids('', true), ids('回传', true)]).toEqual([[2], []]);
});

test('what was found is marked, and stands in the excerpt', () => {
  expect(rangesOf('新增 OAID 回传', 'oaid')).toEqual([[3, 7]]);
  expect(rangesOf('新增', '')).toEqual([]);
  const long = `${'前文'.repeat(40)}数据库${'后文'.repeat(40)}`;
  expect(excerptOf(long, '数据库')).toMatch(/^….*数据库/);
  expect(excerptOf('短', '')).toBe('短');
});

test('nobody reads in no time', () => {
  expect([minutesFor(''), minutesFor('字'.repeat(900))]).toEqual([1, 2]);
});
