import type { Column } from '#design-system';
import type { AdSources } from '#app/api/reports/adRevenue.ts';

export type SourceRow = AdSources['rows'][number];

/** What a figure of a source is called. */
export type SourceHeads = Readonly<
  Record<'name' | 'revenue' | 'ecpm' | 'requests' | 'fills' | 'fillRate' | 'impressions' | 'showRate' | 'settled' | 'against', string>
>;

const per = (part: number, whole: number, times = 1) => (whole ? (part / whole) * times : null);

/** What each source did. What is settled stands there where a day of it is. */
export function sourceColumns(heads: SourceHeads, nameOf: (key: string) => string, hasSettled: boolean): Column<SourceRow>[] {
  const money = { kind: 'money', decimals: 2 } as const;
  const whole = { kind: 'money' } as const;
  const share = { kind: 'percent', decimals: 1 } as const;
  const count = { kind: 'count' } as const;
  const figures: Column<SourceRow>[] = [
    { id: 'revenue', title: heads.revenue, value: ({ revenue }) => revenue, as: whole, width: 110, phone: 'aside' },
    { id: 'ecpm', title: heads.ecpm, value: (row) => per(row.revenue, row.impressions, 1000), as: money, width: 92, phone: 'half' },
    { id: 'requests', title: heads.requests, value: ({ requests }) => requests, as: count, width: 110, phone: 'half' },
    { id: 'fills', title: heads.fills, value: ({ fills }) => fills, as: count, width: 110 },
    { id: 'fillRate', title: heads.fillRate, value: (row) => per(row.fills, row.requests), as: share, width: 84, phone: 'half' },
    { id: 'impressions', title: heads.impressions, value: ({ impressions }) => impressions, as: count, width: 110 },
    { id: 'showRate', title: heads.showRate, value: (row) => per(row.impressions, row.fills), as: share, width: 84, phone: 'half' },
  ];
  const ofSettled: Column<SourceRow>[] = [
    { id: 'settled', title: heads.settled, value: ({ settled }) => settled, as: whole, width: 110, phone: 'half' },
    {
      id: 'against',
      title: heads.against,
      value: ({ settled, settledEstimate }) => (settled === null ? null : per(settled - (settledEstimate ?? 0), settledEstimate ?? 0)),
      as: share,
      width: 110,
      phone: 'half',
    },
  ];
  return [
    { id: 'name', title: heads.name, value: ({ key }) => nameOf(key), pin: 'start', width: 150, phone: 'title' },
    ...figures,
    ...(hasSettled ? ofSettled : []),
  ];
}
