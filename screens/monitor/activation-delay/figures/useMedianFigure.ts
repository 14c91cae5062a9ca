import { useWords, type DayRange } from '#design-system';
import { reports } from '#app/api/reports/reports.ts';
import type { Distribution } from '#app/api/reports/shapes.ts';
import { scopeOf, type Report } from '#screens/kit/view/index.ts';
import { requestText, type CountedRow, type FollowedFigure } from '#screens/kit/why/index.ts';
import { ofBefore } from './asked.ts';
import { addedUp, medianOf, medianPath } from '../delays.ts';
import { stepsOf } from './useBucketFigure.ts';
import { useEdgeWords, useTimeWords } from '../useTimeWords.ts';
import { words } from '../words.ts';

/** The median of the compared period beside that of this one: how many were quicker, and in which stretch the half of them falls. */
export function useMedianFigure(report: Report, told: Distribution, before: Distribution | undefined): FollowedFigure | null {
  const t = useWords(words);
  const time = useTimeWords();
  const edgeTime = useEdgeWords();
  const { compared, days, app, state } = report;
  if (!compared || !before || state.whyAge?.of !== ofBefore.of) return null;
  const { against } = compared;
  const said = ({ edges }: Distribution, counts: ReturnType<typeof addedUp>) => {
    const median = medianOf(edges, counts);
    return median === null ? '–' : time(median);
  };
  const [now, earlier] = [addedUp(told.rows), addedUp(before.rows)];
  const path = medianPath(before.edges, earlier);
  const sideOf = ({ label, size, counts }: Distribution['rows'][number], { edges }: Distribution) => {
    const value = medianOf(edges, counts);
    return value === null ? undefined : { name: label, size, value, weight: size };
  };
  const counted = told.rows.flatMap((row): CountedRow[] => {
    const own = sideOf(row, told);
    const twin = before.rows.find(({ key }) => key === row.key);
    return own ? [{ ...own, before: twin && sideOf(twin, before) }] : [];
  });
  const question = ({ start, end }: DayRange) => ({ app: app.id, ...scopeOf(state, { start, end }), by: 'channel' as const });
  return {
    title: t.medianTitle,
    row: t.before,
    definition: t.medianMeans,
    value: said(before, earlier),
    aside: t.nowIs(said(told, now)),
    formula: null,
    ...(path && { steps: stepsOf(path, { value: said(before, earlier), t, edgeTime }) }),
    days: against,
    against: days,
    // The others are in the sum as well: the way to them is the next level.
    counted: counted.slice(0, 10),
    count: counted.length,
    leftOut: 0,
    heads: { name: t.channel, size: t.installsOf, value: t.median },
    say: time,
    metric: 'installs',
    told: before,
    requests: [days, against].map((range) => requestText(reports.delay, question(range))),
    next: { href: report.elsewhere('/monitor/campaigninfo', { period: against }), text: t.byChannelThen },
  };
}
