import { Delta, type Column, type useWords } from '#design-system';
import type { ReportLimits } from '#app/api/ours/apps/limits.ts';
import { FigureCard, type ExplainedFigure } from '#screens/kit/question/index.ts';
import { isPast, type ReasonShares, type Sums } from '../fraud.ts';
import type { FraudFigure } from '../useFraudFigure.ts';
import type { words } from '../words.ts';

export interface FraudRow extends Sums, ReasonShares {
  rate: number | null;
  /** Since the compared period, in the days that are judged. */
  change: number | null;
}

export interface Explaining {
  figureOf: (figure: FraudFigure) => ExplainedFigure | null;
  onExplain: (figure: FraudFigure) => void;
}

interface FraudColumns<Row> extends Explaining {
  t: ReturnType<typeof useWords<typeof words>>;
  limits: ReportLimits;
  isCompared: boolean;
  /** What stands behind the rate of a row. */
  figure: (row: Row) => FraudFigure;
}

/** What is said of a channel as of where it has bought: the rate, by how much it changed, the two reasons that the app has limits for, and the counts. */
export const fraudColumns = <Row extends FraudRow>(given: FraudColumns<Row>): Column<Row>[] => {
  const { t, limits, isCompared, figure, figureOf, onExplain } = given;
  const change: Column<Row> = {
    id: 'change',
    title: t.change,
    value: (row) => row.change,
    cell: (row) => <Delta value={row.change} kind="points" welcome="down" />,
    as: { kind: 'points' },
    width: 92,
    phone: 'half',
  };
  const share = (id: keyof ReasonShares, title: string): Column<Row> => ({
    id,
    title,
    value: (row) => row[id],
    as: { kind: 'percent' },
    state: (row) => (isPast(row[id], limits[id]) ? 'alarm' : undefined),
    width: 92,
    phone: 'half',
  });
  const count = (id: string, title: string, width: number, value: (row: Row) => number): Column<Row> => ({
    id,
    title,
    value,
    as: { kind: 'count' },
    width,
    phone: 'half',
  });
  return [
    {
      id: 'rate',
      title: t.rate,
      value: ({ rate }) => rate,
      as: { kind: 'percent' },
      width: 92,
      phone: 'aside',
      explain: (row) => <FigureCard of={figureOf(figure(row))} onOpen={() => onExplain(figure(row))} />,
    },
    ...(isCompared ? [change] : []),
    share('injection', t.injectionShare),
    share('flooding', t.floodingShare),
    count('claimed', t.claimed, 110, ({ attributed, blocked }) => attributed + blocked),
    count('blocked', t.blocked, 110, ({ blocked }) => blocked),
    count('flagged', t.flagged, 120, ({ flagged }) => flagged),
  ];
};
