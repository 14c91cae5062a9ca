import { hash } from '../../../../world/random.ts';

/** One placement on one network: how much of the requests it has, how it does, and what is left of its estimate when it is settled. */
export interface AdCell {
  placement: string;
  format: string;
  network: string;
  size: number;
  /** How often nothing comes back, and how often what came is not shown, against others. */
  lacks: number;
  skips: number;
  /** What an impression earns, against others. */
  price: number;
  settles: number;
}

// Names that somebody typed: they are never translated.
const placements = [
  { placement: '通关奖励翻倍', format: 'rewarded', size: 30, skips: 0.7, price: 2.6 },
  { placement: '失败复活', format: 'rewarded', size: 18, skips: 0.6, price: 2.9 },
  { placement: '签到加倍', format: 'rewarded', size: 8, skips: 0.8, price: 2.2 },
  { placement: '关卡间插屏', format: 'interstitial', size: 20, skips: 1.1, price: 1.2 },
  { placement: '冷启动开屏', format: 'splash', size: 9, skips: 1.6, price: 0.9 },
  { placement: '大厅底部横幅', format: 'banner', size: 15, skips: 1.3, price: 0.12 },
] as const;

const networks = [
  { network: 'pangle', size: 42, lacks: 0.7, price: 1.15, settles: 0.985 },
  { network: 'tencent', size: 24, lacks: 0.9, price: 1.05, settles: 0.992 },
  { network: 'kuaishou', size: 16, lacks: 1.1, price: 0.95, settles: 0.978 },
  { network: 'mintegral', size: 10, lacks: 1.6, price: 0.8, settles: 0.964 },
  { network: 'unity', size: 8, lacks: 1.9, price: 0.85, settles: 0.971 },
] as const;

export const cells: readonly AdCell[] = placements.flatMap((place) =>
  networks.map((network) => ({
    placement: place.placement,
    format: place.format,
    network: network.network,
    size: place.size * network.size,
    lacks: network.lacks,
    skips: place.skips,
    price: place.price * network.price,
    settles: network.settles,
  })),
);

/** From how much less to how much more than usual a network has, over its weeks. */
const swing = 0.12;

/** What a network has of the requests, or earns with an impression, on one day against its usual: each goes up and down in weeks of its own, in every app otherwise. */
export function courseOf(of: 'size' | 'price', network: string, { app, day }: { app: number; day: number }): number {
  const seed = hash(of, network, app);
  const length = 40 + (seed % 50);
  return 1 + swing * Math.sin((2 * Math.PI * (day + (seed >>> 8))) / length);
}
