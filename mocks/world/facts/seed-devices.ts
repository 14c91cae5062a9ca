import type { Platform } from '../apps/app.ts';

/** Devices as people hold them: a model, and the system on it. */
type Handsets = readonly (readonly [model: string, os: string, weight: number])[];

const apple: Handsets = [
  ['iPhone 17 Pro', 'iOS 26', 22],
  ['iPhone 16', 'iOS 26', 21],
  ['iPhone 16', 'iOS 18', 14],
  ['iPhone 15', 'iOS 18', 19],
  ['iPhone 15', 'iOS 17', 9],
  ['iPad', 'iOS 18', 15],
];
const android: Handsets = [
  ['Xiaomi 15', 'Android 16', 18],
  ['Xiaomi 15', 'Android 15', 9],
  ['OPPO Find X8', 'Android 15', 24],
  ['vivo X200', 'Android 15', 13],
  ['vivo X200', 'Android 14', 12],
  ['HUAWEI Mate 60', 'Android 14', 24],
];
const harmony: Handsets = [
  ['HUAWEI Mate 70', 'HarmonyOS 5', 44],
  ['HUAWEI Pura 80', 'HarmonyOS 5', 22],
  ['HUAWEI Pura 80', 'HarmonyOS 4', 11],
  ['HUAWEI nova 14', 'HarmonyOS 4', 23],
];
const all: Handsets = [
  ['iPhone 16', 'iOS', 38],
  ['Xiaomi 15', 'Android', 20],
  ['OPPO Find X8', 'Android', 17],
  ['vivo X200', 'Android', 14],
  ['HUAWEI Mate 70', 'HarmonyOS', 11],
];

/** What the people of a platform hold. */
export const handsets: Readonly<Record<Platform, Handsets>> = {
  iOS: apple,
  Android: android,
  Harmony: harmony,
  quickApp: android,
  H5: all,
  wx: all,
  wg: all,
  dg: all,
  selfBuilt: all,
};
