import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { comparedDays, resolvePeriod, wasStopped, type Day, type DayRange } from '#design-system';
import { useApp } from '#app/access/currentPage.ts';
import { useMay } from '#app/access/may.ts';
import { hasAppVersions } from '#app/lib/glossary/devices.ts';
import { sameAgeOf, type SameAge } from '#app/lib/compared/sameAge.ts';
import type { App } from '#app/api/apps/shapes.ts';
import { useIsSentLink, useLosses } from '#app/lib/address/losses.ts';
import { opening } from '#app/lib/address/useStepBack.ts';
import { columns as calls } from '#app/api/campaigns/columns.ts';
import { lossesOfOwnColumns } from '#app/lib/metrics/access/lossesOfMetrics.ts';
import { isMetric, type MetricId } from '#app/lib/metrics/catalogue.ts';
import { reportToday } from '#app/lib/metrics/reportZone.ts';
import { useLocation, useSearchParams } from '#app/lib/router.ts';
import { useReader, type Reader } from '#screens/kit/report/figures/index.ts';
import { causesHref, type RowPlace } from './causes.ts';
import { toAddress } from './address.ts';
import { readReport, type Reading } from './readReport.ts';
import { scopeOf, type Scope } from './scope.ts';
import { changed, fieldsOn, initialState, isOtherQuestion, way as usualWay, type Asked, type Field, type ReportState } from './state.ts';

/** One report as its reader sees it: what was chosen, over which days, with which rights. Its parts ask for the numbers they show. */
export interface Report {
  name: string;
  app: App;
  reader: Reader;
  state: ReportState;
  /** What the screen starts with. */
  defaults: ReportState;
  set: (change: Partial<ReportState>, how?: { isReplaced?: boolean }) => void;
  pathname: string;
  /** The address of a changed state, for links. */
  href: (change: Partial<ReportState>) => string;
  /** The same question in another report: its days, what it is narrowed to and held against, and what is drawn. */
  elsewhere: (path: `/${string}`, change?: Partial<ReportState>) => string;
  today: Day;
  days: DayRange;
  /** What is held against what. Only full days are, and what grows with its age only at the same age. */
  compared: { of: DayRange; against: DayRange; isShortened: boolean; age: SameAge | null } | undefined;
  scope: Scope;
  columns: Columns;
  /** Whether it counts what came by itself, for who may see that. */
  hasNatural: boolean;
  /** Whether the attribution window of the app says what counts for a channel. */
  hasWindow: boolean;
  /** The levels of the way down. */
  way: readonly Field[];
  /** What it can be narrowed to. */
  fields: readonly Field[];
  /** Where its rows are, for a page that has none. */
  details?: `/${string}` | undefined;
  /** Whether the page shows ad spend besides the columns of its rows. */
  countsSpend: boolean;
  /** Where what made the change of a number stands. */
  causes: (asked: Asked, row?: RowPlace) => string;
}

export interface Columns {
  isPending: boolean;
  /** Asks again where the reader stopped the request for them: the rows wait for it. */
  again: (() => void) | undefined;
  shown: readonly MetricId[];
  /** What could be shown, each under its heading. */
  offered: readonly { metric: MetricId; group: string | null }[];
}

/** What a screen knows of its report that no reader changes. */
export interface ReportFacts {
  /** The levels of the way down. */
  way?: readonly Field[];
  /** What it can be narrowed to, where that is not all that its way down has. */
  fields?: readonly Field[];
  /** Whether it counts organic installs, too. */
  hasNatural?: boolean;
  /** Whether it shows the columns of the address. A page that makes something else of them says itself what it leaves out. */
  hasColumns?: boolean;
  /** Whether the attribution window of the app says what counts for a channel: not where Apple does, nor for what people do later. */
  hasWindow?: boolean;
  /** The report that has the rows of what this page sums up. */
  details?: `/${string}`;
  /** Whether the page shows ad spend besides the columns of its rows, which say it themselves. */
  countsSpend?: boolean;
  /** Parameters of the screen that are about the answer at hand: they leave the address when something else is asked. */
  ofAnswer?: readonly string[];
}

const noStart: Partial<ReportState> = {};
const noFacts: ReportFacts = {};
const noNames: readonly string[] = [];

/** What the screen starts with and its facts are constants: whoever makes them anew at each drawing makes the report anew. */
export function useReport(name: string, start: Partial<ReportState> = noStart, facts: ReportFacts = noFacts): Report {
  const app = useApp();
  const reader = useReader();
  const { pathname } = useLocation();
  const [search, setSearch] = useSearchParams();
  const words = search.toString();
  const today = reportToday();
  const { way = usualWay, hasNatural = true, hasColumns = true, hasWindow = true } = facts;
  const { details, ofAnswer = noNames, countsSpend = false } = facts;
  const defaults = useMemo(() => ({ ...initialState, ...start }), [start]);
  const hasVersions = hasAppVersions(app);
  const fields = useMemo(
    () => (facts.fields ?? fieldsOn(way)).filter((one) => hasVersions || one !== 'appVersion'),
    [facts.fields, way, hasVersions],
  );
  const read = useReading(search, { defaults, fields, reader, platform: app.platform, hasNatural, hasColumns, today });
  const { state, losses } = useMemo(() => read(new URLSearchParams(words)), [read, words]);
  useLosses(losses);
  const columns = useColumns(name, app, reader, state.columns, hasColumns);
  return useMemo(() => {
    const days = resolvePeriod(state.period, today);
    const compared = comparedDays(state.period, today);
    const addressOf = (change: Partial<ReportState>, before: ReportState, address: URLSearchParams) => {
      if (isOtherQuestion(change)) for (const each of ofAnswer) address.delete(each);
      return toAddress(changed(before, change), defaults, address);
    };
    const report: Report = {
      name,
      app,
      reader,
      state,
      defaults,
      set: (change, { isReplaced = false } = {}) =>
        setSearch((now) => addressOf(change, read(now).state, now), {
          replace: isReplaced,
          preventScrollReset: true,
          state: change.why ? opening : null,
        }),
      elsewhere: (path, change = {}) => {
        const { period, filters, traffic, segments, chart } = state;
        return `${path}?app=${app.id}&${toAddress({ ...initialState, period, path: state.path, filters, traffic, segments, chart, ...change }, initialState)}`;
      },
      pathname,
      href: (change) => `${pathname}?${addressOf(change, state, new URLSearchParams(words))}`,
      today,
      days,
      compared: compared && { ...compared, age: sameAgeOf(compared, today) },
      scope: scopeOf(state, days),
      columns,
      hasNatural,
      hasWindow,
      way,
      fields,
      details,
      countsSpend,
      causes: (asked, row) => causesHref(report, asked, row),
    };
    return report;
  }, [
    name,
    app,
    reader,
    state,
    read,
    fields,
    defaults,
    words,
    pathname,
    today,
    columns,
    setSearch,
    way,
    details,
    countsSpend,
    hasNatural,
    hasWindow,
    ofAnswer,
  ]);
}

/** How an address is read for this reader, here and now. */
function useReading(search: URLSearchParams, about: Omit<Reading, 'isSent' | 'seesOwnChannels'>) {
  const { defaults, fields, reader, platform, hasNatural, hasColumns, today } = about;
  const isSent = useIsSentLink(search);
  const seesOwnChannels = !useMay('view account');
  return useCallback(
    (address: URLSearchParams) =>
      readReport(address, { defaults, fields, reader, platform, hasNatural, hasColumns, isSent, seesOwnChannels, today }),
    [defaults, fields, reader, platform, hasNatural, hasColumns, isSent, seesOwnChannels, today],
  );
}

/** The columns of the account, or those of the link; never one that this reader may not see. What is left out of those of the account is said. */
function useColumns(x: string, { id: app, platform }: App, reader: Reader, ofLink: readonly MetricId[] | null, isShown: boolean): Columns {
  const { visible, flags, isPending: isUnknown } = reader;
  const all = useQuery(calls.all({ app, x }));
  const chosen = useQuery(calls.chosen({ app, x }));
  useLosses(isShown && !ofLink && !isUnknown ? lossesOfOwnColumns(chosen.data ?? [], flags, platform) : []);
  const isStopped = wasStopped(all) || wasStopped(chosen);
  const [askAll, askChosen] = [all.refetch, chosen.refetch];
  return useMemo(() => {
    const may = (key: string): key is MetricId => isMetric(key) && visible.includes(key);
    return {
      isPending: isUnknown || all.isPending || chosen.isPending,
      again: isStopped ? () => void Promise.all([askAll(), askChosen()]) : undefined,
      shown: (ofLink ?? chosen.data ?? ['installs']).filter(may),
      offered: (all.data ?? []).flatMap(({ key, group }) => (may(key) ? [{ metric: key, group }] : [])),
    };
  }, [visible, isUnknown, all.data, all.isPending, chosen.data, chosen.isPending, isStopped, askAll, askChosen, ofLink]);
}
