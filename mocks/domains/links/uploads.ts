import type { PackageUpload } from '#app/api/ours/links/uploads.ts';
import { ours } from '#app/api/ours/ours.ts';
import { packageKinds, largestPackage } from '#app/lib/links/packageFile.ts';
import { compareVersions, versionIn } from '#app/lib/links/version.ts';
import { answer, type Answer } from '../../service/answer.ts';
import { appOf } from '../../service/access.ts';
import { requireEdit, requireView } from '../../service/requireRights.ts';
import { badRequest, missing, taken, unfit } from '../../service/refusal.ts';
import { basesOf } from '../../world/links/package.ts';
import { nextUpload, uploadsOf, type UploadRecord } from '../../world/links/upload.ts';
import { hash } from '../../world/random.ts';
import type { World } from '../../world/world.ts';

const {
  packages: { upload },
} = ours;
const page = 'campaign@manage';
/** Four megabytes: seconds on a slow line, and little is lost where one breaks off. */
const partSize = 4 * 1024 ** 2;

/** `6.2.1` becomes `6.2.2`. */
const nextVersion = (version: string) => version.replace(/\d+$/, (last) => String(Number(last) + 1));

/** The bytes are not stored: what they say is read from the name of the file. A debug build is signed with another certificate. */
function inspect(world: World, { app, name }: UploadRecord): { version: string; signature: string } {
  const known = basesOf(world).find(app);
  const certificate = (of: string) => hash(of, app).toString(16).padStart(8, '0').toUpperCase();
  return {
    version: versionIn(name) ?? nextVersion(known?.version ?? '1.0.0'),
    signature: /debug/i.test(name) ? certificate('debug certificate') : (known?.signature ?? certificate('signature')),
  };
}

function toUpload(world: World, record: UploadRecord): PackageUpload {
  const { app: _app, ...rest } = record;
  return { ...rest, partSize, found: record.received === record.size ? inspect(world, record) : null };
}

function found(world: World, app: number, id: number): UploadRecord {
  const one = uploadsOf(world).find(app);
  if (one?.id !== id) throw missing('上传');
  return one;
}

/** What can be put to use: all of it is there, and it is newer. */
export function completeUpload(world: World, app: number, id: number) {
  const one = found(world, app, id);
  const { found: read, size } = toUpload(world, one);
  if (!read) throw taken('安装包还没有传完');
  const known = basesOf(world).find(app);
  if (known && compareVersions(read.version, known.version) <= 0) throw taken(`版本 ${read.version} 不高于现在的 ${known.version}`);
  return { size, found: read };
}

export const uploadAnswers: readonly Answer[] = [
  answer(upload.pending, ({ world, caller, input: { app } }) => {
    requireView({ world, caller }, page, app);
    const one = uploadsOf(world).find(app);
    return one ? toUpload(world, one) : null;
  }),
  answer(upload.begin, ({ world, caller, input: { app, body } }) => {
    requireEdit({ world, caller }, page, app);
    const { name, size, modified } = body;
    const kinds = packageKinds(appOf(world, app).platform);
    if (!kinds.some((ending) => name.toLowerCase().endsWith(ending))) throw unfit(-999, 'fileName', `请上传 ${kinds.join('、')} 文件`);
    if (size <= 0 || size > largestPackage) throw unfit(-999, 'fileSize', '安装包最大 2 GB');
    const known = uploadsOf(world).find(app);
    if (known && known.name === name && known.size === size && known.modified === modified) return toUpload(world, known);
    return toUpload(world, uploadsOf(world).put({ app, id: nextUpload(world), name, size, modified, received: 0 }));
  }),
  answer(upload.send, ({ world, caller, input: { app, id, body } }) => {
    requireEdit({ world, caller }, page, app);
    const one = found(world, app, id);
    const { offset, file } = body;
    if (offset > one.received || file.size > partSize || offset + file.size > one.size) throw badRequest('offset');
    return toUpload(world, uploadsOf(world).put({ ...one, received: Math.max(one.received, offset + file.size) }));
  }),
  answer(upload.discard, ({ world, caller, input: { app, id } }) => {
    requireEdit({ world, caller }, page, app);
    uploadsOf(world).delete(found(world, app, id).app);
    return null;
  }),
];
