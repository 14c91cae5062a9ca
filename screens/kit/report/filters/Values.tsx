import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { figureText, MultiSelect, useProvenaLocale, type LoadOptions, type MultiSelectProps, type Option } from '#design-system';
import { reports } from '#app/api/reports/reports.ts';
import { searched, useNames, useRowNames } from '#screens/kit/report/answers/index.ts';
import { figureOf } from '#app/lib/metrics/figureOf.ts';
import { withParts } from '#app/lib/metrics/withParts.ts';
import type { Field, Report } from '#screens/kit/report/view/index.ts';

interface ValuesProps extends Pick<MultiSelectProps, 'label' | 'look' | 'isApplied' | 'placeholder' | 'max'> {
  report: Report;
  field: Field;
  value: readonly string[];
  onChange: (keys: string[]) => void;
}

/** Values of one field, found in the service: those of the period, the largest first, each with the number of the chart. */
export function Values({ report, field, value, onChange, ...rest }: ValuesProps) {
  const nameOf = useNames(report);
  const load = useValues(report, field);
  const known = value.map((key): Option => ({ id: idOf(key), label: nameOf(field, key) }));
  return <MultiSelect {...rest} options={load} known={known} value={value.map(idOf)} onChange={(ids) => onChange(ids.map(keyOf))} />;
}

/** Who searched for nothing has an empty keyword, and no list takes an empty id. */
const idOf = (key: string) => `=${key}`;
const keyOf = (id: string) => id.slice(1);

const size = 50;

function useValues({ app, name, days, state: { chart }, reader }: Report, field: Field): LoadOptions {
  const cache = useQueryClient();
  const rowName = useRowNames();
  const locale = useProvenaLocale();
  const question = useMemo(
    () => ({ app: app.id, report: name, by: field, metrics: withParts([chart], reader.visible) }),
    [app.id, name, field, chart, reader.visible],
  );
  return useCallback(
    async (search, _, after = '1') => {
      const page = Number(after);
      const asked = searched({ from: days.start, to: days.end }, field, search);
      const { rows, total } = await cache.fetchQuery(reports.rows({ ...question, ...asked, sort: chart, order: 'desc', page, size }));
      const options = rows.map((row) => ({
        id: idOf(row.key),
        label: rowName(row, field),
        note: figureText(row.values[chart] ?? null, locale, figureOf(chart)),
      }));
      return { options, ...(page * size < total && { next: String(page + 1) }) };
    },
    [cache, question, days, chart, field, rowName, locale],
  );
}
