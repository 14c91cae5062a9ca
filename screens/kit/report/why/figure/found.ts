import type { ReportRow, ReportRows } from '#app/api/reports/shapes.ts';
import type { Scope } from '#screens/kit/report/view/index.ts';

/** A question that was asked of rows, and its answer. */
export interface Answered {
  asked: Readonly<Record<string, unknown>>;
  rows: ReportRows;
}

/** The number in question: of a row, of a day, of a day of a row, or of the whole. */
export interface Wanted {
  app: number;
  report: string;
  scope: Scope;
  by: string;
  metric: string;
  key?: string | undefined;
  day?: string | undefined;
}

export interface Found {
  values: ReportRow['values'];
  label: string | null;
  fetchedAt: string;
  completeTo: string;
  people: ReportRows['people'];
}

const things = 'channels groups campaigns ads keywords countries systems models resolutions languages networks carriers appVersions';
const scopeNames = ['from', 'to', ...things.split(' '), 'without', 'traffic', 'asOf'];
const same = (one: unknown, other: unknown) => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/** Looks through what was answered for a number that is on screen already, so that it is not asked for again. */
export function foundIn(answers: readonly Answered[], wanted: Wanted): Found | null {
  const scope: Readonly<Record<string, unknown>> = { ...wanted.scope };
  for (const { asked, rows } of answers) {
    const isSame =
      asked['app'] === wanted.app && asked['report'] === wanted.report && scopeNames.every((name) => same(asked[name], scope[name]));
    if (!isSame || !rows.columns.includes(wanted.metric)) continue;
    const values = valuesIn(asked, rows, wanted);
    if (values) return foundAs(values, rows);
  }
  return null;
}

/** With what its answer says of all its numbers. */
export const foundAs = ({ values, label }: Pick<Found, 'values' | 'label'>, { fetchedAt, completeTo, people }: ReportRows): Found => ({
  values,
  label,
  fetchedAt,
  completeTo,
  people,
});

function valuesIn(
  asked: Answered['asked'],
  { rows, totals }: ReportRows,
  { by, key, day }: Wanted,
): (Pick<ReportRow, 'values'> & { label: string | null }) | undefined {
  const isByDay = asked['byDay'] === true;
  // A search and a limit narrow the totals, too.
  if (key === undefined && day === undefined) return asked['search'] || asked['limits'] ? undefined : { values: totals, label: null };
  if (key === undefined) return asked['by'] === 'day' ? rows.find((row) => row.key === day) : undefined;
  if (asked['by'] !== by || isByDay !== (day !== undefined)) return undefined;
  return rows.find((row) => row.key === key && (day === undefined || row.day === day));
}
