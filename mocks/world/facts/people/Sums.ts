import { factCount } from '../fact.ts';

/** How many sums stand side by side: by campaign and day there may be a million of them. */
const sumsAtOnce = 256;

/** Sums of facts by key. */
export class Sums {
  readonly all = new Map<string, Float64Array>();
  private room = new Float64Array(0);

  of(key: string): Float64Array {
    let sum = this.all.get(key);
    if (!sum) this.all.set(key, (sum = this.fresh()));
    return sum;
  }

  private fresh(): Float64Array {
    const from = (this.all.size % sumsAtOnce) * factCount;
    if (from === 0) this.room = new Float64Array(sumsAtOnce * factCount);
    return this.room.subarray(from, from + factCount);
  }
}
