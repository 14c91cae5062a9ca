import type { FigureStyle } from '#design-system';
import type { Cohorts } from '#app/api/reports/shapes.ts';

interface ScatterNames {
  measure: string;
  figures: FigureStyle;
  sizeName: string;
  dimension: string;
  counts?: { from: string; to: string };
  isCumulative?: boolean;
}

/**
 * Sources by how many came and what they are worth at an age. Both are of the same people: those of the days that are old enough, so that a
 * source is not as large as all of its installs while its value is that of a part of them.
 */
export function scatterOf(rows: Cohorts['rows'], age: number, names: ScatterNames) {
  const items = rows.flatMap(({ key, label, size, values, maturity, counted }) => {
    const value = values[age] ?? null;
    return maturity[age] === 'final' && value !== null ? [{ key, name: label, size: counted?.[age] ?? size ?? 0, value }] : [];
  });
  const all = items.reduce((sum, { size }) => sum + size, 0);
  return { ...names, items, mean: all ? items.reduce((sum, { size, value }) => sum + size * value, 0) / all : null };
}
