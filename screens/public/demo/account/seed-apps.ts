import type { Platform } from '#app/api/apps/shapes.ts';

/** The sample apps of the demo account, one of each platform (R-237, G-08). A test holds them against what that account is told. */
export const sampleApps: readonly { id: number; name: string; platform: Platform }[] = [
  { id: 1001, name: '星海远征', platform: 'iOS' },
  { id: 1002, name: '星海远征', platform: 'Android' },
  { id: 1003, name: '星海远征', platform: 'Harmony' },
  { id: 1004, name: '云岫快读', platform: 'quickApp' },
  { id: 1005, name: '星海远征预约站', platform: 'H5' },
  { id: 1006, name: '星海商城', platform: 'wx' },
  { id: 1007, name: '星海小冲刺', platform: 'wg' },
  { id: 1008, name: '星海小冲刺', platform: 'dg' },
  { id: 1009, name: '星海自建站', platform: 'selfBuilt' },
];
