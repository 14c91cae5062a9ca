import type { AsaName, AsaUpload } from '#app/api/asa.ts';
import type { AppRecord } from '../apps/app.ts';
import { appleNumber, asaChannel, namedLevels } from './asa-keys.ts';
import { keywords } from '../campaigns/names/seed-names.ts';
import { part } from '../state/part.ts';
import type { Collection } from '../state/collection.ts';
import { momentOf, shifted } from '../calendar.ts';
import type { World } from '../world.ts';

export interface AsaNameRecord extends AsaName {
  app: number;
}

export interface AsaUploadRecord extends AsaUpload {
  app: number;
}

/** The names that users give to the numeric ids of Apple. */
function seedNames(world: World, app: AppRecord): AsaNameRecord[] {
  const campaigns = world.promotionOf(app).campaigns.all();
  const names: Readonly<Record<AsaName['by'], readonly string[]>> = {
    org: ['云岫互动', '云岫互动 · 海外'],
    campaign: campaigns.filter(({ channel }) => channel === asaChannel).map(({ name }) => name),
    adGroup: ['品牌词', '竞品词', '行业词', '发现'],
    keyword: keywords,
    creativeSet: ['默认素材', '战斗截图', '剧情截图'],
  };
  const changedAt = momentOf({ day: shifted(world.now.day, -12), minute: 600 });
  return namedLevels.flatMap((by, place) =>
    names[by].map((name, index) => ({
      id: app.id * 100_000 + place * 10_000 + index + 1,
      app: app.id,
      by,
      appleId: appleNumber(app.id, by, index),
      name,
      changedAt,
    })),
  );
}

const iosApps = (world: World) => world.apps.all().filter(({ platform, isExpired }) => platform === 'iOS' && !isExpired);

export const asaNamesOf: (world: World) => Collection<AsaNameRecord> = part((world) =>
  world.store.collection<AsaNameRecord>(
    'ASA names',
    () => iosApps(world).flatMap((app) => seedNames(world, app)),
    ({ id }) => id,
  ),
);

export const asaUploadsOf: (world: World) => Collection<AsaUploadRecord> = part((world) =>
  world.store.collection<AsaUploadRecord>(
    'ASA uploads',
    () => seedUploads(world),
    ({ id }) => id,
  ),
);

function seedUploads(world: World): AsaUploadRecord[] {
  const at = (days: number, minute: number) => momentOf({ day: shifted(world.now.day, -days), minute });
  const upload = (id: number, more: Partial<AsaUploadRecord>): AsaUploadRecord => ({
    id,
    app: 1001,
    by: 'keyword',
    fileName: 'keywords.csv',
    startedAt: at(12, 600),
    state: 'done',
    rows: keywords.length,
    failed: 0,
    reason: null,
    ...more,
  });
  return [
    upload(1, {}),
    upload(2, {
      by: 'campaign',
      fileName: '广告系列-10 月.csv',
      startedAt: at(33, 905),
      state: 'partly',
      rows: 64,
      failed: 3,
      reason: 'idUnknown',
    }),
    upload(3, { by: 'adGroup', fileName: '广告组.xlsx', startedAt: at(40, 1010), state: 'failed', rows: 0, reason: 'columnsUnknown' }),
  ];
}

interface Row {
  appleId: string;
  name: string;
}

/** Reads `id,name` line by line. A line without both of them fails, the first one may be a head. */
export function readNames(text: string): { rows: Row[]; failed: number } {
  const lines = text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .filter((line) => line.trim());
  const cells = lines.map((line) => line.split(/[,\t]/).map((cell) => cell.trim().replaceAll('"', '')));
  const body = /^\d+$/.test(cells[0]?.[0] ?? '') ? cells : cells.slice(1);
  const rows = body.flatMap(([appleId = '', name = '']) => (/^\d+$/.test(appleId) && name ? { appleId, name } : []));
  return { rows, failed: body.length - rows.length };
}

/** Imports the names of an upload: known ids are renamed, others are added. */
export function importNames(world: World, upload: AsaUploadRecord, text: string) {
  const { rows, failed } = readNames(text);
  const names = asaNamesOf(world);
  const changedAt = momentOf(world.now);
  for (const { appleId, name } of rows) {
    const known = names.all().find((one) => one.app === upload.app && one.by === upload.by && one.appleId === appleId);
    names.put({ id: known?.id ?? names.nextId(), app: upload.app, by: upload.by, appleId, name, changedAt });
  }
  const state = rows.length === 0 ? 'failed' : failed ? 'partly' : 'done';
  asaUploadsOf(world).put({
    ...upload,
    state,
    rows: rows.length + failed,
    failed,
    reason: failed || !rows.length ? 'linesUnreadable' : null,
  });
}
