import type { Loss } from '#app/lib/address/losses.ts';
import {
  countParam,
  lossesIn,
  namesOf,
  readParams,
  recordParam,
  sortParam,
  textParam,
  writeParams,
  type Params,
  type ParamValues,
  type SortValue,
} from '#app/lib/urlState.ts';

/** What every list has in its address. */
const common = (sort: SortValue | null, size: number, record: string) => ({
  search: textParam,
  page: countParam(1),
  size: countParam(size, 500),
  sort: sortParam(sort),
  /** The key of the record that is open. */
  id: { ...recordParam, name: record },
});

type Common = ReturnType<typeof common>;

/** What of a list stands in the address: a constant of its screen. */
export interface ListAddress<Filters extends Params> {
  common: Common;
  filters: Filters;
}

/**
 * The filters of a list by their names in the address, and how it begins.
 *
 *     const address = listAddress({ kind: choiceParam(kinds, null), owner: keysParam }, { sort: '-addedAt', size: 50 });
 *
 * `record` is what its open record is called in the address, where `id` is that of the page itself.
 */
export function listAddress<const Filters extends Params>(
  filters: Filters,
  { sort = '', size = 20, record = 'id' }: { sort?: string; size?: number; record?: string } = {},
): ListAddress<Filters> {
  return { common: common(sortParam().parse(sort) ?? null, size, record), filters };
}

export interface ListState<Filters extends Params> extends ParamValues<Common> {
  values: ParamValues<Filters>;
}

/** A change of a list: of what all lists have, and of its own filters. */
export interface ListChange<Filters extends Params> extends Partial<ParamValues<Common>> {
  values?: Partial<ParamValues<Filters>>;
}

export function readList<Filters extends Params>({ common, filters }: ListAddress<Filters>, at: URLSearchParams): ListState<Filters> {
  return { ...readParams(common, at), values: readParams(filters, at) };
}

/** What of an address this list cannot read. */
export const lossesInList = <Filters extends Params>({ common, filters }: ListAddress<Filters>, at: URLSearchParams): Loss[] => [
  ...lossesIn(common, at),
  ...lossesIn(filters, at).map(({ cause, count }): Loss => ({ part: 'filter', cause, count })),
];

/** An order by a column that this list does not have. That of its start may follow something without a column. */
export const lossesOfSort = (sort: SortValue | null, start: SortValue | null, columns: readonly string[]): readonly Loss[] =>
  sort && sort.column !== start?.column && !columns.includes(sort.column) ? [{ part: 'sort', cause: 'unknown', count: 1 }] : [];

/** Another search, filter or size is another question, which begins at its first page. */
export function writeList<Filters extends Params>(
  { common, filters }: ListAddress<Filters>,
  { values, ...change }: ListChange<Filters>,
  at: URLSearchParams,
): URLSearchParams {
  const isOther = values !== undefined || change.search !== undefined || change.size !== undefined || change.sort !== undefined;
  const next = writeParams(common, isOther ? { page: 1, ...change } : change, at);
  return values ? writeParams(filters, values, next) : next;
}

/** The question alone, without the place in its answer: what a saved filter holds. */
export function questionText<Filters extends Params>({ common, filters }: ListAddress<Filters>, at: URLSearchParams): string {
  const { search, sort } = readParams(common, at);
  const question = writeParams(filters, readParams(filters, at), writeParams(common, { search, sort }, new URLSearchParams()));
  // Compared with what this browser saved, whichever version that was.
  question.delete('v');
  return question.toString();
}

/** All that an address says but the open record: what list stands there, and where in it. */
export function listText<Filters extends Params>({ common }: ListAddress<Filters>, at: URLSearchParams): string {
  const list = writeParams(common, { id: '' }, at);
  list.delete('v');
  return list.toString();
}

/** The address with another question; what is not of the list stays. */
export function withQuestion<Filters extends Params>({ common, filters }: ListAddress<Filters>, question: string, at: URLSearchParams) {
  const next = new URLSearchParams(at);
  for (const name of [...namesOf(common), ...namesOf(filters)]) next.delete(name);
  const { search, sort } = readParams(common, new URLSearchParams(question));
  return writeParams(filters, readParams(filters, new URLSearchParams(question)), writeParams(common, { search, sort }, next));
}
