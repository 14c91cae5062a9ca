import { resolvePeriod, periodFromText, periodToText, type Day, type Period } from '#design-system';
import { plainOrder, type ExportOrder } from '#app/api/exports.ts';
import type { LinkPart } from '#app/lib/address/losses.ts';
import { isMetric, type MetricId } from '#app/lib/metrics/catalogue.ts';
import { formats } from '../../jobs/text/formatNames.ts';
import { choiceParam, recordParam, type Param, type ParamValues } from '#app/lib/urlState.ts';
import { filterFields, filterParams, narrowingIn, orderedFilters } from './filters.ts';

/** What a file can be broken down by. The day is a column of its own and stands first in the file. */
export const dimensions = ['day', ...filterFields] as const;
export type ExportDimension = (typeof dimensions)[number];
export type FieldId = ExportDimension | MetricId;

/** Some words of a list, in the order of their choice. */
const wordsParam = <Word extends string>(
  isWord: (text: string) => text is Word,
  fallback: readonly Word[],
  part: LinkPart,
): Param<readonly Word[]> => ({
  part,
  fallback,
  parse: (text) => distinctIn(text).filter(isWord),
  format: (chosen) => chosen.join('.'),
  passedOver: (text) => distinctIn(text).filter((one) => !isWord(one)).length,
});

const distinctIn = (text: string) => [...new Set(text.split('.'))];

const traffics = ['blended', 'paid', 'organic'] as const;

export const isDimension = (text: string): text is ExportDimension => dimensions.some((one) => one === text);

const period: Param<Period> = { name: 't', part: 'period', fallback: { preset: 'last30' }, parse: periodFromText, format: periodToText };

/** The selection stands in the address: a link shows a colleague the same, and nothing is lost by a reload. */
export const selectionParams = {
  report: { ...recordParam, part: 'report' as const },
  period,
  by: wordsParam(isDimension, ['day', 'campaign'], 'grouping'),
  columns: { ...wordsParam(isMetric, ['clicks', 'installs', 'installRate', 'registrations', 'active', 'cost'], 'column'), name: 'c' },
  ...filterParams,
  /** Ads, what came by itself, or both. */
  traffic: { ...choiceParam(traffics, 'blended'), part: 'traffic' as const },
  format: choiceParam(formats, 'csv'),
};

export type Selection = ParamValues<typeof selectionParams>;

interface OrderFacts {
  today: Day;
  name: string | null;
  language: ExportOrder['language'];
}

/** A selection as the service takes it: its columns in the order of the file. */
export function orderOf(selection: Selection, { today, name, language }: OrderFacts): ExportOrder {
  const { report, period, by, columns, traffic, format } = selection;
  const { start, end } = resolvePeriod(period, today);
  return {
    ...plainOrder,
    ...orderedFilters(selection),
    report,
    from: start,
    to: end,
    by: by.flatMap((one) => (one === 'day' ? [] : [one])),
    byDay: by.includes('day') ? 'day' : 'summary',
    columns: [...columns],
    traffic: traffic === 'blended' ? null : traffic,
    format,
    name,
    withSources: true,
    language,
  };
}

/** What a preset changes: everything but the dates. */
export function selectionOf(order: ExportOrder): Omit<Selection, 'period'> {
  const { report, by, byDay, columns, traffic, format } = order;
  return {
    ...narrowingIn(order),
    report,
    by: [...(byDay === 'day' ? (['day'] as const) : []), ...by.filter(isDimension)],
    columns: columns.filter(isMetric),
    traffic: traffic ?? 'blended',
    format,
  };
}

/** With a field added at the end, or taken away. The day stays first, as in the file. */
export function toggled<Field extends string>(chosen: readonly Field[], field: Field, isOn: boolean): Field[] {
  const others = chosen.filter((one) => one !== field);
  if (!isOn) return others;
  return field === 'day' ? [field, ...others] : [...others, field];
}

/** With a field one place further up or down. */
export function moved<Field extends string>(chosen: readonly Field[], field: Field, step: -1 | 1): Field[] {
  const from = chosen.indexOf(field);
  const to = from + step;
  if (from === -1 || to < 0 || to >= chosen.length) return [...chosen];
  const others = chosen.filter((one) => one !== field);
  return [...others.slice(0, to), field, ...others.slice(to)];
}
