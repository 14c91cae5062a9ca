import { exports, type ExportOrder } from '#app/api/exports.ts';
import type { ExportJob } from '#app/api/ours/data/export-jobs.ts';
import { ours } from '#app/api/ours/ours.ts';
import { answer, answerFile, type Answer } from '../../service/answer.ts';
import type { RequestContext } from '../../service/access.ts';
import { forbidden, missing, Refusal, taken } from '../../service/refusal.ts';
import { jobsOf, fileLifetime, limit, looksFor, missingIn, secondsPerLook, stateOf, type JobRecord } from '../../world/exports/job.ts';
import { canView, isAdmin } from '../../world/members/rights.ts';
import { dayAt, indexOf, momentOf, shifted } from '../../world/calendar.ts';
import { fileOf } from './file.ts';
import { estimate, checkOrder } from './sheet.ts';

const { exportJobs } = ours;

/** H5 and self-built sites have no page of downloads, so the page of exports offers the files as well. */
export function requireExport({ world, caller }: RequestContext, app: number) {
  if (!['dataexport@dataservice', 'reportdownload@dataservice'].some((page) => canView(world, caller, page, app))) throw forbidden();
}

/** Members see the files that they ordered; owner and admins see those of the whole company. */
const jobsSeen = ({ world, caller }: RequestContext, app: number) =>
  jobsOf(world)
    .all()
    .filter((job) => job.app === app && (job.account === caller.id || (isAdmin(caller) && !caller.isDemo)));

function found(asking: RequestContext, app: number, id: number): JobRecord {
  requireExport(asking, app);
  const job = jobsSeen(asking, app).find((one) => one.id === id);
  if (!job) throw missing('导出任务');
  return job;
}

/** What cannot be written fails alone, for the list is asked for all files. */
function looked({ world }: RequestContext, job: JobRecord): JobRecord {
  // A file holds what the one who ordered it may see, whoever looks.
  const caller = world.accounts.find(job.account);
  if (!caller) return job;
  try {
    return advanced({ world, caller }, job);
  } catch (error) {
    const reason = reasonOf(error);
    if (reason === null) throw error;
    return jobsOf(world).put({ ...job, asked: null, rows: null, reason, doneAt: momentOf(world.now) });
  }
}

/** He may have lost the right to one of its columns since, or it has more cells than can be held. */
function reasonOf(error: unknown): string | null {
  if (error instanceof Refusal) return 'refused';
  return error instanceof RangeError ? 'tooManyRows' : null;
}

/** Each request for the list advances the jobs that are running. */
function advanced(asking: RequestContext, job: JobRecord): JobRecord {
  if (job.asked === null) return measured(asking, job);
  const asked = job.asked + 1;
  const { world } = asking;
  const all = estimate({ world, caller: asking.caller, app: job.app, order: job.order }).rows;
  const looks = looksFor(all);
  if (asked < looks) return jobsOf(world).put({ ...job, asked, rows: Math.floor((all * asked) / looks), looks });
  const done = { ...job, asked: null, doneAt: momentOf(world.now) };
  if (all > limit) return jobsOf(world).put({ ...done, rows: null, reason: 'tooManyRows' });
  const absent = job.isRefilled ? [] : missingIn(job.order);
  return measured(asking, { ...done, rows: null, missing: absent, expiresOn: shifted(world.now.day, fileLifetime) });
}

/** The rows and bytes of a finished file. */
function measured({ world, caller }: RequestContext, job: JobRecord): JobRecord {
  if (job.rows !== null || job.reason !== null || stateOf(job, world.now.day) === 'expired') return job;
  const { file, rows } = fileOf(world, caller, job);
  return jobsOf(world).put({ ...job, rows, size: rows ? file.bytes.length : null, expiresOn: rows ? job.expiresOn : null });
}

const shown = ({ world }: RequestContext, job: JobRecord): ExportJob => ({
  id: job.id,
  name: job.name,
  order: job.order,
  state: stateOf(job, world.now.day),
  orderedBy: world.accounts.find(job.account)?.name ?? null,
  progress: job.asked === null ? null : job.asked / (job.looks ?? looksFor(0)),
  rows: job.rows,
  size: job.size,
  secondsLeft: job.asked === null ? null : ((job.looks ?? looksFor(0)) - job.asked) * secondsPerLook,
  missing: [...job.missing],
  reason: job.reason,
  orderedAt: job.orderedAt,
  doneAt: job.doneAt,
  expiresOn: job.expiresOn,
});

function put({ world, caller }: RequestContext, app: number, name: string, order: ExportOrder): JobRecord {
  const jobs = jobsOf(world);
  return jobs.put({
    id: jobs.nextId(),
    app,
    account: caller.id,
    name,
    order,
    asked: 0,
    rows: null,
    size: null,
    missing: [],
    isRefilled: false,
    reason: null,
    orderedAt: momentOf(world.now),
    doneAt: null,
    expiresOn: null,
  });
}

/** The period of an order in weeks. */
function inWeeks(order: ExportOrder): ExportOrder[] {
  const parts: ExportOrder[] = [];
  for (let from = indexOf(order.from); from <= indexOf(order.to); from += 7)
    parts.push({ ...order, from: dayAt(from), to: dayAt(Math.min(from + 6, indexOf(order.to))) });
  return parts;
}

export const jobAnswers: readonly Answer[] = [
  answer(exports.order, ({ world, caller, input: { app, body } }) => {
    requireExport({ world, caller }, app);
    checkOrder({ world, caller, app, order: body });
    return { id: put({ world, caller }, app, body.name?.trim() || `${body.report}-${world.now.day}`, body).id };
  }),
  answer(exportJobs.estimate, ({ world, caller, input: { app, body } }) => {
    requireExport({ world, caller }, app);
    const { rows, size } = estimate({ world, caller, app, order: body });
    return { rows, size, limit, seconds: looksFor(rows) * secondsPerLook };
  }),
  answer(exportJobs.all, ({ world, caller, input: { app } }) => {
    requireExport({ world, caller }, app);
    return jobsSeen({ world, caller }, app).map((job) => shown({ world, caller }, looked({ world, caller }, job)));
  }),
  answerFile(exportJobs.file, ({ world, caller, input: { app, id } }) => {
    const job = found({ world, caller }, app, id);
    switch (stateOf(job, world.now.day)) {
      case 'running':
        throw taken('文件还在生成');
      case 'failed':
        throw missing('文件');
      case 'expired':
        throw new Refusal(410, '文件已过期', null, 410);
      case 'empty':
        return null;
      default: {
        const { file, rows } = fileOf(world, caller, job);
        return rows ? file : null;
      }
    }
  }),
  answer(exportJobs.again, ({ world, caller, input: { app, id, body } }) => {
    const job = found({ world, caller }, app, id);
    if (job.asked !== null) throw taken('文件还在生成');
    if (body.isSplit) {
      const parts = inWeeks(job.order).map((part, index) => put({ world, caller }, app, `${job.name}-${index + 1}`, part));
      jobsOf(world).delete(job.id);
      return { ids: parts.map((part) => part.id) };
    }
    const fresh = { asked: 0, rows: null, size: null, missing: [], reason: null, doneAt: null, expiresOn: null };
    jobsOf(world).put({ ...job, ...fresh, isRefilled: job.missing.length > 0, orderedAt: momentOf(world.now) });
    return { ids: [id] };
  }),
  answer(exportJobs.cancel, ({ world, caller, input: { app, id } }) => {
    jobsOf(world).delete(found({ world, caller }, app, id).id);
    return null;
  }),
];
