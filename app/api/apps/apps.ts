import { calls } from '../declare/calls.ts';
import { integer, nothing, oneOf, text } from '../wire/scalars.ts';
import { freeText } from '../wire/sensitive.ts';
import { list, maybe, named, shape } from '../wire/shapes.ts';
import { App, AppChange, AppChoice, AppDetail, AppLists, NewApp } from './shapes.ts';

const { query, mutation } = calls('apps');
const id = { id: integer };

export const apps = {
  all: query('GET /api/app/findall', {
    result: AppLists,
    isShell: true,
    cites: 'R-078 R-176 C-12',
    spec: ['findAllApps', 'fetchAppList'],
  }),
  search: query('GET /api/app/dropdownList', {
    query: { search: maybe(freeText) },
    result: AppLists,
    cites: 'R-061 R-176',
    spec: 'getAppDropdownList',
  }),
  frequent: query('GET /api/app/findGeneral', { result: list(App), cites: 'R-176', spec: 'findGeneralApps' }),
  /** Read as the apps that may have callbacks, one without any included: the page of callbacks adds the first one. */
  forCallbacks: query('GET /api/app/find/cpcallback/app/downlist', {
    result: list(AppChoice),
    cites: 'R-139 R-157 R-176',
    spec: 'findCpCallbackAppDownlist',
  }),
  /** How many apps an account may have: the id is read as that of an account. */
  limit: query('POST /api/app/findLimit/{id}', {
    path: id,
    result: shape({ limit: integer, used: integer }),
    cites: 'R-176 A-20',
    spec: 'findAppLimit',
  }),

  one: query('GET /api/mng/app/find/{id}', { path: id, result: AppDetail, cites: 'R-178', spec: 'findApp' }),
  create: mutation('POST /api/mng/app/create', { body: NewApp, result: App, touches: ['account'], cites: 'R-178 G-06', spec: 'createApp' }),
  update: mutation('PUT /api/mng/app/update', { body: AppChange, result: nothing, cites: 'R-178 G-06', spec: 'updateApp' }),
  enable: mutation('PUT /api/mng/app/enable/{id}', { path: id, result: nothing, cites: 'R-178', spec: 'enableApp' }),
  disable: mutation('PUT /api/mng/app/forbidden/{id}', { path: id, result: nothing, cites: 'R-178', spec: 'forbidApp' }),
  delete: mutation('DELETE /api/mng/app/delete/{id}', {
    path: id,
    result: nothing,
    touches: ['account'],
    cites: 'R-178 R-223',
    spec: 'deleteApp',
  }),
  /** Puts an app among the frequently used ones, or takes it out. */
  markFrequent: mutation('GET /api/mng/app/updateGeneral/{appId}/{method}', {
    path: { appId: integer, method: oneOf('add', 'delete') },
    result: nothing,
    cites: 'R-178 G-06',
    spec: 'updateGeneralApp',
  }),
  /** No more reminders that the app is not online yet. */
  silence: mutation('GET /api/mng/app/tipRemind/{id}', {
    path: id,
    result: nothing,
    touches: ['reminders'],
    cites: 'R-178 R-245 G-06',
    spec: 'getAppTipRemind',
  }),
  tip: query('GET /api/tip/{x}', {
    query: { app: named('appid', integer) },
    result: shape({ content: maybe(text) }),
    cites: 'R-180 G-06',
    spec: 'getTip',
  }),
};
