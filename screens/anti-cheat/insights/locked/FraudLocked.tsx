import { ChartLine, FileCheck, MessagesSquare, ShieldCheck } from 'lucide-react';
import {
  ChartPanel,
  FigureCell,
  FigureStrip,
  Link,
  Stat,
  TopBars,
  TrendChart,
  useWords,
  type Dataset,
  type Maturity,
} from '#design-system';
import { useApp } from '#app/access/currentPage.ts';
import { LockedService } from '#screens/kit/locked/LockedService.tsx';
import { lockedWords } from './locked-words.ts';

/** Invented, and marked so. */
const days = ['11-06', '11-07', '11-08', '11-09', '11-10', '11-11', '11-12', '11-13', '11-14', '11-15', '11-16', '11-17', '11-18', '11-19'];
const blocked = [60, 77, 85, 74, 102, 118, 119, 79, 78, 84, 61, 75, 79, 76];
const flagged = [27, 36, 38, 34, 46, 53, 54, 26, 24, 23, 16, 17, 15, 14];
const byReason = [612, 551, 312, 115];
const sum = (values: readonly number[]) => values.reduce((all, one) => all + one, 0);

/** What fraud protection would show. Its menu is there for those whose fake status neither hides nor opens it (R-137, R-138, C-08). */
export function FraudLocked() {
  const t = useWords(lockedWords);
  const { id } = useApp();
  const course: Dataset = {
    measure: t.fraud,
    dimension: t.day,
    welcome: 'down',
    openReason: t.open,
    points: days.map((label) => ({ label })),
    series: [
      { key: 'blocked', name: t.blocked, values: blocked, colour: 1 },
      {
        key: 'flagged',
        name: t.flagged,
        values: flagged,
        colour: 2,
        maturity: days.map((_, index): Maturity => (index < days.length - 7 ? 'final' : 'open')),
      },
    ],
  };
  const reasons: Dataset = {
    measure: t.fraud,
    dimension: t.reason,
    welcome: 'down',
    points: [t.injection, t.flooding, t.emulator, t.repeated].map((label) => ({ label })),
    series: [{ key: 'fraud', name: t.fraud, values: byReason }],
    whole: { value: sum(byReason) },
  };
  return (
    <LockedService
      service="fake"
      name={t.name}
      promise={t.promise}
      points={[
        { icon: ShieldCheck, title: t.apart, text: t.apartText },
        { icon: MessagesSquare, title: t.reasons, text: t.reasonsText },
        { icon: FileCheck, title: t.evidence, text: t.evidenceText },
        { icon: ChartLine, title: t.delays, text: t.delaysText },
      ]}
      now={<Link href={`/monitor/effectevaluate?app=${id}`}>{t.now}</Link>}
    >
      <FigureStrip label={t.figures} isSample>
        <FigureCell>
          <Stat label={t.fraud} value={sum(byReason)} previous={1500} welcome="down" />
        </FigureCell>
        <FigureCell>
          <Stat label={t.blocked} value={sum(blocked)} previous={1131} welcome="down" />
        </FigureCell>
        <FigureCell>
          <Stat label={t.flagged} value={sum(flagged)} previous={369} welcome="down" />
        </FigureCell>
        <FigureCell>
          <Stat label={t.rate} value={0.026} as={{ kind: 'percent' }} welcome="down" />
        </FigureCell>
      </FigureStrip>
      <ChartPanel title={t.course} isSample>
        <TrendChart data={course} kind="stackedColumn" />
      </ChartPanel>
      <ChartPanel title={t.byReason} isSample>
        <TopBars data={reasons} size="roomy" />
      </ChartPanel>
    </LockedService>
  );
}
