import { useMemo } from 'react';
import { useWords, type Dataset, type Durations, type Series } from '#design-system';
import { useMediaName } from '#app/lib/glossary/useMediaName.ts';
import { evenShares, facts, isMoney, type Metric } from './facts.ts';
import { charts, words } from './words.ts';

const points = facts.now.days.map((day) => ({ label: day.slice(5), title: day }));
const series = (key: string, name: string, values: Series['values'], more: Partial<Series> = {}): Series => ({
  key,
  name,
  values,
  ...more,
});

/** The recorded numbers as the charts take them, in the words of the reader. */
export function useDatasets() {
  const t = useWords(words);
  const c = useWords(charts);
  const mediaName = useMediaName();
  return useMemo(() => {
    const byDay = { dimension: t.date, points, previousName: t.previous };
    const trend = (metric: Metric): Dataset => ({
      ...byDay,
      measure: t[metric],
      figures: isMoney(metric) ? { kind: 'money', isHeadline: true } : { kind: 'count' },
      ...(metric === 'cost' && { welcome: 'none' as const }),
      series: [series(metric, t[metric], facts.now.values[metric], { previous: facts.before.values[metric] })],
      whole: { value: facts.now.totals[metric], previous: facts.before.totals[metric] },
    });
    const courses: Dataset = {
      ...byDay,
      measure: t.installs,
      seriesDimension: t.channel,
      series: facts.courses.map(({ name, now, before }) => series(name, mediaName(name), now, { previous: before, colour: 1 })),
      whole: { value: facts.now.totals.installs },
    };
    const parts: Dataset = {
      ...byDay,
      measure: t.installs,
      seriesDimension: t.channel,
      series: [
        ...facts.courses.map(({ name, now }) => series(name, mediaName(name), now)),
        series('rest', t.rest, restOfDays(), { colour: 10 }),
      ],
    };
    const money: Dataset = {
      ...byDay,
      measure: c.money,
      figures: { kind: 'money', isHeadline: true },
      series: [
        series('income', t.income, facts.now.values.income, { colour: 1 }),
        series('cost', t.cost, facts.now.values.cost, { colour: 2, drawnAs: 'line' }),
      ],
    };
    return {
      trend,
      courses,
      parts,
      money,
      top: topOf(t, mediaName),
      systems: systemsOf(t),
      funnel: funnelOf(t),
      retention: retentionOf(t),
      payback: paybackOf(t, mediaName),
      delays: delaysOf(t),
    };
  }, [t, c, mediaName]);
}

/** What came from all other channels, so that the parts of a day make up its whole. */
const restOfDays = () =>
  facts.now.values.installs.map((all, day) => all - facts.courses.reduce((sum, { now }) => sum + (now[day] ?? 0), 0));

type Words = ReturnType<typeof useWords<typeof words>>;

function topOf(t: Words, mediaName: (name: string) => string): Dataset {
  const before = facts.channels.map((channel) => channel.before);
  return {
    measure: t.installs,
    dimension: t.channel,
    previousName: t.previous,
    points: facts.channels.map(({ name }) => ({ label: mediaName(name) })),
    series: [
      series(
        'now',
        t.installs,
        facts.channels.map(({ installs }) => installs),
        { previous: before },
      ),
    ],
    whole: { value: facts.now.totals.installs },
  };
}

function systemsOf(t: Words): Dataset {
  const installs = facts.systems.map((system) => system.installs);
  return {
    measure: t.installs,
    dimension: t.system,
    points: facts.systems.map(({ name }) => ({ label: name })),
    series: [series('now', t.installs, installs)],
  };
}

function funnelOf(t: Words): Dataset {
  const names: Readonly<Record<string, string>> = { install: t.install, registration: t.registration, payment: t.payment };
  const counts = facts.funnel.map(({ count }) => count);
  const previous = facts.funnel.map((step) => step.previous);
  return {
    measure: t.funnel,
    dimension: t.step,
    counter: t.people,
    previousName: t.previous,
    openReason: t.open,
    points: facts.funnel.map(({ event }) => ({ label: names[event] ?? event })),
    series: [series('now', t.funnel, counts, { previous, open: facts.funnel.map(({ open }) => open) })],
  };
}

const ages = Array.from({ length: 10 }, (_, index) => index + 1);

function retentionOf(t: Words): Dataset {
  return {
    measure: t.retention,
    dimension: t.installDay,
    reading: 'in-order',
    figures: { kind: 'percent', decimals: 1 },
    points: ages.map((age) => ({ label: age === 1 ? t.age(age) : String(age), title: t.age(age) })),
    series: facts.retention.slice(0, 12).map(({ day, size, rates, final }) =>
      series(
        day.slice(5),
        day.slice(5),
        ages.map((_, index) => rates[index] ?? null),
        { title: day, size, maturity: ages.map((_, index) => (index < final ? 'final' : index < rates.length ? 'open' : 'none')) },
      ),
    ),
  };
}

function paybackOf(t: Words, mediaName: (name: string) => string): Dataset {
  return {
    measure: t.return,
    dimension: t.since,
    seriesDimension: t.channel,
    reading: 'in-order',
    figures: { kind: 'percent', decimals: 1 },
    points: facts.payback.ages.map((age) => ({ label: t.age(age) })),
    series: facts.payback.channels.map(({ name, rates }) => series(name, mediaName(name), rates)),
  };
}

const axis = { from: 5, to: 7 * 24 * 3600 };

function delaysOf(t: Words): Durations {
  const { edges, counts } = facts.delay;
  return {
    ...axis,
    measure: t.installs,
    counter: t.times,
    shares: evenShares(edges, counts, { ...axis, buckets: 36 }),
    total: counts.reduce((sum, count) => sum + count, 0),
  };
}
