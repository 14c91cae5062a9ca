import { calls } from '#app/api/declare/calls.ts';
import { paging, sorting } from '#app/api/paging.ts';
import type { ValueOf } from '#app/api/wire/codec.ts';
import { day, integer, nothing, oneOf, text } from '#app/api/wire/scalars.ts';
import { list, maybe, page, shape } from '#app/api/wire/shapes.ts';

const { query, mutation } = calls('links');

export const states = ['running', 'waiting', 'stopped'] as const;
export const channels = ['ocean', 'tencent', 'kuaishou', 'bilibili', 'asa'] as const;

const Link = shape({
  id: integer,
  name: text,
  channel: oneOf(...channels),
  state: oneOf(...states),
  clicks: integer,
  installs: integer,
  createdOn: day,
});
export type Link = ValueOf<typeof Link>;

/** Calls of no service: those of the stories of lists. */
export const links = {
  page: query('GET /sample/links', {
    query: { ...paging, ...sorting, state: maybe(oneOf(...states)), channels: maybe(list(oneOf(...channels))) },
    result: page(Link),
  }),
  one: query('GET /sample/links/one/{id}', { path: { id: integer }, result: Link }),
  all: query('GET /sample/links/all', { result: list(Link) }),
  stop: mutation('PUT /sample/links/stop/{id}', { path: { id: integer }, result: nothing }),
  start: mutation('PUT /sample/links/start/{id}', { path: { id: integer }, result: nothing }),
  /** Many at once: by one call, all or none of them. */
  delete: mutation('DELETE /sample/links/delete', { body: shape({ ids: list(integer) }), result: nothing }),
};
