import { periodFromText, periodToText } from '#design-system';
import { isMetric, metricIds } from '#app/lib/metrics/catalogue.ts';
import { choiceParam, countParam, sortParam, textParam, type Param } from '#app/lib/urlState.ts';
import { isField, isGrouping, traffics, type Asked, type Filter, type Limit, type Lines, type ReportState, type Segment } from './state.ts';

/** What of a report stands in its address, under which name, and how. What equals the start of the screen is left out. */
export const reportParams = (start: ReportState) =>
  ({
    period: { name: 't', part: 'period', fallback: start.period, parse: periodFromText, format: periodToText },
    path: {
      part: 'filter',
      passedOver: (text) => partsOf(text) - filtersOf(text).length,
      fallback: start.path,
      parse: (text) => filtersOf(text).map(({ field, keys }) => ({ level: field, key: keys[0] ?? '' })),
      format: (path) => path.map(({ level, key }) => `${level}:${escaped(key)}`).join(';'),
    },
    by: {
      part: 'grouping',
      passedOver: (text) => text.split('.').filter((word) => !isGrouping(word)).length,
      fallback: start.by,
      parse: (text) => filled([...new Set(text.split('.'))].filter(isGrouping).slice(0, 3)),
      format: (by) => by.join('.'),
    },
    filters: {
      name: 'f',
      part: 'filter',
      passedOver: (text) => partsOf(text) - filtersOf(text).length,
      fallback: start.filters,
      parse: filtersOf,
      format: filtersText,
    },
    traffic: { ...choiceParam(traffics, start.traffic), part: 'traffic' },
    limits: {
      name: 'w',
      part: 'limit',
      passedOver: (text) => partsOf(text) - limitsOf(text).length,
      fallback: start.limits,
      parse: limitsOf,
      format: (limits) => limits.map(limitText).join(';'),
    },
    segments: {
      name: 'vs',
      part: 'segment',
      passedOver: (text) => Math.max(0, partsOf(text, '|') - segmentsOf(text).length),
      fallback: start.segments,
      parse: segmentsOf,
      format: segmentsText,
    },
    columns: {
      name: 'c',
      part: 'column',
      passedOver: (text) => text.split('.').filter((word) => word !== '' && !isMetric(word)).length,
      fallback: start.columns,
      parse: (text) => filled([...new Set(text.split('.'))].filter(isMetric)),
      format: (columns) => columns?.join('.') ?? '',
    },
    sort: { ...sortParam(start.sort), name: 's' },
    chart: { ...choiceParam(metricIds, start.chart), name: 'm', part: 'chart' },
    lines: { part: 'chart', fallback: start.lines, parse: linesOf, format: linesText },
    each: choiceParam(['all', 'day', 'hour'], start.each),
    search: { ...textParam, name: 'q', fallback: start.search },
    page: { ...countParam(start.page), name: 'p' },
    size: { ...countParam(start.size, 200), name: 'n' },
    why: { part: 'figure', fallback: start.why, parse: whyOf, format: whyText },
  }) as const satisfies { [Part in keyof ReportState]: Param<ReportState[Part]> };

/** As the call takes it, too: `installs>100`. */
export const limitText = ({ metric, isMore, value }: Limit) => `${metric}${isMore ? '>' : '<'}${value}`;

function limitsOf(text: string): Limit[] {
  return text.split(';').flatMap((part): Limit[] => {
    const [, metric = '', sign, value] = /^(\w+)([<>])(-?\d{1,15}(?:\.\d{1,6})?)$/.exec(part) ?? [];
    return isMetric(metric) ? [{ metric, isMore: sign === '>', value: Number(value) }] : [];
  });
}

const pairText = ({ field, keys }: Pick<Filter, 'field' | 'keys'>) => `${field}:${keys.map(escaped).join(',')}`;

/** `channel:101,102;!country:US` */
export function filtersText(filters: readonly Filter[]): string {
  return filters.map((filter) => `${filter.isLeftOut ? '!' : ''}${pairText(filter)}`).join(';');
}

/** A filter of a field that nobody knows is passed over. */
function filtersOf(text: string): Filter[] {
  return text.split(';').flatMap((part): Filter[] => {
    const isLeftOut = part.startsWith('!');
    const [field = '', ...rest] = part.slice(isLeftOut ? 1 : 0).split(':');
    if (!isField(field) || !rest.length) return [];
    return [{ field, keys: keysOf(rest.join(':')).map((key) => guarded(field, key)), isLeftOut }];
  });
}

/** `channel:101|channel:102` or `app:1002`. */
function segmentsText(segments: readonly Segment[]): string {
  return segments.map((segment) => ('app' in segment ? `app:${segment.app}` : pairText(segment))).join('|');
}

function segmentsOf(text: string): Segment[] {
  return text
    .split('|')
    .flatMap((part): Segment[] => {
      const [, app] = /^app:([1-9]\d{0,14})$/.exec(part) ?? [];
      return app ? [{ app: Number(app) }] : filtersOf(part).map(({ field, keys }) => ({ field, keys }));
    })
    .slice(0, 2);
}

/** `total`, `top`, or rows by their keys: `:101,102`. */
function linesText(lines: Lines): string {
  return typeof lines === 'string' ? lines : `:${lines.map(escaped).join(',')}`;
}

function linesOf(text: string): Lines | undefined {
  if (text === 'total' || text === 'top') return text;
  return text.startsWith(':') ? keysOf(text.slice(1)).slice(0, 5) : undefined;
}

/** `installs,2026-10-05,101`; `installs@2` of the second segment. */
function whyText(why: Asked | null): string {
  if (!why) return '';
  const { metric, side, day = '', key } = why;
  return [`${metric}${side === undefined ? '' : `@${side + 1}`}`, day, ...(key === undefined ? [] : [escaped(key)])].join(',');
}

function whyOf(text: string): Asked | undefined {
  const [what = '', day, ...key] = text.split(',');
  const [metric = '', side] = what.split('@');
  if (!isMetric(metric)) return undefined;
  return {
    metric,
    ...((side === '1' || side === '2') && { side: side === '1' ? (0 as const) : (1 as const) }),
    ...(day && /^\d{4}-\d{2}-\d{2}$/.test(day) && { day }),
    ...(key.length && { key: unescaped(key.join(',')) }),
  };
}

/** An id that is no number finds nothing, rather than everything (R-144). */
export const guarded = (field: string, key: string) =>
  (field === 'channel' || field === 'campaign') && !/^-?\d{1,15}$/.test(key) ? '-1' : key;

/** How many parts a text has, whether they are understood or not. */
const partsOf = (text: string, mark = ';') => text.split(mark).filter(Boolean).length;

const filled = <Value>(list: Value[]): Value[] | undefined => (list.length ? list : undefined);

const keysOf = (text: string) => [...new Set(text.split(',').map(unescaped))];

/** Keys may hold anything, also what parts them here. */
const marks: Readonly<Record<string, string>> = { '~': '~t', ',': '~c', ';': '~s', '|': '~p' };
const escaped = (key: string) => key.replaceAll(/[~,;|]/g, (mark) => marks[mark] ?? mark);
const unescaped = (text: string) => text.replaceAll(/~([tcsp])/g, (_, mark: string) => ({ t: '~', c: ',', s: ';', p: '|' })[mark] ?? '');
