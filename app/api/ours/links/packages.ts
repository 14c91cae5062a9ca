import type { ValueOf } from '../../wire/codec.ts';
import { calls } from '../../declare/calls.ts';
import { amount, coded, flag, integer, moment, nothing, oneOf, text } from '../../wire/scalars.ts';
import { list, maybe, named, orElse, page, shape } from '../../wire/shapes.ts';
import { paging } from '../../paging.ts';
import { packageUploads } from './uploads.ts';

const { query, mutation } = calls('packages', { isOurs: true });
const app = { app: integer };
const one = { app: integer, id: integer };
const cites = 'G-01';

/** A split package is built for a store, a split link only counts. */
export const packKind = coded({ all: 'all', package: 'APPMARKET', link: 'ADVERTISING' });

export const BasePackage = shape({
  version: text,
  uploadedAt: named('uploadTime', moment),
  size: named('fileSize', amount),
  signature: text,
  outdated: named('oldCount', orElse(integer, 0)),
});
export type BasePackage = ValueOf<typeof BasePackage>;

export const Package = shape({
  id: integer,
  name: text,
  channel: named('channelid', integer),
  channelName: text,
  campaign: named('campaignid', maybe(integer)),
  kind: named('packType', packKind),
  version: maybe(text),
  url: named('downloadUrl', maybe(text)),
  state: named('status', oneOf('ready', 'outdated', 'building', 'failed', 'unused', 'disabled')),
  progress: maybe(amount),
  reason: maybe(text),
  downloads: named('downloads7', maybe(integer)),
});
export type Package = ValueOf<typeof Package>;

const PackageDraft = shape({
  name: text,
  channel: named('channelid', integer),
  campaign: named('campaignid', maybe(integer)),
  kind: named('packType', packKind),
});

export const packages = {
  base: query('GET /api/{app}/packages/base', { path: app, result: maybe(BasePackage), cites }),
  upload: packageUploads,
  /** What was uploaded becomes the base package. Done twice it is the same. */
  useUpload: mutation('POST /api/{app}/packages/base', {
    path: app,
    body: shape({ upload: named('uploadId', integer) }),
    result: BasePackage,
    touches: ['uploads'],
    cites,
  }),
  page: query('GET /api/{app}/packages', {
    path: app,
    query: { kind: named('packType', maybe(packKind)), channel: named('channelid', maybe(integer)), ...paging },
    result: page(Package),
    cites: 'G-01 R-100',
  }),
  one: query('GET /api/{app}/packages/{id}', { path: one, result: Package, cites }),
  /** One for each channel, all or none: a form that is sent again does not find half of its rows there. */
  create: mutation('POST /api/{app}/packages', { path: app, body: shape({ rows: list(PackageDraft) }), result: list(Package), cites }),
  /** Builds again from the base package. */
  rebuild: mutation('POST /api/{app}/packages/rebuild', { path: app, body: shape({ ids: list(integer) }), result: nothing, cites }),
  /** All that are built from an older one, on whichever page of the list they stand. */
  rebuildOutdated: mutation('POST /api/{app}/packages/rebuild-outdated', { path: app, result: shape({ count: integer }), cites }),
  rename: mutation('PUT /api/{app}/packages/{id}', { path: one, body: shape({ name: text }), result: nothing, cites }),
  delete: mutation('DELETE /api/{app}/packages/{id}', { path: one, result: nothing, cites }),
};

/** Where an app can be downloaded, for links that lead there. */
export const DownloadAddress = shape({
  id: integer,
  name: text,
  kind: named('type', oneOf('store', 'package', 'page')),
  /** The channel whose campaigns lead there. Null is any. */
  channel: named('channelid', maybe(integer)),
  url: text,
  isDefault: named('defaultUrl', orElse(flag, false)),
  campaigns: named('campaignCount', orElse(integer, 0)),
  isReachable: named('reachable', maybe(flag)),
});
export type DownloadAddress = ValueOf<typeof DownloadAddress>;

const AddressDraft = shape({
  name: text,
  kind: named('type', oneOf('store', 'package', 'page')),
  channel: named('channelid', maybe(integer)),
  url: text,
  isDefault: named('defaultUrl', flag),
});

export const downloadAddresses = {
  all: query('GET /api/{app}/download-addresses', { path: app, result: list(DownloadAddress), cites }),
  create: mutation('POST /api/{app}/download-addresses', { path: app, body: AddressDraft, result: DownloadAddress, cites }),
  update: mutation('PUT /api/{app}/download-addresses/{id}', { path: one, body: AddressDraft, result: nothing, cites }),
  delete: mutation('DELETE /api/{app}/download-addresses/{id}', { path: one, result: nothing, cites }),
  /** Takes a deletion back: it has the number that it had, so that links to it and its history lead to it again. Done twice it is the same. */
  restore: mutation('POST /api/{app}/download-addresses/{id}/restore', { path: one, result: DownloadAddress, cites }),
};
