import type { ValueOf } from '../../wire/codec.ts';
import { calls } from '../../declare/calls.ts';
import { flag, integer, nothing, text } from '../../wire/scalars.ts';
import { list, maybe, named, orElse, shape } from '../../wire/shapes.ts';

const { query, mutation } = calls('apps', { isOurs: true });
const app = { app: integer };
const cites = 'G-06';

const eventNaming = {
  chinese: named('name', maybe(text)),
  english: named('nameEn', maybe(text)),
  isKey: named('keyEvent', orElse(flag, false)),
};

/** An event that an app sends, as reports call it. Without a name it is called by its key. */
export const AppEvent = shape({
  event: named('what', text),
  ...eventNaming,
  isCustom: named('custom', orElse(flag, false)),
  /** How often it came on the last full day. */
  count: named('count24h', orElse(integer, 0)),
});
export type AppEvent = ValueOf<typeof AppEvent>;

/** What an app sends along with its events, and what it is called. */
const parameters = orElse(list(shape({ key: text, name: text })), []);

/** The specification names the page of app settings, and none of its calls but those of an app. */
export const appSettings = {
  tracking: query('GET /api/{app}/settings/tracking', { path: app, result: shape({ events: list(AppEvent), parameters }), cites }),
  saveTracking: mutation('PUT /api/{app}/settings/tracking', {
    path: app,
    body: shape({ events: list(shape({ event: named('what', text), ...eventNaming })), parameters }),
    result: nothing,
    touches: ['callbacks'],
    cites,
  }),
};
