import type { DataFlag } from '../../api/reports/shapes.ts';
import type { Loss } from '../../lib/address/losses.ts';
import { catalogue } from '../../lib/metrics/catalogue.ts';

/**
 * The same losses, with those apart for which the reader had the right while the page stood open: nobody's link asked for too much then. `seen`
 * is the data that they have seen on it.
 */
export const withLost = (losses: readonly Loss[], seen: readonly DataFlag[]): readonly Loss[] =>
  losses.flatMap((loss): readonly Loss[] => {
    const { cause, flags = [], metrics } = loss;
    const taken = flags.filter((flag) => seen.includes(flag));
    if (cause !== 'access' || taken.length === 0) return [loss];
    if (taken.length === flags.length || !metrics) return [{ ...loss, cause: 'lost' }];
    const isTaken = (flag: DataFlag | undefined) => flag !== undefined && taken.includes(flag);
    const part = (of: typeof metrics, by: readonly DataFlag[]) => ({ count: of.length, metrics: of, flags: by });
    return [
      {
        ...loss,
        ...part(
          metrics.filter((metric) => !isTaken(catalogue[metric].flag)),
          flags.filter((flag) => !isTaken(flag)),
        ),
      },
      {
        ...loss,
        cause: 'lost',
        ...part(
          metrics.filter((metric) => isTaken(catalogue[metric].flag)),
          taken,
        ),
      },
    ];
  });
