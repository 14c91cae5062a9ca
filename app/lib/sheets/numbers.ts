/** Whether `1,234` is one thousand or a bit more than one. */
export type NumberStyle = 'point' | 'comma';

const thousands = /^\d{1,3}(?:,\d{3})+$/;

/**
 * How the numbers of a column are written, found in all of them together: one `1.234,56` decides for all, and so does one `12,5`. Where
 * nothing decides, a point is one.
 */
export function numberStyleOf(texts: readonly string[]): NumberStyle {
  for (const text of texts) {
    const digits = text.replaceAll(/[^\d.,]/g, '');
    const [comma, point] = [digits.lastIndexOf(','), digits.lastIndexOf('.')];
    if (comma === -1) continue;
    if (point > comma) return 'point';
    if (point >= 0) return 'comma';
    if (!thousands.test(digits)) return 'comma';
  }
  return 'point';
}

const nothing = /^(?:[-–—]+|n\/?a|null|无|nan)?$/i;

/**
 * A number as people and programs write it. Null where nothing is written, NaN where it is no number.
 *
 *     toNumber('¥1,234.50', 'point')   1234.5       toNumber('（3）', 'point')   -3       toNumber('--', 'point')   null
 */
export function toNumber(text: string, style: NumberStyle): number | null {
  // Most cells of large sheets are plain digits.
  if (/^\d+(?:\.\d+)?$/.test(text) && (style === 'point' || !text.includes('.'))) return Number(text);
  const plain = text.normalize('NFKC').trim();
  if (nothing.test(plain)) return null;
  const isNegative = /^\(.*\)$/.test(plain) || /^[-−]/.test(plain);
  const unit = plain.endsWith('万') ? 10_000 : 1;
  const digits = plain.replaceAll(/[\s¥￥$€£'’()+\-−%万元]|cny|rmb|usd/gi, '');
  const written = style === 'point' ? digits.replaceAll(',', '') : digits.replaceAll('.', '').replace(',', '.');
  if (!/^\d*\.?\d+(?:e\d{1,2})?$/i.test(written)) return Number.NaN;
  const value = Number(written) * unit;
  return isNegative ? -value : value;
}
