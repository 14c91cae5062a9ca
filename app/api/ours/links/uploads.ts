import type { ValueOf } from '../../wire/codec.ts';
import { calls } from '../../declare/calls.ts';
import { amount, file, integer, nothing, text } from '../../wire/scalars.ts';
import { maybe, named, shape } from '../../wire/shapes.ts';

const { query, mutation } = calls('uploads', { isOurs: true });
const app = { app: integer };
const one = { app: integer, id: integer };
const cites = 'G-01';

/** A base package on its way. It replaces nothing before it is complete and put to use. */
export const PackageUpload = shape({
  id: integer,
  name: named('fileName', text),
  size: named('fileSize', amount),
  /** With name and size this says which file goes on. */
  modified: named('lastModified', amount),
  received: named('receivedSize', amount),
  /** The most that one part may hold. */
  partSize: named('partSize', integer),
  /** What the service read in it. Null until all of it is there. */
  found: named('inspection', maybe(shape({ version: text, signature: text }))),
});
export type PackageUpload = ValueOf<typeof PackageUpload>;

const File = shape({ name: named('fileName', text), size: named('fileSize', amount), modified: named('lastModified', amount) });

export const packageUploads = {
  /** What was begun and is not in use yet. */
  pending: query('GET /api/{app}/packages/base/upload', { path: app, result: maybe(PackageUpload), cites }),
  /** The same file goes on where it stopped; another one takes the place of what was begun. */
  begin: mutation('POST /api/{app}/packages/base/upload', { path: app, body: File, result: PackageUpload, cites }),
  /** A part that has come before changes nothing, so it may be sent again where its answer was lost. */
  send: mutation('POST /api/{app}/packages/base/upload/{id}/parts', {
    path: one,
    body: shape({ offset: amount, file }),
    as: 'multipart',
    result: PackageUpload,
    cites,
  }),
  discard: mutation('DELETE /api/{app}/packages/base/upload/{id}', { path: one, result: nothing, cites }),
};
