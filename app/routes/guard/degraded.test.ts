import { expect, test } from 'vitest';
import { noData } from '../../api/account/rights.ts';
import { ApiError } from '../../api/client/error.ts';
import { withoutAnswer } from './degraded.ts';

const answered = { data: {}, dataUpdatedAt: 1000, error: null, errorUpdateCount: 0, isFetching: false, refetch: () => undefined };
const failed = { ...answered, data: undefined, error: new ApiError('broken', 'GET /api/x', { status: 500 }), errorUpdateCount: 1 };
const again = { ...failed, error: null, isFetching: true };
const info = { ...noData, menus: [], apps: [] };
const own = { ...answered, answer: info, info, isPending: false, hasFailed: false, readAt: 1000 };
const all = { own, lists: answered, bought: answered, hidden: answered, order: answered };

test('where everything was answered nothing is missing', () => {
  expect(withoutAnswer(all)).toEqual([]);
});

test('what fails is named with its call, and nothing stands in for it', () => {
  expect(withoutAnswer({ ...all, hidden: failed, bought: failed })).toMatchObject([
    { part: 'services', call: 'GET /api/advanced/server/items', since: null },
    { part: 'hidden', call: 'GET /api/customizemenu/find_hide_menu', since: null },
  ]);
});

test('it stays named while it is asked again', () => {
  expect(withoutAnswer({ ...all, hidden: again })).toMatchObject([{ part: 'hidden', isFetching: true }]);
});

test('an older answer stands in for a newer one, with its age', () => {
  expect(withoutAnswer({ ...all, lists: { ...failed, data: {} }, own: { ...own, hasFailed: true, readAt: 500 } })).toMatchObject([
    { part: 'rights', call: 'GET /api/mng/auth/getAuth', since: 500 },
    { part: 'apps', call: 'GET /api/app/findall', since: 1000 },
  ]);
});

test('without any apps or rights the console does not stand, so nothing is done without', () => {
  expect(withoutAnswer({ ...all, lists: failed, own: { ...own, info: undefined, hasFailed: true } })).toEqual([]);
});

test('a call of ours that the back end does not have is no failure', () => {
  expect(withoutAnswer({ ...all, order: { ...failed, error: new ApiError('lacking', 'GET /api/customizemenu/order') } })).toEqual([]);
});
