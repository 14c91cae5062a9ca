import { periodFromText, periodToText } from '#design-system';
import { isMetric } from '#app/lib/metrics/catalogue.ts';
import { isField, isGrouping, type Asked, type Filter, type Limit, type ReportState, type Segment } from './state.ts';

/**
 * A report in its address. Short, so that it can be sent; readable, so that it can be trusted; with a version, so that it can be read for years.
 *
 *     ?app=1001&v=1&t=last30.previous&path=channel:101&by=campaign&f=!country:US&s=-cost
 *     ?app=1001&v=1&w=installs>100;cpa<5              rows with more of one and less of another
 *     ?app=1001&v=1&vs=channel:101|channel:102        two channels side by side
 *     ?app=1001&v=1&vs=app:1002                       this app beside another
 *
 * What equals the default of the screen is left out. Reading never throws: what nobody knows is passed over, and the rest holds.
 */
const version = '1';
const names = ['v', 't', 'path', 'by', 'f', 'w', 'vs', 'c', 's', 'm', 'lines', 'each', 'q', 'p', 'n', 'why'] as const;
/** Links of consoles before this one (R-144). */
const old = { start: 'startdate', end: 'enddate', channel: 'channelid', campaign: 'campaignid' } as const;

export function toAddress(state: ReportState, defaults: ReportState, kept: URLSearchParams = new URLSearchParams()): URLSearchParams {
  const search = new URLSearchParams(kept);
  for (const name of [...names, ...Object.values(old)]) search.delete(name);
  const [now, initial] = [written(state), written(defaults)];
  const said = names.filter((name) => name !== 'v' && now[name] !== initial[name]);
  if (said.length) search.set('v', version);
  for (const name of said) search.set(name, now[name] ?? '');
  return search;
}

function written(state: ReportState): Partial<Record<(typeof names)[number], string>> {
  return {
    t: periodToText(state.period),
    path: state.path.map(({ level, key }) => `${level}:${escaped(key)}`).join(';'),
    by: state.by.join('.'),
    f: state.filters.map((filter) => `${filter.isLeftOut ? '!' : ''}${pairOf(filter)}`).join(';'),
    w: state.limits.map(limitText).join(';'),
    vs: state.segments.map((segment) => ('app' in segment ? `app:${segment.app}` : pairOf(segment))).join('|'),
    c: state.columns?.join('.') ?? '',
    s: state.sort ? `${state.sort.isDescending ? '-' : ''}${state.sort.column}` : '',
    m: state.chart,
    lines: typeof state.lines === 'string' ? state.lines : `:${state.lines.map(escaped).join(',')}`,
    each: state.each,
    q: state.search,
    p: String(state.page),
    n: String(state.size),
    why: state.why
      ? [
          `${state.why.metric}${state.why.side === undefined ? '' : `@${state.why.side + 1}`}`,
          state.why.day ?? '',
          ...(state.why.key === undefined ? [] : [escaped(state.why.key)]),
        ].join(',')
      : '',
  };
}

export function fromAddress(search: URLSearchParams, defaults: ReportState): ReportState {
  const read = <Value>(name: (typeof names)[number], parse: (text: string) => Value | undefined, otherwise: Value): Value => {
    const text = search.get(name);
    return text === null ? otherwise : (parse(text) ?? otherwise);
  };
  return {
    period: read('t', periodFromText, olderPeriod(search) ?? defaults.period),
    path: read('path', (text) => pairsOf(text).map(({ field, keys }) => ({ level: field, key: keys[0] ?? '' })), defaults.path),
    by: read('by', (text) => filled([...new Set(text.split('.'))].filter(isGrouping).slice(0, 3)), defaults.by),
    filters: read('f', pairsOf, [...olderFilters(search), ...defaults.filters]),
    limits: read('w', limitsOf, defaults.limits),
    segments: read('vs', segmentsOf, defaults.segments),
    columns: read('c', (text) => filled([...new Set(text.split('.'))].filter(isMetric)), defaults.columns),
    sort: read('s', sortOf, defaults.sort),
    chart: read('m', (text) => (isMetric(text) ? text : undefined), defaults.chart),
    lines: read(
      'lines',
      (text) => (text === 'total' || text === 'top' ? text : text[0] === ':' ? keysOf(text.slice(1)).slice(0, 5) : undefined),
      defaults.lines,
    ),
    each: read('each', (text) => (['all', 'day', 'hour'] as const).find((one) => one === text), defaults.each),
    search: read('q', (text) => text.slice(0, 200), defaults.search),
    page: read('p', (text) => countOf(text, 1e6), defaults.page),
    size: read('n', (text) => countOf(text, 200), defaults.size),
    why: read('why', whyOf, defaults.why),
  };
}

/** As the call takes it, too: `installs>100`. */
export const limitText = ({ metric, isMore, value }: Limit) => `${metric}${isMore ? '>' : '<'}${value}`;

const limitsOf = (text: string): Limit[] =>
  text.split(';').flatMap((part): Limit[] => {
    const [, metric = '', sign, value] = /^(\w+)([<>])(-?\d{1,15}(?:\.\d{1,6})?)$/.exec(part) ?? [];
    return isMetric(metric) ? [{ metric, isMore: sign === '>', value: Number(value) }] : [];
  });

const pairOf = ({ field, keys }: Pick<Filter, 'field' | 'keys'>) => `${field}:${keys.map(escaped).join(',')}`;

/** `channel:101|channel:102` or `app:1002`. */
const segmentsOf = (text: string): Segment[] =>
  text
    .split('|')
    .flatMap((part): Segment[] => {
      const [, app] = /^app:([1-9]\d{0,14})$/.exec(part) ?? [];
      return app ? [{ app: Number(app) }] : pairsOf(part).map(({ field, keys }) => ({ field, keys }));
    })
    .slice(0, 2);

/** `channel:101,102;!country:US`. A filter of a field that nobody knows is passed over. */
function pairsOf(text: string): Filter[] {
  return text.split(';').flatMap((part): Filter[] => {
    const isLeftOut = part.startsWith('!');
    const [field = '', ...rest] = part.slice(isLeftOut ? 1 : 0).split(':');
    if (!isField(field) || !rest.length) return [];
    return [{ field, keys: keysOf(rest.join(':')).map((key) => guarded(field, key)), isLeftOut }];
  });
}

const keysOf = (text: string) => [...new Set(text.split(',').map(unescaped))];

/** An id that is no number finds nothing, rather than everything (R-144). */
const guarded = (field: string, key: string) => ((field === 'channel' || field === 'campaign') && !/^-?\d{1,15}$/.test(key) ? '-1' : key);

const filled = <Value>(list: Value[]): Value[] | undefined => (list.length ? list : undefined);

function sortOf(text: string): ReportState['sort'] | undefined {
  const column = text.replace(/^-/, '');
  return /^\w{1,40}$/.test(column) ? { column, isDescending: text !== column } : undefined;
}

const countOf = (text: string, most: number) => (/^[1-9]\d{0,6}$/.test(text) ? Math.min(Number(text), most) : undefined);

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

const olderPeriod = (search: URLSearchParams) => periodFromText(`${search.get(old.start)}_${search.get(old.end)}`);

function olderFilters(search: URLSearchParams): Filter[] {
  return (['channel', 'campaign'] as const).flatMap((field) => {
    const key = search.get(old[field]);
    return key === null ? [] : [{ field, keys: [guarded(field, key)], isLeftOut: false }];
  });
}

/** Keys may hold anything, also what parts them here. */
const marks: Readonly<Record<string, string>> = { '~': '~t', ',': '~c', ';': '~s', '|': '~p' };
const escaped = (key: string) => key.replaceAll(/[~,;|]/g, (mark) => marks[mark] ?? mark);
const unescaped = (text: string) => text.replaceAll(/~([tcsp])/g, (_, mark: string) => ({ t: '~', c: ',', s: ';', p: '|' })[mark] ?? '');
