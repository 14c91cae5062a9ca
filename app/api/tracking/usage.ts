import { calls } from '../declare/calls.ts';
import { nothing, oneOf, text } from '../wire/scalars.ts';
import { email, ip } from '../wire/sensitive.ts';
import type { ValueOf } from '../wire/codec.ts';
import { named, shape } from '../wire/shapes.ts';

const { mutation } = calls('tracking');

const accessKind = oneOf('pv', 'operate');
export type AccessKind = ValueOf<typeof accessKind>;

/** What the service wants to know about the use of the console itself. */
export const usage = {
  /** A page that was opened, or something that was done there. */
  log: mutation('POST /api/log/access', {
    body: shape({ menu: text, ip, email, kind: named('type', accessKind) }),
    as: 'multipart',
    result: nothing,
    isShell: true,
    cites: 'R-212 G-06',
    spec: 'logAccess',
  }),
  click: mutation('POST /api/ClickMonitor/click', {
    body: shape({ name: named('clickName', text), page: text }),
    result: nothing,
    cites: 'R-180 R-239 G-06',
    spec: 'reportClick',
  }),
};
