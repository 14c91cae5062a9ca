import type { ValueOf } from '../../wire/codec.ts';
import { calls } from '../../declare/calls.ts';
import { amount, day, flag, integer, nothing, oneOf, text } from '../../wire/scalars.ts';
import { person } from '../../wire/sensitive.ts';
import { list, maybe, named, orElse, page, shape } from '../../wire/shapes.ts';
import { paging } from '../../paging.ts';
import { Checks } from '../checks.ts';

const { query, mutation } = calls('links', { isOurs: true });
const app = { app: integer };
const one = { app: integer, id: integer };
const cites = 'G-01';

export const system = oneOf('iOS', 'Android', 'Harmony', 'desktop');
export const place = oneOf('browser', 'wechat', 'douyin', 'message');
export const outcome = oneOf('app', 'store', 'page', 'guide', 'none');

/** Where a click ends: by system, by where it was made, by whether the app is there. */
export const Landing = shape({
  system: named('os', system),
  place,
  isInstalled: named('installed', flag),
  outcome,
  /** What it passes on the way, in order. */
  path: orElse(list(text), []),
});
export type Landing = ValueOf<typeof Landing>;

/** Where to, by system. Many links share one. */
export const LinkRoute = shape({
  system: named('os', system),
  installed: maybe(text),
  missing: named('notInstalled', maybe(text)),
  failing: named('fallback', maybe(text)),
});

export const LinkTemplate = shape({ id: integer, name: text, links: named('linkCount', orElse(integer, 0)), routes: list(LinkRoute) });
export type LinkTemplate = ValueOf<typeof LinkTemplate>;

export const OneLink = shape({
  id: integer,
  name: text,
  code: named('shortCode', text),
  url: text,
  template: named('templateId', integer),
  campaign: named('campaignid', maybe(integer)),
  isEnabled: named('enabled', orElse(flag, true)),
  clicks: named('clicks7', maybe(integer)),
  directRate: maybe(amount),
  createdOn: named('date', maybe(day)),
  createdBy: named('creator', maybe(person)),
});
export type OneLink = ValueOf<typeof OneLink>;

export const OneLinkDetail = shape({ link: OneLink, template: LinkTemplate, landings: list(Landing), checks: Checks });
export type OneLinkDetail = ValueOf<typeof OneLinkDetail>;

const LinkDraft = shape({
  name: text,
  code: named('shortCode', maybe(text)),
  template: named('templateId', integer),
  campaign: named('campaignid', maybe(integer)),
});
const TemplateDraft = shape({ name: text, routes: list(LinkRoute) });

export const oneLinks = {
  page: query('GET /api/{app}/links', {
    path: app,
    query: { template: named('templateId', maybe(integer)), ...paging },
    result: page(OneLink),
    cites,
  }),
  one: query('GET /api/{app}/links/{id}', { path: one, result: OneLinkDetail, cites }),
  create: mutation('POST /api/{app}/links', { path: app, body: LinkDraft, result: OneLink, cites }),
  update: mutation('PUT /api/{app}/links/{id}', { path: one, body: LinkDraft, result: nothing, cites }),
  enable: mutation('PUT /api/{app}/links/{id}/enable', { path: one, result: nothing, cites }),
  disable: mutation('PUT /api/{app}/links/{id}/disable', { path: one, result: nothing, cites }),
  delete: mutation('DELETE /api/{app}/links/{id}', { path: one, result: nothing, cites }),

  templates: query('GET /api/{app}/link-templates', { path: app, result: list(LinkTemplate), cites }),
  saveTemplate: mutation('PUT /api/{app}/link-templates/{id}', { path: one, body: TemplateDraft, result: nothing, cites }),
  createTemplate: mutation('POST /api/{app}/link-templates', { path: app, body: TemplateDraft, result: LinkTemplate, cites }),
};
