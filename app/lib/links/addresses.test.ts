import { expect, test } from 'vitest';
import { isDeepLink, isRouteTarget } from './addresses.ts';

test('a deep link has a scheme of an app, or is a whole web address', () => {
  expect(['xinghai://event/autumn', 'https://www.xinghai.example/open', ' market://details?id=a '].map(isDeepLink)).toEqual([
    true,
    true,
    true,
  ]);
  expect(['event/autumn', 'xinghai://', 'https://xinghai', 'JavaScript://x%0aalert(1)', 'a://b c'].map(isDeepLink)).toEqual(
    Array(5).fill(false),
  );
});

test('each case of a template takes what can be led to', () => {
  const faults = (field: 'installed' | 'missing' | 'failing', ...texts: string[]) => texts.filter((text) => !isRouteTarget(field, text));
  expect(faults('installed', '', 'xinghai://a', 'xinghai.example/a')).toEqual(['xinghai.example/a']);
  expect(
    faults('missing', 'AppGallery · C101', '厂商商店优先', 'itms-apps://a', 'https://a.example', 'dl.a.example/b.apk', 'https://a'),
  ).toEqual(['dl.a.example/b.apk', 'https://a']);
  expect(faults('failing', ' ', 'https://a.example/x', 'xinghai://a', 'a.example')).toEqual(['xinghai://a', 'a.example']);
});
