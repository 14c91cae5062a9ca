import { ChartLine, Filter, Images, Layers } from 'lucide-react';
import { ChartPanel, Link, TopBars, TrendChart, useWords } from '#design-system';
import { useApp } from '#app/access/currentPage.ts';
import { LockedService } from '#screens/kit/locked/LockedService.tsx';
import { sampleAds, sampleTrend } from './sample.ts';
import { lockedWords } from './locked-words.ts';

/** What the details of ads would show. */
export function AdDetailsLocked() {
  const t = useWords(lockedWords);
  const { id } = useApp();
  return (
    <LockedService
      service="adDetails"
      name={t.name}
      promise={t.promise}
      points={[
        { icon: Images, title: t.ads, text: t.adsText },
        { icon: Layers, title: t.levels, text: t.levelsText },
        { icon: ChartLine, title: t.trend, text: t.trendText },
        { icon: Filter, title: t.filter, text: t.filterText },
      ]}
      now={<Link href={`/monitor/campaigninfo?app=${id}`}>{t.now}</Link>}
    >
      <ChartPanel title={t.best} isSample>
        <TopBars data={sampleAds(t)} size="roomy" />
      </ChartPanel>
      <ChartPanel title={t.course} isSample>
        <TrendChart data={sampleTrend(t)} kind="line" />
      </ChartPanel>
    </LockedService>
  );
}
