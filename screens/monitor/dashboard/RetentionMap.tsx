import { useQuery } from '@tanstack/react-query';
import { addDays, AsyncView, ChartPanel, CohortMap, Link, Skeleton, useWords, type Dataset } from '#design-system';
import { useHere } from '#app/access/here.ts';
import { isAdmin } from '#app/access/role.ts';
import { reports } from '#app/api/reports/reports.ts';
import type { Cohorts } from '#app/api/reports/shapes.ts';
import type { Report } from '#screens/kit/view/index.ts';
import { words } from './words.ts';

const page = 'useroverview@userlifecycle';
const ages = [1, 2, 3, 4, 5, 6, 7];
const followed = new Set(['iOS', 'Android', 'Harmony', 'quickApp']);

/** Whether this reader may see who came back here: never on H5, and only with the flag and the page it belongs to. */
export function useMaySeeRetention({ app, reader }: Report): boolean {
  const { viewer } = useHere().standing;
  const mayOpen = viewer !== null && (isAdmin(viewer.role) || viewer.isDemo || viewer.menus.get(page)?.canView === true);
  return followed.has(app.platform) && reader.flags.retention && mayOpen;
}

/** Who came back, of the last eight days of the period. The rest is a page of its own. */
export function RetentionMap({ of: report }: { of: Report }) {
  const t = useWords(words);
  const { app, scope, days } = report;
  const { keywords: _, countries: __, systems: ___, models: ____, ...ofAds } = scope;
  const from = addDays(days.end, -7) > days.start ? addDays(days.end, -7) : days.start;
  const cohorts = useQuery(reports.retention({ app: app.id, ...ofAds, from, by: 'day' }));
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
        {(told) => <CohortMap data={datasetOf(told, t)} sizeName={t.installs} floor={5} breaks={breaks} />}
      </AsyncView>
    </ChartPanel>
  );
}

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
