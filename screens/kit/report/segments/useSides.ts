import { useWords } from '#design-system';
import type { App } from '#app/api/apps/shapes.ts';
import type { Loss } from '#app/lib/address/losses.ts';
import type { MetricId } from '#app/lib/metrics/catalogue.ts';
import { useNames, useFilterNames } from '#screens/kit/report/answers/index.ts';
import { withheldBy } from '#app/lib/metrics/access/withheldBy.ts';
import { useReaders, type Reader } from '#screens/kit/report/figures/index.ts';
import {
  deriveReport,
  narrowedTo,
  withPermissions,
  type Asked,
  type Field,
  type Filter,
  type Report,
  type ReportState,
  type Segment,
} from '#screens/kit/report/view/index.ts';
import { coloursOf, type SideColour } from './coloursOf.ts';
import { useOtherApps, usePaidIn } from './useOtherApps.ts';
import { segmentWords } from './words.ts';

/** A report of its own: the same question about one of two segments. */
export interface Side {
  name: string;
  /** What it is about where that is one value of a field, which has its colour in other charts. */
  entity?: string;
  report: Report;
  /** Metrics that the reader sees here and not there. */
  hidden: readonly MetricId[];
  /** Metrics that the other platform does not have, whoever asks. */
  absent: readonly MetricId[];
  /** Whether the question names things that only the app of the page has. */
  isLoosened: boolean;
}

export interface DrawnSide extends Side {
  colour: SideColour;
}

export interface Sides {
  isPending: boolean;
  pair: readonly [DrawnSide, DrawnSide] | null;
  /** Segments of the address that are not shown. */
  refused: readonly Loss[];
}

/** What only one app has; channels are of the account. */
const ofOneApp = new Set<Field>(['group', 'campaign', 'ad', 'adGroup']);

/** The two sides that the address names: one segment beside the question itself, or two beside each other. */
export function useSides(report: Report): Sides {
  const t = useWords(segmentWords);
  const said = useFilterNames(report);
  const nameOf = useNames(report);
  const called = ({ field, keys }: Pick<Filter, 'field' | 'keys'>) =>
    keys.length > 1 ? said({ field, keys }) : nameOf(field, keys[0] ?? '');
  const readerIn = useReaders();
  const { segments } = report.state;
  const ids = segments.flatMap((one) => ('app' in one && one.app !== report.app.id ? [one.app] : []));
  const { isPending, others } = useOtherApps(report, ids.length > 0);
  const known = others.filter(({ id }) => ids.includes(id));
  const paid = usePaidIn(known.map(({ id }) => id));
  const isAsking = isPending || paid === null || report.reader.isPending;
  const isOneProduct = known.every(({ name }) => name === report.app.name);
  // One product has often an app for each platform, and they are called the same.
  const appName = ({ name, platform }: App) => (isOneProduct ? platform : name);
  const whole: Side = {
    name: ids.length ? appName(report.app) : t.whole,
    report: deriveReport(report, {}),
    hidden: [],
    absent: [],
    isLoosened: false,
  };
  const found = segments.map((segment): Side | Loss => {
    if (!('app' in segment))
      return report.fields.includes(segment.field)
        ? { ...whole, ...entityOf(segment), name: called(segment), report: deriveReport(report, { state: inside(report.state, segment) }) }
        : refusal('report');
    if (segment.app === report.app.id) return whole;
    const app = known.find(({ id }) => id === segment.app && paid?.has(id));
    return app ? ofApp(report, { app, name: appName(app), reader: readerIn(app) }) : refusal('unseen');
  });
  const sides = found.filter((one) => 'report' in one);
  const isAlone = segments.length === 1 && sides[0] !== whole;
  const [first, second] = isAlone ? [whole, ...sides] : sides;
  return {
    isPending: isAsking && segments.length > 0,
    pair: first && second && !isAsking ? drawn(first, second, report) : null,
    refused: isAsking ? [] : found.filter((one) => 'cause' in one),
  };
}

const entityOf = ({ keys: [key, ...others] }: Pick<Filter, 'keys'>) => (key === undefined || others.length ? {} : { entity: key });

/** Without the name or the number of what it is about: somebody else's app is not to be guessed. */
const refusal = (cause: 'report' | 'unseen'): Loss => ({ part: 'segment', cause, count: 1 });

const inside = (state: ReportState, { field, keys }: Exclude<Segment, { app: number }>): ReportState => {
  const before = state.filters.find((one) => one.field === field && !one.isLeftOut)?.keys;
  const common = before ? keys.filter((key) => before.includes(key)) : keys;
  return { ...state, filters: narrowedTo(state.filters, field, common.length ? common : ['-1']) };
};

function ofApp(report: Report, { app, name, reader }: { app: App; name: string; reader: Reader }): Side {
  const { path, filters } = report.state;
  const state = {
    ...report.state,
    path: path.filter(({ level }) => !ofOneApp.has(level)),
    filters: filters.filter(({ field }) => !ofOneApp.has(field)),
  };
  const isAbsent = (metric: MetricId) => withheldBy(metric, reader.flags, app.platform) === 'platform';
  const seen = withPermissions({ ...state, columns: [...report.columns.shown] }, reader.visible);
  return {
    name,
    report: deriveReport(report, { app, reader, state: { ...state, why: seen.state.why } }),
    hidden: seen.hidden.filter((metric) => !isAbsent(metric)),
    absent: seen.hidden.filter(isAbsent),
    isLoosened: state.path.length < path.length || state.filters.length < filters.length,
  };
}

function drawn(first: Side, second: Side, report: Report): NonNullable<Sides['pair']> {
  const [one, other] = coloursOf(first, second);
  return [
    { ...numbered(first, report, 0), colour: one },
    { ...numbered(second, report, 1), colour: other },
  ];
}

/** What is asked about one of its numbers is asked about this side. */
function numbered(one: Side, { set, state: { why } }: Report, side: 0 | 1): Side {
  const of = (asked: Asked | null): Asked | null => asked && { ...asked, side };
  const { side: at, ...asked } = why ?? { side: undefined };
  return {
    ...one,
    report: {
      ...one.report,
      state: { ...one.report.state, why: 'metric' in asked && at === side ? asked : null },
      set: ({ why: next, ...change }, how) => set({ ...change, ...(next !== undefined && { why: of(next) }) }, how),
    },
  };
}
