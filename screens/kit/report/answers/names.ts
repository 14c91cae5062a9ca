import { useQueries, useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { figureText, useProvenaLocale, useWords } from '#design-system';
import { channels } from '#app/api/channels/channels.ts';
import { reports } from '#app/api/reports/reports.ts';
import type { ReportRow } from '#app/api/reports/shapes.ts';
import { deviceName } from '#app/lib/glossary/devices.ts';
import { useListNames } from '#app/lib/channels/useListNames.ts';
import { useMediaName } from '#app/lib/glossary/useMediaName.ts';
import { metricWords } from '#app/lib/metrics/words.ts';
import { figureOf } from '#app/lib/metrics/figureOf.ts';
import { narrowed, type Field, type Filter, type Limit, type Report } from '#screens/kit/report/view/index.ts';
import { levelWords } from './words.ts';

/** The names of channels, by their keys: rows of campaigns bring the key only. */
export function useChannelNames({ app }: Report): (key: string | null) => string {
  const { data } = useQuery(channels.inUse({ app: app.id }));
  const mediaName = useMediaName();
  return useCallback((key) => mediaName(data?.find(({ id }) => String(id) === key)?.name ?? key ?? ''), [data, mediaName]);
}

/** What a row is called. Nothing has a name of its own where there is no group, or no keyword; a country comes as its code. */
export function useRowNames(): (row: Pick<ReportRow, 'key' | 'label'>, by: string) => string {
  const locale = useProvenaLocale();
  const levels = useWords(levelWords);
  const mediaName = useMediaName();
  return useCallback(
    (row, by) => {
      const device = deviceName(by, row.key, locale);
      if (device !== null) return device;
      // Organic has a row of its own at every level, named by the service.
      return mediaName(row.label) || (row.key === '0' ? levels.withoutGroup : levels.withoutKeyword);
    },
    [levels, locale, mediaName],
  );
}

/** What goes by an id; a country goes by its code, and a keyword is its own name. */
const byId = new Set<Field>(['group', 'campaign', 'ad', 'adGroup']);

interface NamedRows {
  field: Field;
  keys: readonly string[];
  isLeftOut: boolean;
  /** Undefined until they are told. */
  rows: readonly ReportRow[] | undefined;
}

/** What the address narrows to by an id, and the rows that bear the names. */
export function useNamedRows({ app, name, state, days }: Report): readonly NamedRows[] {
  const scope = { from: days.start, to: days.end };
  const { data: inUse } = useQuery(channels.inUse({ app: app.id }));
  // No list has organic, which the report counts as a channel.
  const isUnlisted = (key: string) => inUse !== undefined && !inUse.some(({ id }) => String(id) === key);
  const wanted = [
    ...state.path.map(({ level, key }) => ({ field: level, keys: [key], isLeftOut: false })),
    ...state.filters,
    ...state.segments.flatMap((segment) => ('app' in segment ? [] : [{ ...segment, isLeftOut: false }])),
  ].filter(({ field, keys }) => byId.has(field) || (field === 'channel' && keys.some(isUnlisted)));
  const told = useQueries({
    queries: wanted.map(({ field, keys }) =>
      reports.rows({ app: app.id, report: name, ...narrowed(scope, field, keys), by: field, metrics: ['clicks'] }),
    ),
  });
  return wanted.map(({ field, keys, isLeftOut }, index) => ({ field, keys, isLeftOut, rows: told[index]?.data?.rows }));
}

/** Names of what the period has no row of. Campaigns are listed where one channel is chosen. */
export function useListedNames({ app, name, state }: Report, named: readonly NamedRows[]) {
  const channels = [...state.path.map(({ level, key }) => ({ field: level, keys: [key], isLeftOut: false })), ...state.filters];
  const one = channels.find(({ field, keys, isLeftOut }) => field === 'channel' && keys.length === 1 && !isLeftOut)?.keys[0];
  const unnamed = named.filter(({ keys, rows }) => rows && !keys.every((key) => rows.some((row) => row.key === key)));
  const wanted = { isApple: name === 'asacampaigninfo', channel: one ? Number(one) : null, unnamed: unnamed.map(({ field }) => field) };
  return useListNames({ app: app.id, ...wanted });
}

/** The names of all that the address names: stops on the way down, filters, segments. Until they are told, their keys. */
export function useNames(report: Report): (field: Field, key: string) => string {
  const nameOf = useRowNames();
  const channelName = useChannelNames(report);
  const named = useNamedRows(report);
  const listedName = useListedNames(report, named);
  return (field, key) => {
    const row = named.flatMap((one) => (one.field === field ? (one.rows ?? []) : [])).find((one) => one.key === key);
    return !row && field === 'channel' ? channelName(key) : nameOf(row ?? { key, label: listedName(field, key) ?? key }, field);
  };
}

/** What a limit is called: 激活 > 100. */
export function useLimitNames(): (limit: Limit) => { label: string; value: string } {
  const names = useWords(metricWords);
  const locale = useProvenaLocale();
  return ({ metric, isMore, value }) => ({
    label: names[metric],
    value: `${isMore ? '>' : '<'} ${figureText(value, locale, figureOf(metric))}`,
  });
}

/** What a narrowing is called: one value by its name, several by their number, what is left out as such. */
export function useFilterNames(report: Report): (filter: Pick<Filter, 'field' | 'keys'> & { isLeftOut?: boolean }) => string {
  const t = useWords(levelWords);
  const nameOf = useNames(report);
  return ({ field, keys, isLeftOut }) => {
    const [key = ''] = keys;
    const value = keys.length > 1 ? t.items(String(keys.length)) : nameOf(field, key);
    return `${isLeftOut ? t.leftOut(t[field]) : t[field]} ${value}`;
  };
}
