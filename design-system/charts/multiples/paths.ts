import type { Value } from '../dataset/dataset.ts';
import type { ValueScale } from '../plot/scale/value-scale.ts';

const round = (value: number) => Number(value.toFixed(2));

/** The stretches of known values, each a list of points in the drawing. */
function stretches(values: readonly Value[], { min, max }: ValueScale, height: number): [x: number, y: number][][] {
  const found: [number, number][][] = [];
  let open: [number, number][] | undefined;
  for (const [x, value] of values.entries()) {
    if (value === null || !Number.isFinite(value)) {
      open = undefined;
      continue;
    }
    const point: [number, number] = [x, round(height - ((value - min) / (max - min)) * height)];
    if (open) open.push(point);
    else found.push((open = [point]));
  }
  return found;
}

/** A line that breaks where a value is missing. */
export function linePath(values: readonly Value[], scale: ValueScale, height: number): string {
  return stretches(values, scale, height)
    .filter(({ length }) => length > 1)
    .map((points) => `M${points.map((point) => point.join(' ')).join('L')}`)
    .join('');
}

/** Points alone, which no line shows: a dash so short that its round ends make a dot. */
export function dotPath(values: readonly Value[], scale: ValueScale, height: number): string {
  return stretches(values, scale, height)
    .filter(({ length }) => length === 1)
    .map(([point = [0, 0]]) => `M${point.join(' ')}h0.01`)
    .join('');
}

/** The ground under the line. */
export function areaPath(values: readonly Value[], scale: ValueScale, height: number): string {
  return stretches(values, scale, height)
    .map(
      (points) => `M${points[0]?.[0]} ${height}${points.map((point) => `L${point.join(' ')}`).join('')}L${points.at(-1)?.[0]} ${height}Z`,
    )
    .join('');
}
