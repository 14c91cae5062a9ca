import { changeBetween, figureText, type FigureStyle, type Locale } from '#design-system';
import type { Filled } from '#app/lib/metrics/explained/filledIn.ts';
import type { CountedRow, WeighedValue } from '#screens/kit/question/index.ts';

/** What the two parts of a share are called, and how they read. */
export interface ShareOf {
  of: string;
  per: string;
  as: FigureStyle;
  /** The second part, where it is not counted like the first: revenue per install. */
  perAs?: FigureStyle;
  /** What comes out of it: a rate, unless it says so. */
  result?: FigureStyle;
}

const sum = (values: readonly number[]) => values.reduce((all, one) => all + one, 0);

function shareIn(rows: readonly WeighedValue[], { of, per, as, perAs = as }: ShareOf): { value: number | null; formula: Filled | null } {
  const weight = sum(rows.map((row) => row.weight));
  if (!weight) return { value: null, formula: null };
  const has = sum(rows.map((row) => row.value * row.weight));
  const part = (name: string, value: number, style: FigureStyle) => ({ code: name, name, value, as: style });
  return { value: has / weight, formula: { parts: [part(of, has, as), part(per, weight, perAs)], sign: '÷', times: 1 } };
}

/** The mean of what was counted on one side: a share whose parts are known. */
export function meanFigure(counted: readonly CountedRow[], isBefore: boolean, share: ShareOf, locale: Locale) {
  const now = shareIn(counted, share);
  const before = shareIn(
    counted.flatMap((row) => row.before ?? []),
    share,
  );
  const { result = { kind: 'percent' } } = share;
  const text = (value: number | null) => figureText(value, locale, result);
  if (isBefore) return { value: text(before.value), formula: before.formula };
  return {
    value: text(now.value),
    formula: now.formula,
    ...(before.value !== null &&
      now.value !== null && {
        earlier: text(before.value),
        change: changeBetween({ figures: result }, now.value, before.value) ?? undefined,
        formulaBefore: before.formula,
      }),
  };
}

/** Many days as weeks of seven, so that they can be read. */
export function inWeeks(rows: readonly CountedRow[]): readonly CountedRow[] {
  if (rows.length <= 14) return rows;
  return Array.from({ length: Math.ceil(rows.length / 7) }, (_, week): CountedRow => {
    const part = rows.slice(7 * week, 7 * week + 7);
    const before = part.flatMap((row) => row.before ?? []);
    return { ...added(part), ...(before.length > 0 && { before: added(before) }) };
  });
}

function added(rows: readonly WeighedValue[]): WeighedValue {
  const weight = sum(rows.map((row) => row.weight));
  const names = rows.map(({ name }) => name).toSorted();
  const [first, last] = [names[0] ?? '', names.at(-1) ?? ''];
  return {
    name: first === last ? first : `${first} – ${last}`,
    size: sum(rows.map(({ size }) => size)),
    value: weight ? sum(rows.map((row) => row.value * row.weight)) / weight : 0,
    weight,
  };
}
