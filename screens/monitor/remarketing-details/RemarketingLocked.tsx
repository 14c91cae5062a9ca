import { Coins, Route, Target, Users } from 'lucide-react';
import { ChartPanel, FigureCell, FigureStrip, Link, Stat, TrendChart, useWords, type Dataset } from '#design-system';
import { useApp } from '#app/access/currentPage.ts';
import { LockedService } from '#screens/kit/locked/LockedService.tsx';
import { lockedWords } from './locked-words.ts';

/** Invented, and marked so. */
const days = ['11-13', '11-14', '11-15', '11-16', '11-17', '11-18', '11-19'];
const back = [320, 341, 336, 372, 401, 420, 455];
const paid = [31, 33, 36, 35, 44, 47, 52];

/** What remarketing would show. */
export function RemarketingLocked() {
  const t = useWords(lockedWords);
  const { id } = useApp();
  const data: Dataset = {
    measure: t.wakes,
    dimension: t.day,
    points: days.map((label) => ({ label })),
    series: [
      { key: 'wakes', name: t.wakes, values: back },
      { key: 'payers', name: t.payers, values: paid },
    ],
  };
  return (
    <LockedService
      service="arouse"
      name={t.name}
      promise={t.promise}
      points={[
        { icon: Users, title: t.who, text: t.whoText },
        { icon: Route, title: t.path, text: t.pathText },
        { icon: Coins, title: t.worth, text: t.worthText },
        { icon: Target, title: t.apart, text: t.apartText },
      ]}
      now={<Link href={`/monitor/campaigninfo?app=${id}`}>{t.now}</Link>}
    >
      <FigureStrip label={t.figures} isSample>
        <FigureCell>
          <Stat label={t.wakes} value={2645} />
        </FigureCell>
        <FigureCell>
          <Stat label={t.payers} value={278} />
        </FigureCell>
        <FigureCell>
          <Stat label={t.rate} value={0.1051} as={{ kind: 'percent' }} />
        </FigureCell>
      </FigureStrip>
      <ChartPanel title={t.course} isSample>
        <TrendChart data={data} kind="line" />
      </ChartPanel>
    </LockedService>
  );
}
