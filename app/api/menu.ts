import { calls } from './declare/calls.ts';
import { flag, nothing, text } from './wire/scalars.ts';
import { list, maybe, record, shape } from './wire/shapes.ts';
import { platform } from './apps/shapes.ts';

const { query, mutation } = calls('menu');

export const menu = {
  isCustom: query('GET /api/customizemenu/status', { result: flag, cites: 'R-207 G-06', spec: 'getCustomMenuStatus' }),
  /** Keys page@section that somebody hides for himself, by platform. */
  hidden: query('GET /api/customizemenu/find_hide_menu', {
    result: record(list(text)),
    isShell: true,
    cites: 'R-131 R-207',
    spec: 'findHiddenMenus',
  }),
  hide: mutation('POST /api/customizemenu/updatemenu', {
    /** `order` is ours (G-06); a service that does not know it leaves the menu in its own. */
    body: shape({ platform, hidden: list(text), order: maybe(list(text)) }),
    result: nothing,
    cites: 'R-207 G-06',
    spec: 'updateCustomMenu',
  }),
  restore: mutation('GET /api/customizemenu/restoredefault', { result: nothing, cites: 'R-207', spec: 'restoreDefaultMenu' }),
};
