import type { Params, ParamValues } from '#app/lib/urlState.ts';

type Matching<Row, Filters extends Params> = {
  readonly [Name in keyof Filters]: { matches: (row: Row, value: NonNullable<ParamValues<Filters>[Name]>) => boolean };
};

/** Rows that have what is chosen in every filter. One in which nothing is chosen lets all rows through. */
export function narrowRows<Row, Filters extends Params>(
  rows: readonly Row[],
  params: Filters,
  filters: Matching<Row, Filters>,
  values: ParamValues<Filters>,
): readonly Row[] {
  const names: (keyof Filters & string)[] = Object.keys(params);
  const tests = names.flatMap((name) => {
    const value = values[name];
    const param = params[name];
    if (value === null || value === undefined || !param || param.format(value) === param.format(param.fallback)) return [];
    return [(row: Row) => filters[name].matches(row, value)];
  });
  return tests.length ? rows.filter((row) => tests.every((test) => test(row))) : rows;
}
