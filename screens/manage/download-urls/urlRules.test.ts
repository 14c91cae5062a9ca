import { expect, test } from 'vitest';
import { urlFault } from './urlRules.ts';

test.each([
  ['https://apps.apple.com/cn/app/id1', 'store', 'iOS', null],
  ['https://sj.qq.com/appdetail/a', 'store', 'iOS', 'store'],
  ['https://apps.apple.com.example/app/id1', 'store', 'iOS', 'store'],
  ['https://sj.qq.com/appdetail/a', 'store', 'Android', null],
  ['https://appgallery.huawei.com/app/C1', 'store', 'Harmony', null],
  ['https://apps.apple.com/cn/app/id1', 'store', 'Harmony', 'store'],
  ['https://dl.example/latest.apk?from=1', 'package', 'Android', null],
  ['https://dl.example/latest', 'package', 'Android', 'package'],
  ['http://old.example/download', 'page', 'Android', 'insecure'],
  [' https://www.example/autumn ', 'page', 'H5', null],
] as const)('%s as a %s of %s', (url, kind, platform, fault) => {
  expect(urlFault(url, kind, platform)).toBe(fault);
});
