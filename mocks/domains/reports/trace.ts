import type { InputOf, ResultOf } from '#app/api/declare/endpoint.ts';
import { traces } from '#app/api/ours/data/traces.ts';
import { isMetric, type MetricId } from '#app/lib/metrics/catalogue.ts';
import { answer, type Answer } from '../../service/answer.ts';
import { badRequest, missing } from '../../service/refusal.ts';
import type { Account } from '../../world/people/account.ts';
import { dayAt, momentOf, shifted } from '../../world/time/calendar.ts';
import type { World } from '../../world/world.ts';
import { rowsOf } from './rows.ts';
import { subjectOf, type Subject } from './scope.ts';

type Asked = InputOf<typeof traces.of>;
type Step = ResultOf<typeof traces.of>['steps'][number];

/** What is taken from the raw number before it is shown, by the number that it leads to. */
const takenFrom: Partial<Record<MetricId, { kind: Step['kind']; code: MetricId }>> = {
  installs: { kind: 'fraud', code: 'blockedInstalls' },
  uniqueClicks: { kind: 'deduplication', code: 'duplicateClicks' },
};

/** Where one number comes from: the raw one, what was taken from it, what the filters left, and what this reader may not see of it. */
function traceOf(world: World, caller: Account, asked: Asked): ResultOf<typeof traces.of> {
  const { metric } = asked;
  if (typeof metric !== 'string' || !isMetric(metric)) throw badRequest('metric');
  const period = { ...asked, ...(asked.day && { from: asked.day, to: asked.day }) };
  const whole = subjectOf(world, caller, { report: asked.report, app: asked.app, from: period.from, to: period.to });
  const chosen = subjectOf(world, caller, period);
  const { values, withheld } = valuesIn(whole, [metric, takenFrom[metric]?.code]);
  const value = asked.key ? ofKey(chosen, asked, metric) : (valuesIn(chosen, [metric]).values[metric] ?? null);
  const taken = takenFrom[metric];
  const [all = null, removed = 0] = [values[metric], taken && values[taken.code]];
  const raw = all === null ? null : all + (removed ?? 0);
  const steps: Step[] = [
    { kind: 'source', code: metric, count: raw, change: null },
    ...(taken ? [{ kind: taken.kind, code: taken.code, count: all, change: removed && -removed }] : []),
    { kind: 'filter', code: asked.by, count: value, change: value === null || all === null ? null : value - all },
    ...(whole.flags.natural ? [] : [{ kind: 'withheld' as const, code: 'natural', count: null, change: null }]),
    { kind: 'result', code: metric, count: value, change: null },
  ];
  const yesterday = shifted(world.now.day, -1);
  return {
    metric,
    value,
    steps,
    sources: [
      { name: 'attribution', updatedAt: momentOf(world.now), completeTo: `${yesterday} 23:59:59` },
      { name: 'spend', updatedAt: `${world.now.day} 06:00:00`, completeTo: `${yesterday} 23:59:59` },
    ],
    corrections: correctionsOf(whole),
    withheld: withheld.map(({ flag }) => flag).concat(whole.flags.natural ? [] : ['natural']),
    samples: [],
  };
}

function valuesIn(subject: Subject, metrics: readonly (MetricId | undefined)[]) {
  const { totals, withheld } = rowsOf(subject, { by: 'all', metrics: metrics.filter((one) => one !== undefined) });
  return { values: totals, withheld };
}

function ofKey(subject: Subject, { by, key }: Asked, metric: MetricId): number | null {
  const row = rowsOf(subject, { by, metrics: [metric] }).rows.find((one) => one.key === key);
  if (!row) throw missing('数据');
  return row.values[metric] ?? null;
}

/** Late payments are added to the days on which they were made, each morning for the day before. */
function correctionsOf({ world, filter }: Subject) {
  const days = [filter.to - 1, filter.to].filter((day) => day >= filter.from && dayAt(day) < world.now.day);
  return days.map((day) => ({ day: dayAt(day), at: `${dayAt(day + 1)} 06:00:00`, reason: 'late-payments' }));
}

export const traceAnswers: readonly Answer[] = [answer(traces.of, ({ world, caller, input }) => traceOf(world, caller, input))];
