import type { Platform } from '../apps/app.ts';

type Weighted = readonly (readonly [name: string, weight: number])[];

const apple: Weighted = [
  ['iOS 26', 46],
  ['iOS 18', 38],
  ['iOS 17', 16],
];
const applePhones: Weighted = [
  ['iPhone 17 Pro', 24],
  ['iPhone 16', 34],
  ['iPhone 15', 27],
  ['iPad', 15],
];
const android: Weighted = [
  ['Android 16', 28],
  ['Android 15', 39],
  ['Android 14', 33],
];
const androidPhones: Weighted = [
  ['Xiaomi 15', 26],
  ['OPPO Find X8', 25],
  ['vivo X200', 25],
  ['HUAWEI Mate 70', 24],
];
const harmony: Weighted = [
  ['HarmonyOS 5', 64],
  ['HarmonyOS 4', 36],
];
const harmonyPhones: Weighted = [
  ['HUAWEI Mate 70', 44],
  ['HUAWEI Pura 80', 33],
  ['HUAWEI nova 14', 23],
];
const both: Weighted = [
  ['iOS', 38],
  ['Android', 51],
  ['HarmonyOS', 11],
];
const bothPhones: Weighted = [
  ['iPhone 16', 38],
  ['Xiaomi 15', 22],
  ['OPPO Find X8', 20],
  ['vivo X200', 20],
];

/** The systems and devices that the people of a platform have. */
export const devices: Readonly<Record<Platform, { systems: Weighted; models: Weighted }>> = {
  iOS: { systems: apple, models: applePhones },
  Android: { systems: android, models: androidPhones },
  Harmony: { systems: harmony, models: harmonyPhones },
  quickApp: { systems: android, models: androidPhones },
  H5: { systems: both, models: bothPhones },
  wx: { systems: both, models: bothPhones },
  wg: { systems: both, models: bothPhones },
  dg: { systems: both, models: bothPhones },
  selfBuilt: { systems: both, models: bothPhones },
};
