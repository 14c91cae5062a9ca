import { ChartLine, Coins, Filter, Layers } from 'lucide-react';
import { ChartPanel, FigureCell, FigureStrip, Link, Stat, TopBars, TrendChart, useWords, type Dataset } from '#design-system';
import { useApp } from '#app/access/currentPage.ts';
import { LockedService } from '#screens/kit/locked/LockedService.tsx';
import { lockedWords } from './locked-words.ts';

/** Invented, and marked so. */
const days = ['11-13', '11-14', '11-15', '11-16', '11-17', '11-18', '11-19'];
const rewarded = [3120, 3260, 3410, 3380, 3290, 3450, 3520];
const others = [2300, 2360, 2530, 2480, 2400, 2520, 2580];
const spent = [2600, 2680, 2900, 2840, 2700, 2760, 2810];
const byFormat = [23_430, 11_010, 4_200, 1_960];
const money = { kind: 'money' } as const;

/** What ad buying and ad monetization would show side by side. Both pages lead here without their service (R-135, C-09). */
export function MonetizationLocked() {
  const t = useWords(lockedWords);
  const { id } = useApp();
  const course: Dataset = {
    measure: t.revenue,
    dimension: t.day,
    figures: money,
    points: days.map((label) => ({ label })),
    series: [
      { key: 'rewarded', name: t.rewarded, values: rewarded },
      { key: 'others', name: t.others, values: others, colour: 'tint' },
      { key: 'spent', name: t.spend, values: spent, drawnAs: 'line', colour: 2 },
    ],
  };
  const formats: Dataset = {
    measure: t.revenue,
    dimension: t.format,
    figures: money,
    points: [t.rewarded, t.interstitial, t.banner, t.splash].map((label) => ({ label })),
    series: [{ key: 'revenue', name: t.revenue, values: byFormat }],
    whole: { value: byFormat.reduce((sum, value) => sum + value, 0) },
  };
  return (
    <LockedService
      service="cashFlow"
      name={t.name}
      promise={t.promise}
      points={[
        { icon: Coins, title: t.both, text: t.bothText },
        { icon: Filter, title: t.funnel, text: t.funnelText },
        { icon: Layers, title: t.levels, text: t.levelsText },
        { icon: ChartLine, title: t.roas, text: t.roasText },
      ]}
      now={<Link href={`/monitor/campaigninfo?app=${id}`}>{t.now}</Link>}
    >
      <FigureStrip label={t.figures} isSample>
        <FigureCell>
          <Stat label={t.revenue} value={40_600} as={money} />
        </FigureCell>
        <FigureCell>
          <Stat label={t.ecpm} value={42.6} as={{ kind: 'money', decimals: 2 }} />
        </FigureCell>
        <FigureCell>
          <Stat label={t.fill} value={0.931} as={{ kind: 'percent', decimals: 1 }} />
        </FigureCell>
      </FigureStrip>
      <ChartPanel title={t.course} isSample>
        <TrendChart data={course} kind="stackedColumn" />
      </ChartPanel>
      <ChartPanel title={t.byFormat} isSample>
        <TopBars data={formats} size="roomy" />
      </ChartPanel>
    </LockedService>
  );
}
