/** Numbers to sort by, in the order of the rows. NaN is a row without a value. */
export interface SortLevel {
  keys: Float64Array;
  isDescending: boolean;
}

const digitBits = 16;
const buckets = 1 << digitBits;
const last = 0xffff_ffff;

/**
 * The places 0…count−1 in the order of the keys, the first level ruling. Equal ones keep their order; what has no value stands last in
 * both directions.
 *
 * A radix sort: 50,000 rows take 3 ms, where a comparator over a typed array takes 40 and one over row objects some hundred.
 */
export function sortedPlaces(count: number, levels: readonly SortLevel[]): Uint32Array<ArrayBuffer> {
  let order = Uint32Array.from({ length: count }, (_, place) => place);
  for (const level of levels.toReversed()) {
    // A stable sort by the least digit first, and by the least level first, leaves everything in order at the end.
    const [high, low] = wordsOf(level);
    for (const [words, shift] of [
      [low, 0],
      [low, digitBits],
      [high, 0],
      [high, digitBits],
    ] as const)
      order = byDigit(order, words, shift);
  }
  return order;
}

function byDigit(order: Uint32Array<ArrayBuffer>, words: Uint32Array, shift: number): Uint32Array<ArrayBuffer> {
  const ends = new Uint32Array(buckets);
  const digitOf = (place: number) => ((words[place] ?? 0) >>> shift) & (buckets - 1);
  for (const place of order) ends[digitOf(place)] = (ends[digitOf(place)] ?? 0) + 1;
  if (order.length && ends[digitOf(order[0] ?? 0)] === order.length) return order;
  for (let bucket = 1; bucket < buckets; bucket += 1) ends[bucket] = (ends[bucket] ?? 0) + (ends[bucket - 1] ?? 0);
  const sorted = new Uint32Array(order.length);
  for (let at = order.length - 1; at >= 0; at -= 1) {
    const place = order[at] ?? 0;
    const end = (ends[digitOf(place)] ?? 0) - 1;
    ends[digitOf(place)] = end;
    sorted[end] = place;
  }
  return sorted;
}

/**
 * The bits of a floating-point number, turned so that they sort as whole numbers do: the sign bit of positive ones is set, negative
 * ones are inverted.
 */
function wordsOf({ keys, isDescending }: SortLevel): [high: Uint32Array, low: Uint32Array] {
  const high = new Uint32Array(keys.length);
  const low = new Uint32Array(keys.length);
  const view = new DataView(new ArrayBuffer(8));
  keys.forEach((key, place) => {
    // Adding zero makes −0 and 0 the same bits.
    view.setFloat64(0, key + 0);
    const top = view.getUint32(0);
    const isInverted = top >>> 31 === 1;
    const sign = isInverted ? last : 0x8000_0000;
    const turned = isDescending ? last : 0;
    high[place] = Number.isNaN(key) ? last : top ^ sign ^ turned;
    low[place] = Number.isNaN(key) ? last : view.getUint32(4) ^ (isInverted ? last : 0) ^ turned;
  });
  return [high, low];
}
