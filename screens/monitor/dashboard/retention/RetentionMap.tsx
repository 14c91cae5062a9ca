import { useQuery } from '@tanstack/react-query';
import { memo } from 'react';
import { addDays, AsyncView, ChartPanel, CohortMap, dayCount, Link, Skeleton, useWords, type Dataset, type DayRange } from '#design-system';
import { useHere } from '#app/access/here.ts';
import { isAdmin } from '#app/access/role.ts';
import { reports } from '#app/api/reports/reports.ts';
import type { Cohorts } from '#app/api/reports/shapes.ts';
import { meanBefore, sameDays } from '#screens/kit/figures/index.ts';
import { FollowedDrawer } from '#screens/kit/why/index.ts';
import type { Report } from '#screens/kit/view/index.ts';
import { words } from '../words.ts';
import { useRetentionFigure } from './useRetentionFigure.ts';

const page = 'useroverview@userlifecycle';
const ages = [1, 2, 3, 4, 5, 6, 7];
const followed = new Set(['iOS', 'Android', 'Harmony', 'quickApp']);

/** Whether this reader may see who came back here: never on H5, and only with the flag and the page it belongs to. */
export function useMaySeeRetention({ app, reader }: Report): boolean {
  const { viewer } = useHere().standing;
  const mayOpen = viewer !== null && (isAdmin(viewer.role) || viewer.isDemo || viewer.menus.get(page)?.canView === true);
  return followed.has(app.platform) && reader.flags.retention && mayOpen;
}

/** Who came back, of the last eight days of the period, above them the mean of the same days of the compared one. The rest is a page of its own. */
export const RetentionMap = memo(function RetentionMap({ of: report }: { of: Report }) {
  const t = useWords(words);
  const { app, scope, days, compared } = report;
  const { keywords: _, countries: __, systems: ___, models: ____, ...ofAds } = scope;
  const from = addDays(days.end, -7) > days.start ? addDays(days.end, -7) : days.start;
  const question = { app: app.id, ...ofAds, by: 'day' as const };
  const cohorts = useQuery(reports.retention({ ...question, from }));
  const against = compared && from <= compared.of.end ? samePart(compared, from) : null;
  const before = useQuery({
    ...reports.retention({ ...question, from: against?.against.start ?? from, to: against?.against.end ?? ofAds.to }),
    enabled: against !== null,
  });
  const same = against ? sameDays(cohorts.data, before.data, against) : [];
  const previous = {
    values: ages.map((age) => meanBefore(same, age)),
    size: same.reduce((all, one) => all + one.before.size, 0),
  };
  const figure = useRetentionFigure(report, { told: cohorts.data, same, days: { start: from, end: days.end }, against: against?.against });
  return (
    <ChartPanel
      title={t.retention}
      note={t.percent}
      actions={<Link href={`/userlifecycle/useroverview?app=${app.id}`}>{t.retentionAll}</Link>}
    >
      <AsyncView
        of={cohorts}
        skeleton={<Skeleton shape="block" height={232} />}
        explain={() => ({ title: t.failed, cause: t.failedCause })}
      >
        {(told) => (
          <CohortMap
            data={datasetOf(told, t)}
            sizeName={t.installs}
            floor={5}
            breaks={breaks}
            {...(same.length > 0 && { previous })}
            onAsk={(of, point) => report.set({ whyAge: { of, age: ages[point] ?? 1 } })}
          />
        )}
      </AsyncView>
      <FollowedDrawer of={asFollowed(report)} figure={figure} />
    </ChartPanel>
  );
});

/** Of both periods the part from a day of this one on. */
function samePart({ of, against }: NonNullable<Report['compared']>, from: DayRange['start']) {
  const passed = dayCount({ start: of.start, end: from }) - 1;
  return { of: { ...of, start: from }, against: { ...against, start: addDays(against.start, passed) } };
}

/** Where somebody is and on what is not known of who is followed: what narrows to that was not asked. */
const asFollowed = (report: Report): Report => {
  const filters = report.state.filters.filter(({ field }) => !['country', 'os', 'model', 'keyword'].includes(field));
  return { ...report, state: { ...report.state, filters } };
};

const breaks = [0.14, 0.17, 0.2, 0.23, 0.27, 0.31, 0.35, 0.4];

function datasetOf(
  { rows }: Cohorts,
  t: { retention: string; installDay: string; firstAge: string; age: (days: number) => string },
): Dataset {
  return {
    measure: t.retention,
    dimension: t.installDay,
    reading: 'in-order',
    figures: { kind: 'percent', decimals: 1 },
    points: ages.map((age) => ({ label: age === 1 ? t.firstAge : t.age(age) })),
    series: rows
      .toSorted((a, b) => Number(a.key < b.key) - Number(a.key > b.key))
      .map(({ key, label, size, values, maturity }) => ({
        key,
        name: label.slice(5),
        size,
        values: ages.map((age) => values[age] ?? null),
        maturity: ages.map((age) => maturity[age] ?? 'none'),
      })),
  };
}
