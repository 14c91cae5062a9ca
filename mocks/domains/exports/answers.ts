import { ours } from '#app/api/ours/ours.ts';
import { catalogue, metricIds } from '#app/lib/metrics/catalogue.ts';
import { answer, type Answer } from '../../service/answer.ts';
import { appOf, type Asking } from '../../service/access.ts';
import { badRequest, missing, taken } from '../../service/refusal.ts';
import { presetsOf } from '../../world/exports/job.ts';
import { rightsIn } from '../../world/people/rights.ts';
import { groupOf } from '../promotion/columns.ts';
import { mustRead } from '../reports/pages.ts';
import { evidenceAnswers } from './evidence.ts';
import { jobAnswers, mustExport } from './jobs.ts';
import { judgedOrder } from './sheet.ts';

const { exportJobs } = ours;

const presetsSeen = ({ world, caller }: Asking, app: number) =>
  presetsOf(world)
    .all()
    .filter((one) => one.app === app && one.account === caller.id);

/** Files out of the books, and what they can be made of. */
export const exportAnswers: readonly Answer[] = [
  ...jobAnswers,
  ...evidenceAnswers,
  answer(exportJobs.fields, ({ world, caller, input: { app, report } }) => {
    mustExport({ world, caller }, app);
    mustRead({ world, caller }, String(report), app);
    const { flags } = rightsIn(world, caller, app);
    const isH5 = appOf(world, app).platform === 'H5';
    return metricIds.map((key) => {
      const { flag } = catalogue[key];
      const isKept = flag !== undefined && (!flags[flag] || (isH5 && flag === 'retention'));
      return { key, group: groupOf(key), withheldBy: isKept ? flag : null };
    });
  }),
  answer(exportJobs.presets, ({ world, caller, input: { app } }) => {
    mustExport({ world, caller }, app);
    return presetsSeen({ world, caller }, app).map(({ id, name, order }) => ({ id, name, order }));
  }),
  answer(exportJobs.savePreset, ({ world, caller, input: { app, body } }) => {
    mustExport({ world, caller }, app);
    const name = body.name.trim();
    if (!name) throw badRequest('name');
    if (presetsSeen({ world, caller }, app).some((one) => one.name === name)) throw taken('模板名称已存在');
    judgedOrder({ world, caller, app, order: body.order });
    const presets = presetsOf(world);
    const { id, order } = presets.put({ id: presets.nextId(), app, account: caller.id, name, order: body.order });
    return { id, name, order };
  }),
  answer(exportJobs.deletePreset, ({ world, caller, input: { app, id } }) => {
    mustExport({ world, caller }, app);
    if (!presetsSeen({ world, caller }, app).some((one) => one.id === id)) throw missing('模板');
    presetsOf(world).delete(id);
    return null;
  }),
];
