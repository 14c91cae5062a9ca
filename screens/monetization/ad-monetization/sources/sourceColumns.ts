import type { ReactNode } from 'react';
import type { Column, FigureStyle } from '#design-system';
import { sourceFigures, valueOf, type SourceFigure, type SourceRow } from './sourceFigure.ts';

/** What the figures of a source are called. */
export type SourceHeads = Readonly<Record<'name' | SourceFigure['what'], string>>;

const money = { kind: 'money' } as const;
const share = { kind: 'percent', decimals: 1 } as const;
const count = { kind: 'count' } as const;

/** How each figure reads. */
export const sourceStyles: Readonly<Record<SourceFigure['what'], FigureStyle>> = {
  revenue: money,
  ecpm: { kind: 'money', decimals: 2 },
  requests: count,
  fills: count,
  fillRate: share,
  impressions: count,
  showRate: share,
  settled: money,
  against: share,
};

/** The narrow ones; and those that a card of a phone leaves out. */
const widths: Readonly<Partial<Record<SourceFigure['what'], number>>> = { ecpm: 92, fillRate: 84, showRate: 84 };
const notOnPhone = new Set<SourceFigure['what']>(['fills', 'impressions']);
const ofSettled = new Set<SourceFigure['what']>(['settled', 'against']);

interface SourceColumns {
  heads: SourceHeads;
  nameOf: (key: string) => string;
  /** Whether a day is settled: then what is settled has columns. */
  hasSettled: boolean;
  /** What is said of a figure beside it. */
  explain?: (figure: SourceFigure) => ReactNode;
  /** The name of a row, where it leads somewhere. */
  nameCell?: (row: SourceRow) => ReactNode;
}

/** What each source did. */
export function sourceColumns({ heads, nameOf, hasSettled, explain, nameCell }: SourceColumns): Column<SourceRow>[] {
  const shown = sourceFigures.filter((what) => hasSettled || !ofSettled.has(what));
  return [
    {
      id: 'name',
      title: heads.name,
      value: ({ key }) => nameOf(key),
      pin: 'start',
      width: 150,
      phone: 'title',
      ...(nameCell && { cell: nameCell }),
    },
    ...shown.map((what): Column<SourceRow> =>
      Object.assign(
        { id: what, title: heads[what], value: (row: SourceRow) => valueOf(what, row), as: sourceStyles[what], width: widths[what] ?? 110 },
        !notOnPhone.has(what) && { phone: what === 'revenue' ? ('aside' as const) : ('half' as const) },
        explain && { explain: ({ key }: SourceRow) => explain({ what, of: key }) },
      ),
    ),
  ];
}
