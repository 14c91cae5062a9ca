import type { InputOf } from '#app/api/declare/endpoint.ts';
import type { reports } from '#app/api/reports/reports.ts';
import type { ReportRow, ReportRows } from '#app/api/reports/shapes.ts';
import { factCount } from '../../world/facts/fact.ts';
import { peopleFacts, peoplePlaces } from '../../world/facts/people/people.ts';
import type { Recount } from '../../world/facts/recount/recount.ts';
import { isPostbackPart, postbackSums } from '../../world/skan/postbackParts.ts';
import { sumFacts } from '../../world/facts/sumFacts.ts';
import { badRequest } from '../../service/refusal.ts';
import { indexOf } from '../../world/calendar.ts';
import { originOf, type Subject } from './scope.ts';
import { comparison, sortingOf, rowRulesFor, timeDimensions } from './rowRules.ts';
import { columnsFor, factsOf, valuesOf } from './values.ts';

type Asked = Pick<
  InputOf<typeof reports.rows>,
  'by' | 'byDay' | 'asOf' | 'zone' | 'dated' | 'metrics' | 'limits' | 'sort' | 'order' | 'search' | 'page' | 'size'
>;

/** The zone of reports, in hours east of UTC. */
const reportHours = 8;

/** Rows of any report: facts added up by what a row stands for, sorted, searched and cut into pages. Totals are of all rows, not of a page. */
export function rowsOf({ filter, ...caller }: Subject, asked: Asked): ReportRows {
  const recount = recountOf(asked);
  const subject = {
    ...caller,
    filter: {
      ...filter,
      addsPeopleUp: caller.world.addsPeopleUp,
      ...(asked.asOf && { asOf: indexOf(asked.asOf) }),
      ...(recount && { recount }),
    },
  };
  const { by, byDay, metrics, page, size } = asked;
  const { shown, withheld } = columnsFor(subject, metrics);
  const { bounds, labelOf, isIncluded } = rowRulesFor(subject, by, asked);
  const all = new Float64Array(factCount);
  const rows: ReportRow[] = [];
  const wanted = factsOf([...shown, ...bounds.map(({ metric }) => metric)]);
  const sums = isPostbackPart(by)
    ? postbackSums(subject.books, by, subject.filter, byDay ?? false)
    : sumFacts(subject.books, { by, isByDay: byDay ?? false, facts: wanted }, subject.filter);
  for (const [joined, facts] of sums) {
    const [key = '', day = null] = joined.split('@');
    // Whoever was there on a day of one zone was there on two of another: nobody has counted them.
    if (recount) for (const place of peoplePlaces) facts[place] = Number.NaN;
    if (!isIncluded(key, facts)) continue;
    for (let fact = 0; fact < factCount; fact++) all[fact] = (all[fact] ?? 0) + (facts[fact] ?? 0);
    rows.push({ key, day, ...labelOf(key), values: valuesOf(facts, shown) });
  }
  const peopleInAll = recount ? null : peopleOf(subject, asked);
  for (const place of peoplePlaces) if (peopleInAll !== 'parts') all[place] = peopleInAll?.[place] ?? Number.NaN;
  rows.sort(comparison(sortingOf(by, shown, asked)));
  return {
    columns: [...shown],
    rows: pageOf(rows, page, size),
    totals: valuesOf(all, shown),
    total: rows.length,
    people: subject.world.addsPeopleUp ? 'added' : 'distinct',
    asOf: asked.asOf ?? null,
    zone: asked.zone ?? null,
    dated: asked.dated ?? null,
    ...originOf(subject.world),
    withheld,
  };
}

/** Hours have no day of another zone, and what is to date has no other days. */
function recountOf({ by, zone, dated, asOf }: Asked): Recount | null {
  const later = reportHours - (zone ?? reportHours);
  if (later === 0 && dated !== 'click') return null;
  if (later < -6 || later > 20) throw badRequest('utcoffset');
  if (by === 'hour' || asOf) throw badRequest('dimension');
  return { later, isByClick: dated === 'click' };
}

/**
 * The people of all rows together: rows of time share them, and so do versions of the app, which people update, so that they are counted anew. Of
 * some of the rows only, nobody has counted.
 */
function peopleOf(subject: Subject, { by, byDay, search, limits }: Asked): Float64Array | 'parts' | null {
  const isShared = timeDimensions.has(by) || by === 'appVersion';
  if (by === 'hour' ? !byDay : !isShared && !byDay) return 'parts';
  if (limits?.length || search?.trim()) return null;
  return sumFacts(subject.books, { by: 'all', facts: peopleFacts }, subject.filter).get('all') ?? new Float64Array(factCount);
}

/** Without a size all rows are one page. */
function pageOf<Row>(rows: readonly Row[], page: number | null | undefined, size: number | null | undefined): Row[] {
  if (!size || size < 1) return [...rows];
  const start = (Math.max(1, page ?? 1) - 1) * size;
  return rows.slice(start, start + size);
}
