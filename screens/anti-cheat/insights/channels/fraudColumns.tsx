import { Delta, type Column, type useWords } from '#design-system';
import { isPast } from '#app/lib/report-limits/outliers.ts';
import { FigureCard, type ExplainedFigure } from '#screens/kit/question/index.ts';
import type { alarmsOf, ReasonShares, Sums } from '../fraud.ts';
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
  /** From which shares on a cell is marked. */
  alarms: ReturnType<typeof alarmsOf>;
  isCompared: boolean;
  /** What a figure is of in a row. */
  of: (row: Row) => Omit<FraudFigure, 'what'>;
}

/** What is said of a channel as of where it has bought: the rate, by how much it changed, the two reasons that the app has limits for, and the counts. */
export const fraudColumns = <Row extends FraudRow>(given: FraudColumns<Row>): Column<Row>[] => {
  const { t, alarms, isCompared, of, figureOf, onExplain } = given;
  const explain = (what: FraudFigure['what']) => (row: Row) => {
    const figure = { ...of(row), what };
    return <FigureCard of={figureOf(figure)} onOpen={() => onExplain(figure)} />;
  };
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
    state: (row) => (isPast(row[id], alarms[id]) ? 'alarm' : undefined),
    width: 92,
    phone: 'half',
    explain: explain(id),
  });
  // A count is a part of its share, and the share tells both.
  const count = (
    id: string,
    what: FraudFigure['what'],
    column: { title: string; width: number; value: (row: Row) => number },
  ): Column<Row> => ({
    ...column,
    id,
    as: { kind: 'count' },
    phone: 'half',
    explain: explain(what),
  });
  return [
    {
      id: 'rate',
      title: t.rate,
      value: ({ rate }) => rate,
      as: { kind: 'percent' },
      width: 92,
      phone: 'aside',
      explain: explain('rate'),
    },
    ...(isCompared ? [change] : []),
    share('injection', t.injectionShare),
    share('flooding', t.floodingShare),
    count('claimed', 'rate', { title: t.claimed, width: 110, value: ({ attributed, blocked }) => attributed + blocked }),
    count('blocked', 'blocked', { title: t.blocked, width: 110, value: ({ blocked }) => blocked }),
    count('flagged', 'flagged', { title: t.flagged, width: 120, value: ({ flagged }) => flagged }),
  ];
};
