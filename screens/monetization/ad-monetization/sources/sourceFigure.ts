import type { AdSources } from '#app/api/reports/adRevenue.ts';
import type { Param } from '#app/lib/urlState.ts';

export const sourceFigures = ['revenue', 'ecpm', 'requests', 'fills', 'fillRate', 'impressions', 'showRate', 'settled', 'against'] as const;

/** A figure of a network, a placement or a format, by its key. */
export interface SourceFigure {
  what: (typeof sourceFigures)[number];
  of: string;
}

/** `ecpm:pangle`: what a thousand impressions earn on one network. */
export const sourceFigure: Param<SourceFigure | null> = {
  fallback: null,
  parse: (text) => {
    const [word = '', ...key] = text.split(':');
    const what = sourceFigures.find((one) => one === word);
    const of = key.join(':');
    return what && of ? { what, of } : undefined;
  },
  format: (figure) => (figure ? `${figure.what}:${figure.of}` : ''),
};

export type SourceRow = AdSources['rows'][number];

/** The two parts of a rate; nothing where a figure is counted. */
export function partsOf(what: SourceFigure['what'], row: SourceRow): { part: number; whole: number; times: number } | null {
  if (what === 'ecpm') return { part: row.revenue, whole: row.impressions, times: 1000 };
  if (what === 'fillRate') return { part: row.fills, whole: row.requests, times: 1 };
  if (what === 'showRate') return { part: row.impressions, whole: row.fills, times: 1 };
  const estimate = row.settledEstimate ?? 0;
  return what === 'against' && row.settled !== null ? { part: row.settled - estimate, whole: estimate, times: 1 } : null;
}

/** A figure of a source; nothing where there is nothing to divide by, or nothing is settled. */
export function valueOf(what: SourceFigure['what'], row: SourceRow): number | null {
  if (what === 'ecpm' || what === 'fillRate' || what === 'showRate' || what === 'against') {
    const parts = partsOf(what, row);
    return parts && parts.whole ? (parts.part / parts.whole) * parts.times : null;
  }
  return row[what];
}
