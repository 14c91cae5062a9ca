import type { Dataset, Days, Series, Value } from './dataset.ts';

/** Days of the calendar on which the data of a source is incomplete, and why; or on which something else holds, which then is said in `about`. */
export interface DayMark extends Days {
  text: string;
  /** What holds of these days, where their data is complete: 新旧转化值并存. */
  about?: string;
  /** Whose data it is: one of the `sources` of the charts that it touches. */
  source?: string;
}

/** What most charts are made of, and marks that name no source. */
export const usualSource = 'usual';

/** Neighbouring points of a chart that are marked. */
export interface MarkedPoints {
  first: number;
  last: number;
  mark: DayMark;
}

/** Neighbouring points of one series whose values count marked days, their own or those before. */
export interface ReachedPoints extends MarkedPoints, Pick<Series, 'key' | 'name'> {}

export interface MarkedTrend {
  /** Shaded. */
  now: readonly MarkedPoints[];
  /** Dashed: the series that look back further than their point. */
  reached: readonly ReachedPoints[];
  /** Of the days that they are compared with. */
  compared: readonly MarkedPoints[];
}

/** Those of one series. */
export const reachedBy = ({ reached }: Pick<MarkedTrend, 'reached'>, key: string): readonly ReachedPoints[] =>
  reached.filter((one) => one.key === key);

type Sources = Pick<Dataset, 'sources' | 'startSources'>;

/** Whether a mark touches what was counted on some days: what is counted once at their beginning is touched there alone. */
function touches(
  { sources = [usualSource], startSources = [] }: Sources,
  { from, to, source = usualSource }: DayMark,
  days: Days,
): boolean {
  if (startSources.includes(source)) return from <= days.from && days.from <= to;
  return sources.includes(source) && from <= days.to && days.from <= to;
}

/** The marks that touch the points of a chart over days. */
export function markedPoints(data: Sources & Pick<Dataset, 'points' | 'series'>, marks: readonly DayMark[]): MarkedTrend {
  const { points, series } = data;
  const found = (daysOf: (index: number) => Days | undefined, among = marks) =>
    among.flatMap((mark): MarkedPoints[] => {
      const marked = points.flatMap((_, index) => {
        const days = daysOf(index);
        return days && touches(data, mark, days) ? [index] : [];
      });
      const [first, last] = [marked[0], marked.at(-1)];
      return first === undefined || last === undefined ? [] : [{ first, last, mark }];
    });
  const isCompared = series.some(({ previous }) => previous);
  const incomplete = marks.filter(({ about }) => about === undefined);
  const reached = series.flatMap(({ key, name, reach = 1 }) => {
    const daysOf = (index: number) => {
      const days = points[index]?.days;
      return days && { ...days, from: plus(days.to, 1 - reach) };
    };
    return reach > 1 ? found(daysOf, incomplete).map((one): ReachedPoints => Object.assign({}, one, { key, name })) : [];
  });
  return {
    now: found((index) => points[index]?.days),
    reached,
    compared: isCompared ? found((index) => points[index]?.comparedDays) : [],
  };
}

/**
 * A chart without the zeros of days on which nothing was received: nobody counted them, so they are gaps. What was counted on such a day stays, and
 * so does what comes from elsewhere, such as spend.
 */
export function withoutMissing(data: Dataset, marks: readonly DayMark[]): Dataset {
  const { sources = [usualSource] } = data;
  const missing = marks.filter(
    ({ source = usualSource, about }) => about === undefined && source === usualSource && sources.includes(source),
  );
  const isMissing = (days: Days | undefined) => days !== undefined && missing.some(({ from, to }) => from <= days.from && days.to <= to);
  const at = (side: 'days' | 'comparedDays') => data.points.map((point) => isMissing(point[side]));
  const [now, before] = [at('days'), at('comparedDays')];
  if (![...now, ...before].some(Boolean)) return data;
  const known = (values: readonly Value[], gaps: readonly boolean[]) =>
    values.map((value, index) => (value === 0 && gaps[index] ? null : value));
  return {
    ...data,
    series: data.series.map((series) =>
      Object.assign({}, series, { values: known(series.values, now) }, series.previous && { previous: known(series.previous, before) }),
    ),
  };
}

const plus = (day: string, days: number) => new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

/** Marks by what they say of their days: what is incomplete first, then each other thing by its name. */
export function marksByAbout(found: readonly MarkedPoints[]): { about: string | undefined; found: readonly MarkedPoints[] }[] {
  const abouts = new Set(found.map(({ mark }) => mark.about));
  return [...(abouts.delete(undefined) ? [undefined] : []), ...abouts].map((about) => ({
    about,
    found: found.filter(({ mark }) => mark.about === about),
  }));
}

/**
 * The marks that touch a cell of a cohort: those of the day that it stands for, or of all days until then where it counts them all. One without a
 * value is touched as well on the days on which it would have begun, and where it counts all days on those alone.
 */
export function marksOfCell(data: Dataset, { since, values }: Series, index: number, marks: readonly DayMark[]): readonly DayMark[] {
  const age = data.points[index]?.at;
  if (!since || age === undefined || !marks.length) return [];
  const { startSources = [], isCumulative = false } = data;
  const own = { from: plus(since.from, age), to: plus(since.to, age) };
  const isEmpty = values[index] === null;
  const counted = [...(isCumulative && isEmpty ? [] : [isCumulative ? { ...own, from: since.from } : own]), ...(isEmpty ? [since] : [])];
  return marks.filter(({ source = usualSource, about, ...mark }) =>
    about !== undefined
      ? false
      : startSources.includes(source)
        ? mark.from <= since.to && since.from <= mark.to
        : counted.some((of) => touches({ ...(data.sources && { sources: data.sources }) }, { source, ...mark }, of)),
  );
}

/** The marks that touch what counts some days as a whole. */
export const marksOfDays = (days: Days | undefined, marks: readonly DayMark[]): readonly DayMark[] =>
  days ? marks.filter((mark) => mark.about === undefined && touches({}, mark, days)) : [];

/** The marks that touch how many are in a cohort: on the days on which it began something was not received. */
export const marksOfSize = ({ since }: Series, marks: readonly DayMark[]): readonly DayMark[] => marksOfDays(since, marks);

/**
 * The cells of a map that are marked: those that have a value, which is incomplete, or of that part of several days which was counted, and those that
 * are due and have none.
 */
export function markedCells(
  data: Dataset,
  marks: readonly DayMark[],
): Record<'incomplete' | 'partial' | 'missing', (readonly DayMark[])[]> {
  const cells = data.series.flatMap((series) =>
    data.points.map((_, index) => ({
      isEmpty: series.values[index] === null,
      isDue: (series.maturity?.[index] ?? 'final') === 'final',
      isOfSeveral: !data.isCumulative && series.since !== undefined && series.since.from < series.since.to,
      found: marksOfCell(data, series, index, marks),
    })),
  );
  const marked = cells.filter(({ found }) => found.length > 0);
  const foundIn = (some: typeof cells) => some.map(({ found }) => found);
  const known = marked.filter(({ isEmpty }) => !isEmpty);
  return {
    incomplete: foundIn(known.filter(({ isOfSeveral }) => !isOfSeveral)),
    partial: foundIn(known.filter(({ isOfSeveral }) => isOfSeveral)),
    missing: foundIn(marked.filter(({ isEmpty, isDue }) => isEmpty && isDue)),
  };
}

/** Whether any cell that has a value is marked, so that a legend says what its corner means. */
export function hasMarkedValues(data: Dataset, marks: readonly DayMark[]): boolean {
  const { incomplete, partial } = markedCells(data, marks);
  return incomplete.length + partial.length > 0;
}
