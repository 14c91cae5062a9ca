import type { SavedProblem } from './problem.ts';

/** A small recording, for tests and stories: the app list was answered, and the list of channels failed. */
export const sampleProblem: SavedProblem = {
  kind: 'provena-problem',
  version: 1,
  savedAt: '2026-11-20T02:32:00.000Z',
  note: '',
  address: '/manage/customchannel?app=1001',
  role: '主账号',
  platform: 'iOS',
  browser: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/147',
  viewport: { width: 1440, height: 900 },
  settings: { theme: 'light', locale: 'zh-CN', density: 'comfortable', menu: 'wide' },
  account: {
    id: 1,
    email: 'person1@example.test',
    status: 1,
    isSuperUser: true,
    roleCategory: 0,
    activeStatus: true,
    name: 'person1',
    token: 'secret1',
  },
  menus: [],
  calls: [
    {
      call: 'GET /api/app/find/all',
      at: '2026-11-20T02:31:40.000Z',
      duration: 84,
      sent: { path: {}, query: {} },
      answer: { generalUsed: [], all: [{ id: 1001, name: '星海远征', accountEmail: 'person1@example.test' }] },
    },
    {
      call: 'GET /api/{app}/customchannel/find/page',
      at: '2026-11-20T02:31:50.000Z',
      duration: 1204,
      sent: { path: { app: 1001 }, query: { page: 1, searchText: 'text1' } },
      fault: { trouble: 'broken', status: 500, code: 500, message: '服务暂时不可用', field: null },
    },
  ],
  leftOut: 0,
  clicks: [
    { at: '2026-11-20T02:31:48.000Z', page: '/manage/app', role: 'a', name: '自定义渠道' },
    { at: '2026-11-20T02:31:58.000Z', page: '/manage/customchannel', role: 'button', name: '重试' },
  ],
  replacements: ['person1@example.test', 'person1', 'secret1', 'text1'],
};
