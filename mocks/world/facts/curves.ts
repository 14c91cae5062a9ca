import { between, hash } from '../random.ts';

/** The last age at which somebody who came is still counted. */
export const lastAge = 90;

/** The share that is still there at each age in days, next to the day after: falls for ever, ever more slowly. */
export const retentionShares: readonly number[] = Array.from({ length: lastAge + 1 }, (_, age) => (age === 0 ? 1 : age ** -0.62));

/** The share of all that a cohort ever pays which it has paid by the end of each age. Some of it comes late. */
export const paidShares: readonly number[] = Array.from({ length: lastAge + 1 }, (_, age) =>
  Math.min(1, 0.34 + 0.66 * (Math.log1p(age) / Math.log1p(lastAge))),
);

/** The share of those who ever paid that pays again at each age. */
export const payingShares: readonly number[] = Array.from({ length: lastAge + 1 }, (_, age) => (age === 0 ? 1 : 0.22 * age ** -0.5));

/** How the users of one ad behave, before seasonal effects. */
export interface Nature {
  /** Stands for the ad wherever chance is asked. */
  seed: number;
  clicksPerInstall: number;
  impressionsPerClick: number;
  duplicate: number;
  fraud: number;
  registers: number;
  pays: number;
  staysFirst: number;
  /** What one who pays spends in all, in fen. */
  worth: number;
  /** What one install costs, in fen. */
  price: number;
}

const prices = { feed: 1460, search: 1800, store: 950, video: 1290, social: 1550, network: 650, overseas: 4200, offline: 390 } as const;
const ratios = { feed: 26, search: 9, store: 5, video: 34, social: 24, network: 48, overseas: 22, offline: 2.4 } as const;

export function natureOf(ad: string, kind: keyof typeof prices, quality: number, fraud: number): Nature {
  const vary = (name: string) => between(0.82, 1.2, 'nature', ad, name);
  return {
    seed: hash('ad', ad),
    clicksPerInstall: ratios[kind] * vary('clicks') + 1,
    impressionsPerClick: between(28, 90, 'nature', ad, 'impressions'),
    duplicate: between(0.04, 0.16, 'nature', ad, 'duplicate'),
    fraud: fraud * vary('fraud'),
    registers: Math.min(0.92, 0.58 * quality * vary('registers')),
    pays: Math.min(0.3, 0.052 * quality * vary('pays')),
    staysFirst: Math.min(0.7, 0.36 * quality ** 0.6 * vary('stays')),
    worth: 32_000 * quality * vary('worth'),
    price: prices[kind] * vary('price'),
  };
}
