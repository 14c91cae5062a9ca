import type { ValueOf } from '../wire/codec.ts';
import { day, flag, integer, oneOf, text } from '../wire/scalars.ts';
import { email, secret } from '../wire/sensitive.ts';
import { list, maybe, named, orElse, readOr, shape } from '../wire/shapes.ts';

/** */
export const platform = oneOf('iOS', 'Android', 'Harmony', 'quickApp', 'H5', 'wx', 'wg', 'dg', 'selfBuilt');
export type Platform = ValueOf<typeof platform>;

/** Its words on the wire are not given (G-06). */
export const industry = oneOf('game', 'shop', 'reading', 'tool', 'social', 'education', 'finance', 'travel', 'general');

/** */
const app = {
  id: integer,
  name: text,
  appkey: text,
  secret: named('appsecret', maybe(secret)),
  platform,
  owner: named('accountEmail', maybe(email)),
  createdOn: named('date', maybe(day)),
  onlineOn: named('onlineDate', maybe(day)),
  isExpired: named('past', orElse(flag, false)),
  /** Another state than expired: it can still be chosen. */
  isFlowSpent: named('packagePast', orElse(flag, false)),
  flowSpentOn: named('packagePastDate', maybe(day)),
  hasRegistration: named('regedbutton', orElse(flag, false)),
  industry: named('industory', readOr(maybe(industry), null)),
  /** Not in lists. */
  isDebug: orElse(flag, false),
  /** Keys of the menu entries that it has on its platform. */
  menus: readOr(list(text), []),
  // Not in the specification (G-06): the app list shows until when an app runs, and whether it is in use.
  expiresOn: named('pastDate', maybe(day)),
  isEnabled: named('enabled', orElse(flag, true)),
};

export const App = shape(app);
export type App = ValueOf<typeof App>;

/** */
export const AppLists = shape({ frequent: named('generalUsed', list(App)), all: list(App) });
export type AppLists = ValueOf<typeof AppLists>;

export const AppChoice = shape({ id: integer, name: text, appkey: text, platform });
export type AppChoice = ValueOf<typeof AppChoice>;

/** What is set for an app besides what lists show (G-06). */
const settings = {
  /** Bundle id, package name, or the id of a mini-program. */
  identifier: named('bundleId', maybe(text)),
  storeUrl: maybe(text),
  timeZone: named('timezone', maybe(text)),
  currency: maybe(text),
  /** Opens the app where it is installed. */
  deepLink: named('deeplink', maybe(text)),
  /** How long a click can be the reason of an install, in days. */
  clickWindow: maybe(integer),
  viewWindow: maybe(integer),
  isProtected: named('injectionCheck', maybe(flag)),
  /** Whether a day of retention is one of the calendar, or 24 full hours after the install. */
  retentionRule: named('retentionType', maybe(oneOf('calendar', 'hours'))),
};

export const AppDetail = shape({ ...app, ...settings });
export type AppDetail = ValueOf<typeof AppDetail>;

export const NewApp = shape({
  name: text,
  platform,
  industry: named('industory', industry),
  identifier: settings.identifier,
  storeUrl: maybe(text),
});
export type NewApp = ValueOf<typeof NewApp>;

export const AppChange = shape({ id: integer, name: text, industry: named('industory', maybe(industry)), ...settings });
export type AppChange = ValueOf<typeof AppChange>;
