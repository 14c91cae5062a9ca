/** The box that the course is drawn in; stretched to whatever room there is. */
export const box = { width: 100, height: 28, margin: 3 };

/**
 * The path of a course over evenly spaced days, lowest at the bottom, highest at the top. A gap (`null`) breaks the line,
 * a day between two gaps is a dot, a course without change runs through the middle.
 *
 *     linePathOf([1, 3])        'M0 25L100 3'
 *     linePathOf([1, null, 3])  'M0 25h0M100 3h0'
 */
export function linePathOf(values: readonly (number | null)[]): string {
  const { lowest, highest } = extremes(values) ?? { lowest: 0, highest: 0 };
  const step = values.length > 1 ? box.width / (values.length - 1) : 0;
  const span = box.height - 2 * box.margin;
  const y = (value: number) => (highest === lowest ? box.height / 2 : box.margin + span * (1 - (value - lowest) / (highest - lowest)));
  const isMissing = (index: number) => typeof values[index] !== 'number';
  return values
    .map((value, index) => {
      if (value === null) return '';
      const point = `${round(index * step)} ${round(y(value))}`;
      if (!isMissing(index - 1)) return `L${point}`;
      return isMissing(index + 1) ? `M${point}h0` : `M${point}`;
    })
    .join('');
}

/** First, last, lowest and highest of what there is; nothing where there is nothing. */
export function extremes(values: readonly (number | null)[]) {
  const known = values.filter((value) => value !== null);
  const [first] = known;
  const last = known.at(-1);
  if (first === undefined || last === undefined) return undefined;
  return { first, last, lowest: Math.min(...known), highest: Math.max(...known) };
}

const round = (value: number) => Math.round(value * 10) / 10;
