import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Platform } from '#app/api/apps/shapes.ts';
import { reports } from '#app/api/reports/reports.ts';
import type { Report } from '#screens/kit/report/index.ts';
import { useBanner } from './useBanner.ts';

/** The calls that the overview of an app sends for its banner. */
function callsOf(platform: Platform): unknown[] {
  const cache = new QueryClient();
  const scope = { from: '2026-11-13', to: '2026-11-19' };
  // The banner reads nothing else of a report.
  const report = { app: { id: 1001, platform }, scope, compared: undefined, reader: { isPending: false } } as unknown as Report;
  const Page = () => {
    useBanner(report);
    return null;
  };
  renderToString(createElement(QueryClientProvider, { client: cache }, createElement(Page)));
  return [
    ...new Set(
      cache
        .getQueryCache()
        .getAll()
        .map(({ queryKey }) => queryKey[1]),
    ),
  ];
}

test.each([
  [reports.bannerOfH5.call, ['H5']],
  [reports.bannerOfMiniPrograms.call, ['wg', 'dg', 'wx']],
  [reports.banner.call, ['iOS', 'Android', 'Harmony', 'quickApp', 'selfBuilt']],
] as const)('%s is the banner of %j', (call, platforms) => {
  for (const platform of platforms) expect(callsOf(platform)).toEqual([call]);
});
