import type { Package } from '#app/api/ours/links/packages.ts';
import type { InputOf } from '#app/api/declare/endpoint.ts';
import { ours } from '#app/api/ours/ours.ts';
import { answer, type Answer } from '../../service/answer.ts';
import { appOf, requireCampaignOf, seesChannel, type RequestContext } from '../../service/access.ts';
import { requireEdit, requireView } from '../../service/requireRights.ts';
import { finds, pageOf } from '../../service/page.ts';
import { badRequest, missing, taken } from '../../service/refusal.ts';
import { basesOf, looks, packagesOf, progressed, stateOf, type PackageRecord } from '../../world/links/package.ts';
import { registryOf } from '../../world/campaigns/records/campaignRegistry.ts';
import { shortCode } from '../../world/campaigns/trackingLink.ts';
import { momentOf } from '../../world/calendar.ts';
import { uploadsOf } from '../../world/links/upload.ts';
import { completeUpload, uploadAnswers } from './uploads.ts';

const { packages } = ours;
const page = 'campaign@manage';

const packagesIn = ({ world, caller }: RequestContext, app: number) =>
  packagesOf(world)
    .all()
    .filter((one) => one.app === app && seesChannel(caller, one.channel));

function found(asking: RequestContext, app: number, id: number): PackageRecord {
  const one = packagesIn(asking, app).find((other) => other.id === id);
  if (!one) throw missing('分包');
  return one;
}

function shown({ world }: RequestContext, one: PackageRecord): Package {
  const state = stateOf(one, basesOf(world).find(one.app));
  const { id, name, channel, campaign, kind, version, asked, problem } = one;
  const isThere = state === 'ready' || state === 'outdated' || state === 'unused';
  return {
    id,
    name,
    channel,
    channelName: world.channels.find(channel)?.name ?? '',
    campaign,
    kind,
    version,
    url: isThere ? `https://dl.provena.example/d/${shortCode(id)}` : null,
    state,
    progress: asked === null ? null : asked / looks,
    reason: state === 'failed' ? problem : null,
    downloads: state === 'unused' ? 0 : isThere ? downloads({ world, channel, app: one.app }) : null,
  };
}

/** Downloads of seven days: the installs, and the downloads without an install. */
function downloads({ world, channel, app }: Pick<RequestContext, 'world'> & Pick<PackageRecord, 'channel' | 'app'>): number {
  const registry = registryOf(world, appOf(world, app));
  const own = registry.promotion.campaigns.all().filter((one) => one.channel === channel);
  return Math.round(own.reduce((sum, one) => sum + registry.recent.of(one).installs, 0) * 1.08);
}

function baseOf(asking: RequestContext, app: number) {
  const base = basesOf(asking.world).find(app);
  if (!base) return null;
  const { app: _app, upload: _upload, isResigned: _resigned, ...rest } = base;
  return { ...rest, outdated: packagesIn(asking, app).filter((one) => stateOf(one, base) === 'outdated').length };
}

function named(asking: RequestContext, app: number, name: string, except?: number): string {
  if (!/^[\w\u4e00-\u9fa5-]{1,64}$/.test(name.trim())) throw badRequest('name');
  if (
    packagesOf(asking.world)
      .all()
      .some((one) => one.app === app && one.id !== except && one.name === name.trim())
  )
    throw taken('分包名称已存在', 'name');
  return name.trim();
}

type Draft = InputOf<typeof packages.create>['body']['rows'][number];

function checkedDraft(asking: RequestContext, app: number, { name, channel, campaign, kind }: Draft, others: readonly Draft[]) {
  const { world, caller } = asking;
  if (kind === 'all') throw badRequest('packType');
  if (!world.channels.find(channel) || !seesChannel(caller, channel)) throw badRequest('channelid');
  requireCampaignOf(world, app, campaign);
  if (kind === 'package' && !basesOf(world).find(app)) throw taken('请先上传母包');
  const trimmed = named(asking, app, name);
  if (others.some((one) => one.name.trim() === trimmed)) throw taken('分包名称已存在', 'name');
  return { name: trimmed, channel, campaign, kind };
}

const bases: readonly Answer[] = [
  answer(packages.base, ({ world, caller, input: { app } }) => {
    requireView({ world, caller }, page, app);
    return baseOf({ world, caller }, app);
  }),
  answer(packages.useUpload, ({ world, caller, input: { app, body } }) => {
    requireEdit({ world, caller }, page, app);
    const known = basesOf(world).find(app);
    if (known?.upload !== body.upload) {
      const { size, found } = completeUpload(world, app, body.upload);
      const isResigned = known !== undefined && found.signature !== known.signature;
      basesOf(world).put({ app, ...found, size, uploadedAt: momentOf(world.now), upload: body.upload, isResigned });
      uploadsOf(world).delete(app);
    }
    const base = baseOf({ world, caller }, app);
    if (!base) throw missing('母包');
    return base;
  }),
];

export const packageAnswers: readonly Answer[] = [
  ...bases,
  ...uploadAnswers,
  answer(packages.page, ({ world, caller, input }) => {
    requireView({ world, caller }, page, input.app);
    const wanted = input.kind ?? 'all';
    const rows = packagesIn({ world, caller }, input.app).filter(
      ({ id, name, kind, channel }) =>
        (wanted === 'all' || kind === wanted) &&
        (!input.channel || channel === input.channel) &&
        finds(input.search, id, name, world.channels.find(channel)?.name),
    );
    return pageOf(rows, input, (one) => shown({ world, caller }, progressed(world, one)));
  }),
  answer(packages.one, ({ world, caller, input: { app, id } }) => {
    requireView({ world, caller }, page, app);
    return shown({ world, caller }, progressed(world, found({ world, caller }, app, id)));
  }),
  answer(packages.create, ({ world, caller, input: { app, body } }) => {
    requireEdit({ world, caller }, page, app);
    const rows = body.rows.map((row, index) => checkedDraft({ world, caller }, app, row, body.rows.slice(0, index)));
    if (rows.length === 0) throw badRequest('rows');
    const all = packagesOf(world);
    const base = basesOf(world).find(app)?.version ?? null;
    return rows.map((row) => {
      const build = row.kind === 'package' ? { version: null, asked: 0 } : { version: base, asked: null };
      return shown(
        { world, caller },
        all.put({ ...row, ...build, id: all.nextId(), app, problem: null, isDisabled: false, isUnused: true }),
      );
    });
  }),
  answer(packages.rebuild, ({ world, caller, input: { app, body } }) => {
    requireEdit({ world, caller }, page, app);
    if (!basesOf(world).find(app)) throw taken('请先上传母包');
    for (const id of body.ids) packagesOf(world).put({ ...found({ world, caller }, app, id), asked: 0, problem: null });
    return null;
  }),
  answer(packages.rebuildOutdated, ({ world, caller, input: { app } }) => {
    requireEdit({ world, caller }, page, app);
    const base = basesOf(world).find(app);
    const outdated = packagesIn({ world, caller }, app).filter((one) => stateOf(one, base) === 'outdated');
    for (const one of outdated) packagesOf(world).put({ ...one, asked: 0, problem: null });
    return { count: outdated.length };
  }),
  answer(packages.rename, ({ world, caller, input: { app, id, body } }) => {
    requireEdit({ world, caller }, page, app);
    const one = found({ world, caller }, app, id);
    packagesOf(world).put({ ...one, name: named({ world, caller }, app, body.name, id) });
    return null;
  }),
  answer(packages.delete, ({ world, caller, input: { app, id } }) => {
    requireEdit({ world, caller }, page, app);
    packagesOf(world).delete(found({ world, caller }, app, id).id);
    return null;
  }),
];
