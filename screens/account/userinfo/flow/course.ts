import { addDays, type Dataset, type Day } from '#design-system';
import type { FlowDay } from '#app/api/account/flow.ts';
import type { FlowForecast } from '#app/api/ours/people/account.ts';

/** What one app has used. */
export interface AppFlow {
  app: number;
  name: string;
  total: number;
  /** Of the last seven days that are over. */
  perDay: number;
  last: readonly number[];
  /** Of all that was used. */
  share: number;
}

const week = 7;
const fortnight = 14;

/** The apps by what they have used, the most first. Today is not over, and is in no average. */
export function flowByApp(days: readonly FlowDay[], kind: 'tracked' | 'applets', today: Day): readonly AppFlow[] {
  const usedOf = (day: FlowDay) => (kind === 'tracked' ? day.used : day.applets);
  const whole = days.reduce((sum, day) => sum + usedOf(day), 0);
  const byApp = new Map<number, FlowDay[]>();
  for (const one of days) {
    const own = byApp.get(one.app);
    if (own) own.push(one);
    else byApp.set(one.app, [one]);
  }
  return [...byApp]
    .map(([app, own]): AppFlow => {
      const total = own.reduce((sum, day) => sum + usedOf(day), 0);
      const past = own.filter(({ day }) => day < today).map(usedOf);
      const recent = past.slice(-week);
      return {
        app,
        name: own[0]?.name ?? '',
        total,
        perDay: recent.length ? recent.reduce((sum, used) => sum + used, 0) / recent.length : 0,
        last: past.slice(-fortnight),
        share: whole > 0 ? total / whole : 0,
      };
    })
    .filter(({ total }) => total > 0)
    .toSorted((one, other) => other.total - one.total);
}

interface Names {
  measure: string;
  day: string;
  used: string;
  earliest: string;
  latest: string;
  range: (from: string, to: string) => string;
}

/** Of what is behind, at least this many days are drawn, and twice as many as lie ahead: else a few days to come are a speck. */
const behind = 28;

/** What has been used so far, day upon day, and between which two lines it will go on: never to one date, which would be a false one. */
export function courseOf({ days, earliest, latest, stopsOn }: FlowForecast, limit: number, today: Day, names: Names): Dataset {
  let sum = 0;
  const all = days.filter(({ day }) => day <= today).map(({ day, used }) => ({ day, used: (sum += used) }));
  const [from, to] = [asDay(earliest, today), asDay(latest, today)];
  const isEnding = from !== null && to !== null && limit > 0;
  const ahead = isEnding ? daysBetween(today, stopsOn && stopsOn > to ? (asDay(stopsOn, today) ?? to) : to) : [];
  const past = isEnding ? all.slice(-Math.max(behind, 2 * ahead.length)) : all;
  const line = (end: Day) => ahead.map((day) => (day > (to ?? day) ? null : Math.min(limit, at(day, end))));
  const at = (day: Day, end: Day) => sum + ((limit - sum) * distance(today, day)) / Math.max(1, distance(today, end));
  // Both begin where the line so far ends.
  const start = past.map((_, index) => (index === past.length - 1 ? sum : null));
  return {
    measure: names.measure,
    dimension: names.day,
    points: [...past.map(({ day }) => day), ...ahead].map((day) => ({ label: day.slice(5), title: day })),
    //
    figures: { kind: 'compact', unit: 'K' },
    welcome: 'none',
    series: [
      { key: 'used', name: names.used, values: [...past.map(({ used }) => used), ...ahead.map(() => null)], colour: 1 },
      ...(isEnding
        ? [
            { key: 'earliest', name: names.earliest, values: [...start, ...line(from)], colour: 5 as const },
            { key: 'latest', name: names.latest, values: [...start, ...line(to)], colour: 5 as const },
          ]
        : []),
    ],
    ...(isEnding && {
      expected: { high: 'earliest', low: 'latest', name: names.range(shortDay(from, today), shortDay(to, today)) },
    }),
  };
}

/** The year is said where it is another one. */
export const shortDay = (day: string, today: Day) => (day.slice(0, 4) === today.slice(0, 4) ? day.slice(5) : day);

const asDay = (text: string | null, today: Day): Day | null => {
  if (text === null) return null;
  const count = distance(today, text);
  return Number.isFinite(count) ? addDays(today, count) : null;
};

const distance = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);

const daysBetween = (from: Day, to: Day): Day[] =>
  Array.from({ length: Math.max(0, distance(from, to)) }, (_, index) => addDays(from, index + 1));
