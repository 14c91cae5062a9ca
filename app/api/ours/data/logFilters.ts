import type { LogEntry } from './logs.ts';

export const filterRelations = ['is', 'not', 'has'] as const;
export type FilterRelation = (typeof filterRelations)[number];

/** Values of a log that have a name. All others are those of its payload, by their JSON pointer: `/user/level`. */
export const filterFields = ['kind', 'channel', 'campaign', 'result', 'reason', 'proof', 'amount', 'day'] as const;
export type FilterField = (typeof filterFields)[number];

/** One condition that logs have to meet; several are met together. */
export interface LogFilter {
  field: FilterField | `/${string}`;
  way: FilterRelation;
  value: string;
}

/** What kind of log it is; events and callbacks are told apart by what they are of: `callback.install`. */
export const kindCode = ({ kind, event }: Pick<LogEntry, 'kind' | 'event'>): string =>
  event !== null && (kind === 'callback' || kind === 'event') ? `${kind}.${event}` : kind;

/** How a log ended, with what lost and what was flagged apart. */
export const resultCode = ({ kind, result }: Pick<LogEntry, 'kind' | 'result'>, isLoser: boolean): string =>
  isLoser ? 'lost' : kind === 'flag' ? 'flagged' : result;

const valueIn: Record<FilterField, (entry: LogEntry, isLoser: boolean) => string | null> = {
  kind: kindCode,
  channel: ({ channel }) => channel,
  campaign: ({ campaignName }) => campaignName,
  result: resultCode,
  reason: ({ reason }) => reason,
  proof: ({ proof }) => proof,
  amount: ({ amount }) => (amount === null ? null : String(amount)),
  day: ({ at }) => at.slice(0, 10),
};

const isField = (name: string): name is FilterField => filterFields.some((field) => field === name);
const isPointer = (name: string): name is `/${string}` => name.startsWith('/');
const isWay = (name: string): name is FilterRelation => filterRelations.some((way) => way === name);

/** Whether a log meets all conditions. What it does not have is not what is wanted. */
export function meetsFilters(entry: LogEntry, filters: readonly LogFilter[], isLoser: boolean): boolean {
  return filters.every(({ field, way, value }) => {
    const found = (isField(field) ? valueIn[field](entry, isLoser) : textAt(entry.payload, field))?.toLowerCase();
    const wanted = value.toLowerCase();
    if (way === 'not') return found !== wanted;
    return way === 'is' ? found === wanted : (found?.includes(wanted) ?? false);
  });
}

function textAt(payload: unknown, pointer: string): string | null {
  let found = payload;
  for (const part of pointer.slice(1).split('/')) {
    const name = part.replaceAll('~1', '/').replaceAll('~0', '~');
    if (typeof found !== 'object' || found === null || !Object.hasOwn(found, name)) return null;
    found = Object.entries(found).find(([key]) => key === name)?.[1];
  }
  return typeof found === 'object' && found !== null ? null : String(found);
}

/** As conditions stand in the address and in the call: `kind:is:install,%2Fuser%2Flevel:not:3`. */
export const filtersToText = (filters: readonly LogFilter[]): string =>
  filters.map(({ field, way, value }) => [encodeURIComponent(field), way, encodeURIComponent(value)].join(':')).join(',');

/** Undefined where one of them cannot be read: the rest would be another question. */
export function filtersFromText(text: string): readonly LogFilter[] | undefined {
  const filters: LogFilter[] = [];
  for (const part of text.split(',').filter(Boolean)) {
    const [field = '', way = '', value = ''] = part.split(':').map(decoded);
    if (!(isField(field) || isPointer(field)) || !isWay(way) || value === '') return undefined;
    filters.push({ field, way, value });
  }
  return filters;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
