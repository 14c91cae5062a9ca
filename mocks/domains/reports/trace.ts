import type { InputOf, ResultOf } from '#app/api/declare/endpoint.ts';
import { traces } from '#app/api/ours/data/traces.ts';
import { catalogue, isMetric, type MetricId } from '#app/lib/metrics/catalogue.ts';
import { operandsOf } from '#app/lib/metrics/formula.ts';
import { answer, type Answer } from '../../service/answer.ts';
import { badRequest, missing } from '../../service/refusal.ts';
import { retentionAges, placeOf, type Fact } from '../../world/facts/fact.ts';
import { keyOf, sumFacts } from '../../world/facts/sumFacts.ts';
import type { Account } from '../../world/members/account.ts';
import { dayAt, momentOf, shifted } from '../../world/calendar.ts';
import type { World } from '../../world/world.ts';
import { timeDimensions } from './rowRules.ts';
import { subjectOf, type Subject } from './scope.ts';
import { columnsFor, factsOf, factValue, valuesOf } from './values.ts';

type Asked = InputOf<typeof traces.of>;
type Step = ResultOf<typeof traces.of>['steps'][number];
type Count = (fact: Fact) => number;

const stop = (kind: Step['kind'], code: string, count: number): Step => ({ kind, code, count, change: null });
const loss = (kind: Step['kind'], code: string, change: number): Step => ({ kind, code, count: null, change: -change });

/** The steps from the click to the install: duplicates, late installs and fraud are subtracted. */
const installSteps = (count: Count): Step[] => [
  stop('source', 'clicks', count('clicks')),
  loss('deduplication', 'duplicateClicks', count('duplicateClicks')),
  stop('source', 'uniqueClicks', count('clicks') - count('duplicateClicks')),
  stop('attribution', 'opens', count('clickedInstalls') + count('blockedInstalls') + count('lateInstalls')),
  loss('attribution', 'lateInstalls', count('lateInstalls')),
  loss('fraud', 'blockedInstalls', count('blockedInstalls')),
  ...organicOf(count),
];

const organicOf = (count: Count): Step[] => {
  const organic = count('installs') - count('clickedInstalls');
  return organic ? [{ kind: 'source', code: 'organicInstalls', count: null, change: organic }] : [];
};

interface OfAge {
  due: Fact;
  followed: Fact;
  kept: Fact;
}

/** Of the installs, those whose day has come and was received; of these, those that came back. */
function retentionSteps(count: Count, { due, followed, kept }: OfAge): Step[] {
  const notReceived = count(due) - count(followed);
  return [
    stop('source', 'installs', count('installs')),
    loss('filter', 'notDue', count('installs') - count(due)),
    ...(notReceived ? [loss('filter', 'notReceived', notReceived)] : []),
    stop('filter', followed, count(followed)),
    loss('filter', 'notBack', count(followed) - count(kept)),
    stop('filter', kept, count(kept)),
  ];
}

const ofRetention: Readonly<Partial<Record<string, OfAge>>> = Object.fromEntries(
  retentionAges.map((age) => [`retention${age}`, { due: `due${age}`, followed: `followed${age}`, kept: `kept${age}` }]),
);

function stepsOf(metric: MetricId, count: Count): Step[] {
  const aged = ofRetention[metric];
  if (aged) return retentionSteps(count, aged);
  if (metric === 'installs') return installSteps(count);
  if (metric === 'uniqueClicks') return installSteps(count).slice(0, 2);
  if (metric === 'suspectInstalls' || metric === 'suspectRate') return [stop('source', 'installs', count('installs'))];
  return [];
}

/** The calculation of one number: its inputs, what was subtracted, and what this reader may not see. */
function traceOf(world: World, caller: Account, asked: Asked): ResultOf<typeof traces.of> {
  const { metric } = asked;
  if (typeof metric !== 'string' || !isMetric(metric)) throw badRequest('metric');
  const subject = subjectOf(world, caller, { ...asked, ...(asked.day && { from: asked.day, to: asked.day }) });
  const { shown, withheld } = columnsFor(subject, [metric]);
  const facts = shown.length ? totalsOf(subject, asked) : null;
  const count: Count = (fact) => (facts ? factValue(facts, fact) : 0);
  const value = facts ? (valuesOf(facts, shown)[metric] ?? null) : null;
  const { natural } = subject.flags;
  const yesterday = shifted(world.now.day, -1);
  return {
    metric,
    value,
    steps: [
      ...(facts ? stepsOf(metric, count) : []),
      ...(natural ? [] : [{ kind: 'withheld' as const, code: 'natural', count: null, change: null }]),
      { kind: 'result', code: metric, count: value, change: null },
    ],
    parts: facts ? partsOf(metric).map((code) => ({ code, count: count(code) })) : [],
    sources: [
      { name: 'attribution', updatedAt: momentOf(world.now), completeTo: `${yesterday} 23:59:59` },
      { name: 'spend', updatedAt: `${world.now.day} 06:00:00`, completeTo: `${yesterday} 23:59:59` },
    ],
    corrections: correctionsOf(subject),
    withheld: withheld.map(({ flag }) => flag).concat(natural ? [] : ['natural']),
    samples: [],
  };
}

const partsOf = (metric: MetricId) => (operandsOf(catalogue[metric].formula).length ? [...new Set(factsOf([metric]))] : []);

/** Null where nothing was counted: a row that only the compared period has is asked about in this one, too. */
function totalsOf(subject: Subject, { by, key }: Asked): Float64Array | null {
  const wantedKey = key === null || key === undefined ? 'all' : key;
  const found = sumFacts(subject.books, { by: wantedKey === 'all' ? 'all' : by }, subject.filter).get(wantedKey);
  if (found) return found;
  if (wantedKey === 'all') return new Float64Array(Object.keys(placeOf).length);
  if (!isKnown(subject, by, wantedKey)) throw missing('数据');
  return null;
}

/** Whether a row of ads can have this key for the caller, on whichever days. Rows of cells and of time need no ad behind them. */
function isKnown({ books, filter }: Subject, by: Asked['by'], key: string): boolean {
  const keys = books.ads.filter((ad) => filter.ad?.(ad) ?? true).map((ad) => keyOf(by, ad, filter.from));
  return keys[0] === 'all' || timeDimensions.has(by) || keys.includes(key);
}

/** Late payments are added to the days on which they were made, each morning for the day before. */
function correctionsOf({ world, filter }: Subject) {
  const days = [filter.to - 1, filter.to].filter((day) => day >= filter.from && dayAt(day) < world.now.day);
  return days.map((day) => ({ day: dayAt(day), at: `${dayAt(day + 1)} 06:00:00`, reason: 'late-payments' }));
}

export const traceAnswers: readonly Answer[] = [answer(traces.of, ({ world, caller, input }) => traceOf(world, caller, input))];
