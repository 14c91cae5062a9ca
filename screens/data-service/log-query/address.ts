import { addDays, periodFromText, periodToText, type Day, type DayRange, type Period } from '#design-system';
import { filtersFromText, filtersToText, type LogFilter } from '#app/api/ours/data/logFilters.ts';
import { choiceParam, recordParam, textParam, type Param } from '#app/lib/urlState.ts';

export const idKinds = ['device', 'order', 'account', 'click'] as const;
export type IdKind = (typeof idKinds)[number];

/** What the service narrows all logs to. */
export const logSelections = ['all', 'session', 'block'] as const;

/** The last thirty days with today, which the presets leave out: what has just happened is looked for most. */
const periodParam = (today: Day): Param<Period> => ({
  name: 't',
  fallback: { start: addDays(today, -29), end: today },
  parse: periodFromText,
  format: periodToText,
});

/** A link that is sent names its days also where they are the usual ones, which would be others tomorrow. */
export function withDays(address: URL, { start, end }: DayRange): URL {
  address.searchParams.set('t', periodToText({ start, end }));
  return address;
}

/** Conditions that were made of values of logs. */
const whereParam: Param<readonly LogFilter[]> = {
  name: 'where',
  part: 'filter',
  isTyped: true,
  fallback: [],
  parse: filtersFromText,
  format: filtersToText,
};

/** What is searched, over which days, and how it is shown. */
export const logParams = (today: Day) => ({
  by: choiceParam(idKinds, 'device'),
  value: { ...textParam, name: 'q' },
  period: periodParam(today),
  view: choiceParam(['journey', 'all'], 'journey'),
  selection: { ...choiceParam(logSelections, 'all'), name: 'logs' },
  where: whereParam,
  /** The id of the log that is open. */
  open: { ...recordParam, name: 'id' },
});
