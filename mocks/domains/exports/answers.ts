import { ours } from '#app/api/ours/ours.ts';
import { metricIds } from '#app/lib/metrics/catalogue.ts';
import { withheldBy } from '#app/lib/metrics/access/withheldBy.ts';
import { answer, type Answer } from '../../service/answer.ts';
import { appOf, type RequestContext } from '../../service/access.ts';
import { badRequest, missing, taken } from '../../service/refusal.ts';
import { presetsOf } from '../../world/exports/job.ts';
import { dataFlagsIn } from '../../world/apps/reportLimits.ts';
import { groupOf } from '../campaigns/columns.ts';
import { requireRead } from '../reports/pages.ts';
import { evidenceAnswers } from './evidence/evidence.ts';
import { jobAnswers, requireExport } from './jobs.ts';
import { checkOrder } from './sheet.ts';

const { exportJobs } = ours;

const presetsSeen = ({ world, caller }: RequestContext, app: number) =>
  presetsOf(world)
    .all()
    .filter((one) => one.app === app && one.account === caller.id);

/** Export files, and the fields they can have. */
export const exportAnswers: readonly Answer[] = [
  ...jobAnswers,
  ...evidenceAnswers,
  answer(exportJobs.fields, ({ world, caller, input: { app, report } }) => {
    requireExport({ world, caller }, app);
    requireRead({ world, caller }, String(report), app);
    const flags = dataFlagsIn(world, caller, app);
    const { platform } = appOf(world, app);
    return metricIds.map((key) => {
      const by = withheldBy(key, flags, platform);
      const isOfOthers = by === 'platform';
      return { key, group: groupOf(key), withheldBy: isOfOthers ? null : by, isOfOthers };
    });
  }),
  answer(exportJobs.presets, ({ world, caller, input: { app } }) => {
    requireExport({ world, caller }, app);
    return presetsSeen({ world, caller }, app).map(({ id, name, order }) => ({ id, name, order }));
  }),
  answer(exportJobs.savePreset, ({ world, caller, input: { app, body } }) => {
    requireExport({ world, caller }, app);
    const name = body.name.trim();
    if (!name) throw badRequest('name');
    if (presetsSeen({ world, caller }, app).some((one) => one.name === name)) throw taken('模板名称已存在');
    checkOrder({ world, caller, app, order: body.order });
    const presets = presetsOf(world);
    const { id, order } = presets.put({ id: presets.nextId(), app, account: caller.id, name, order: body.order });
    return { id, name, order };
  }),
  answer(exportJobs.deletePreset, ({ world, caller, input: { app, id } }) => {
    requireExport({ world, caller }, app);
    if (!presetsSeen({ world, caller }, app).some((one) => one.id === id)) throw missing('模板');
    presetsOf(world).delete(id);
    return null;
  }),
];
