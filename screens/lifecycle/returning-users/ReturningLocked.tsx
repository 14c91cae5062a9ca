import { ChartLine, Coins, Route, Server } from 'lucide-react';
import { ChartPanel, FigureCell, FigureStrip, Link, Stat, TopBars, TrendChart, useWords, type Dataset } from '#design-system';
import { useApp } from '#app/access/currentPage.ts';
import { LockedService } from '#screens/kit/locked/LockedService.tsx';
import { lockedWords } from './locked-words.ts';

/** Invented, and marked so. */
const days = ['11-13', '11-14', '11-15', '11-16', '11-17', '11-18', '11-19'];
const returned = [412, 436, 458, 441, 470, 463, 489];
const byGap = [1460, 980, 520, 209];

/** What the analysis of returning users would show. It opens for whoever may see the menu entry of the page that it stands for (R-135, C-09). */
export function ReturningLocked() {
  const t = useWords(lockedWords);
  const { id } = useApp();
  const course: Dataset = {
    measure: t.returned,
    dimension: t.day,
    isAdditive: false,
    points: days.map((label) => ({ label })),
    series: [{ key: 'returned', name: t.returned, values: returned }],
  };
  const gaps: Dataset = {
    measure: t.returned,
    dimension: t.gap,
    points: [t.week, t.twoWeeks, t.month, t.longer].map((label) => ({ label })),
    series: [{ key: 'returned', name: t.returned, values: byGap }],
    whole: { value: byGap.reduce((sum, count) => sum + count, 0) },
  };
  return (
    <LockedService
      service="analysis"
      name={t.name}
      promise={t.promise}
      points={[
        { icon: ChartLine, title: t.who, text: t.whoText },
        { icon: Route, title: t.from, text: t.fromText },
        { icon: Coins, title: t.after, text: t.afterText },
        { icon: Server, title: t.servers, text: t.serversText },
      ]}
      now={<Link href={`/userlifecycle/useroverview?app=${id}`}>{t.now}</Link>}
    >
      <FigureStrip label={t.figures} isSample>
        <FigureCell>
          <Stat label={t.returned} value={3169} />
        </FigureCell>
        <FigureCell>
          <Stat label={t.stay} value={0.214} as={{ kind: 'percent', decimals: 1 }} />
        </FigureCell>
        <FigureCell>
          <Stat label={t.payRate} value={0.061} as={{ kind: 'percent', decimals: 1 }} />
        </FigureCell>
      </FigureStrip>
      <ChartPanel title={t.course} isSample>
        <TrendChart data={course} kind="line" />
      </ChartPanel>
      <ChartPanel title={t.byGap} isSample>
        <TopBars data={gaps} size="roomy" />
      </ChartPanel>
    </LockedService>
  );
}
