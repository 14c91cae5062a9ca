import { addDays, periodFromText, periodToText, type Day, type Period } from '#design-system';
import { choiceParam, textParam, type Param } from '#app/lib/urlState.ts';

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

/** What is searched, over which days, and how it is shown. */
export const logParams = (today: Day) => ({
  by: choiceParam(idKinds, 'device'),
  value: { ...textParam, name: 'q' },
  period: periodParam(today),
  view: choiceParam(['journey', 'all'], 'journey'),
  selection: { ...choiceParam(logSelections, 'all'), name: 'logs' },
  /** The id of the log that is open. */
  open: { ...textParam, name: 'id' },
});
