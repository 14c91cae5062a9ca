import { useQuery } from '@tanstack/react-query';
import { memo } from 'react';
import { addDays, AsyncView, ChartPanel, CohortMap, dayCount, Link, Skeleton, useWords, type DayRange } from '#design-system';
import { useMay } from '#app/access/may.ts';
import { useRetentionDay } from '#app/lib/periods/useRetentionDay.ts';
import { reports } from '#app/api/reports/reports.ts';
import { cohortDataset, cohortsBefore, compareDays, useWithoutMissing, type CohortCell } from '#screens/kit/cohorts/index.ts';
import { FigureDrawer, type Question } from '#screens/kit/question/index.ts';
import type { Report } from '#screens/kit/report/index.ts';
import { words } from '../words.ts';
import { useRetentionFigure } from './useRetentionFigure.ts';

const page = 'useroverview@userlifecycle';
const ages = [1, 2, 3, 4, 5, 6, 7];
const platforms = new Set(['iOS', 'Android', 'Harmony', 'quickApp']);

/** Whether this reader may see who came back here: never on H5, and only with the flag and the page it belongs to. */
export function useMaySeeRetention({ app, reader }: Report): boolean {
  const mayOpen = useMay(`view ${page}`);
  return platforms.has(app.platform) && reader.flags.retention && mayOpen;
}

/** Who came back, of the last eight days of the period, above them the mean of the same days of the compared one. The rest is a page of its own. */
export const RetentionMap = memo(function RetentionMap({ of: question }: { of: Question<unknown, CohortCell> }) {
  const t = useWords(words);
  const { app, days: period, compared: periods } = question;
  const retentionDay = useRetentionDay(app.id);
  const report = withKnownFilters(question);
  const start = addDays(period.end, -7) > period.start ? addDays(period.end, -7) : period.start;
  const days = { start, end: period.end };
  const select = useWithoutMissing(report)({ span: 1, isCumulative: false });
  const call = (range: DayRange) => ({
    ...reports.retention({ app: app.id, ...report.scope, from: range.start, to: range.end, by: 'day' }),
    select,
  });
  const cohorts = useQuery(call(days));
  const same = periods && start <= periods.of.end ? from(periods, start) : undefined;
  const before = useQuery({ ...call(same?.against ?? days), enabled: same !== undefined });
  const compared = compareDays(same && cohorts.data, before.data, same ?? { of: days, against: days });
  const figure = useRetentionFigure(report, question.explained, { answer: cohorts.data, compared, days, against: same?.against });
  return (
    <ChartPanel
      title={t.retention}
      note={t.percent(retentionDay)}
      actions={<Link href={`/userlifecycle/useroverview?app=${app.id}`}>{t.retentionAll}</Link>}
    >
      <AsyncView of={cohorts} skeleton={<Skeleton shape="grid" height={232} />} explain={() => ({ title: t.failed, cause: t.failedCause })}>
        {({ rows }) => (
          <CohortMap
            data={cohortDataset(
              rows.toSorted((a, b) => Number(a.key < b.key) - Number(a.key > b.key)),
              ages,
              {
                measure: t.retention,
                dimension: t.installDay,
                day: (age) => (age === 1 ? t.firstAge : t.age(age)),
                nameOf: ({ label }) => label.slice(5),
                within: { span: 1, days },
              },
            )}
            sizeName={t.installs}
            floor={5}
            {...(compared.pairs.length > 0 && { previous: cohortsBefore(rows, ages, compared, 1) })}
            onAsk={(of, point) => question.explain({ of, age: ages[point] ?? 1 })}
          />
        )}
      </AsyncView>
      <FigureDrawer of={question} figure={figure} />
    </ChartPanel>
  );
});

/** Of both periods the part from a day of this one on. */
function from({ of, against }: NonNullable<Report['compared']>, day: DayRange['start']) {
  const passed = dayCount({ start: of.start, end: day }) - 1;
  return { of: { ...of, start: day }, against: { ...against, start: addDays(against.start, passed) } };
}

const unknown = new Set(['country', 'os', 'model', 'keyword', 'resolution', 'language', 'network', 'carrier', 'appVersion']);

/** Where somebody is and on what is not known of who is followed over days: those filters are not used here. */
function withKnownFilters(report: Report): Report {
  const { path, filters } = report.state;
  const state = {
    ...report.state,
    path: path.filter(({ level }) => !unknown.has(level)),
    filters: filters.filter(({ field }) => !unknown.has(field)),
  };
  return { ...report, state };
}
